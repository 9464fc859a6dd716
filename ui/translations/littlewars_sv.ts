<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>BoardWords</name>
    <message>
        <source>%1 stands still</source>
        <translation>%1 står kvar</translation>
    </message>
    <message>
        <source>The 3rd Army waits</source>
        <translation>3:e armén väntar</translation>
    </message>
    <message>
        <source>The 3rd Army enters at %1</source>
        <translation>3:e armén kommer in vid %1</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Inget anfall</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <translation>Anfall mot %1</translation>
    </message>
    <message>
        <source>No retreat</source>
        <translation>Ingen reträtt</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Reträtt till %1</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Ryck fram</translation>
    </message>
    <message>
        <source>No advance</source>
        <translation>Ryck inte fram</translation>
    </message>
    <message>
        <source>Attacker %1, defender %2</source>
        <translation>Anfallare %1, försvarare %2</translation>
    </message>
    <message>
        <source>%1 is called</source>
        <translation>%1 ropas</translation>
    </message>
    <message>
        <source>fires at %1</source>
        <translation>skjuter på %1</translation>
    </message>
    <message>
        <source>Besiegers</source>
        <translation>Belägrare</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Försvarare</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>Japan</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Ryssland</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Vit</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Röd</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Marskalk</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Överste</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Major</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapten</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Löjtnant</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sergeant</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Minör</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Spanare</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bomb</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Fana</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Återtåg</translation>
    </message>
    <message>
        <source>I cannot move</source>
        <translation>Jag kan inte flytta</translation>
    </message>
    <message>
        <source>Thrown: %1</source>
        <translation>Kastat: %1</translation>
    </message>
    <message>
        <source>%1 is huffed</source>
        <translation>%1 blåses</translation>
    </message>
    <message>
        <source>Throw two dice: one for the attacker, one for the defender.</source>
        <translation>Kasta två tärningar: en för anfallaren, en för försvararen.</translation>
    </message>
    <message>
        <source>Throw one die.</source>
        <translation>Kasta en tärning.</translation>
    </message>
    <message>
        <source>Set up the army, and tell its ranks in secret.</source>
        <translation>Ställ upp armén och ange graderna i hemlighet.</translation>
    </message>
    <message>
        <source>Share out the strength, in secret.</source>
        <translation>Fördela styrkan i hemlighet.</translation>
    </message>
    <message>
        <source>Call a strength.</source>
        <translation>Ropa en styrka.</translation>
    </message>
    <message>
        <source>Whom does the unit attack?</source>
        <translation>Vem anfaller enheten?</translation>
    </message>
    <message>
        <source>Retreat one hex, or stand fast.</source>
        <translation>Dra tillbaka en hex, eller håll stånd.</translation>
    </message>
    <message>
        <source>Advance into the emptied hex, or stay.</source>
        <translation>Ryck in i den tömda hexen, eller stanna.</translation>
    </message>
    <message>
        <source>Place the defenders on two points of the fort.</source>
        <translation>Ställ försvararna på två punkter i fortet.</translation>
    </message>
    <message>
        <source>Move on the board.</source>
        <translation>Flytta på brädet.</translation>
    </message>
    <message>
        <source>Take %1 off %2.</source>
        <translation>Ta bort %1 från %2.</translation>
    </message>
    <message>
        <source>Put %1 on %2, in place of %3.</source>
        <translation>Ställ %1 på %2 i stället för %3.</translation>
    </message>
    <message>
        <source>Put %1 on %2.</source>
        <translation>Ställ %1 på %2.</translation>
    </message>
    <message>
        <source>river −1</source>
        <translation>flod −1</translation>
    </message>
    <message>
        <source>mountain −1</source>
        <translation>berg −1</translation>
    </message>
    <message>
        <source>fortress ½</source>
        <translation>fästning ½</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>Drag %1 · %2</translation>
    </message>
    <message>
        <source>Not legal · %1</source>
        <translation>Inte tillåtet · %1</translation>
    </message>
    <message>
        <source>%1 wins: %2.</source>
        <translation>%1 vinner: %2.</translation>
    </message>
    <message>
        <source>The game is drawn: %1.</source>
        <translation>Oavgjort: %1.</translation>
    </message>
    <message>
        <source>Throw for %1: its men, in thousands.</source>
        <translation>Kasta för %1: dess män i tusental.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>captured</source>
        <translation>erövrad</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>i strid</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>omstridd</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>ur strid</translation>
    </message>
    <message>
        <source>It is %1&apos;s from now on.</source>
        <translation>Den tillhör %1 från och med nu.</translation>
    </message>
    <message>
        <source>It may be moved or fired, not both.</source>
        <translation>Den får flyttas eller avfyras, inte båda.</translation>
    </message>
    <message>
        <source>Enemies stand in reach and the crew is short: neither moved nor fired.</source>
        <translation>Fiender är inom räckhåll och besättningen för liten: varken flytt eller eld.</translation>
    </message>
    <message>
        <source>The crew is short: neither moved nor fired.</source>
        <translation>Besättningen är för liten: varken flytt eller eld.</translation>
    </message>
    <message>
        <source>Gun %1 · %2</source>
        <translation>Kanon %1 · %2</translation>
    </message>
    <message>
        <source>Crew within %1: %2 of %3 needed (section 6).</source>
        <translation>Besättning inom %1: %2 av %3 som behövs (regel 6).</translation>
    </message>
    <message>
        <source>Enemies past the axle: %1 of %2 needed to capture.</source>
        <translation>Fiender förbi axeln: %1 av %2 som behövs för erövring.</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Fångar</translation>
    </message>
    <message>
        <source>Without a guard in reach: %1.</source>
        <translation>Utan vakt inom räckhåll: %1.</translation>
    </message>
    <message>
        <source>Freed, and disarmed until back over their own line: %1.</source>
        <translation>Befriade, och avväpnade tills de är tillbaka över egen linje: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more than their guards can hold.</source>
        <comment>prisoners</comment>
        <translation>
            <numerusform>%n mer än vakterna kan hålla.</numerusform>
            <numerusform>%n fler än vakterna kan hålla.</numerusform>
        </translation>
    </message>
    <message>
        <source>A guard within %1 holds a prisoner, and one guard holds at most %2 (section 5).</source>
        <translation>En vakt inom %1 håller en fånge, och en vakt håller högst %2 (regel 5).</translation>
    </message>
    <message>
        <source>%1 went %2; %3 is allowed.</source>
        <translation>%1 gick %2; %3 är tillåtet.</translation>
    </message>
    <message>
        <source>%1 moved or fired with a crew of %2; %3 are needed.</source>
        <translation>%1 flyttade eller sköt med en besättning på %2; %3 behövs.</translation>
    </message>
    <message>
        <source>%1 both moved and fired.</source>
        <translation>%1 både flyttade och sköt.</translation>
    </message>
    <message>
        <source>%1 fired %2 shots; %3 are allowed.</source>
        <translation>%1 sköt %2 skott; %3 är tillåtna.</translation>
    </message>
    <message>
        <source>The prisoner %1 moved %2 without a guard who could take him there.</source>
        <translation>Fången %1 flyttade %2 utan en vakt som kunde ta honom dit.</translation>
    </message>
    <message>
        <source>%1 of the other side was moved %2.</source>
        <translation>%1 på andra sidan flyttades %2.</translation>
    </message>
    <message>
        <source>%1 and %2 stand too close.</source>
        <translation>%1 och %2 står för nära.</translation>
    </message>
    <message>
        <source>Move not allowed</source>
        <translation>Otillåtet drag</translation>
    </message>
    <message>
        <source>Measured in a straight line from where it stood when the move began; the way walked is never shorter (section 7).</source>
        <translation>Mätt i rak linje från där den stod när draget började; vägen den gick är aldrig kortare (regel 7).</translation>
    </message>
    <message>
        <source>Nothing to rule</source>
        <translation>Inget att döma</translation>
    </message>
    <message>
        <source>red</source>
        <translation>röd</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blå</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>inches</comment>
        <translation>%1 tum</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count and side, e.g. 6 red</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Equal numbers: all are killed.</source>
        <translation>Lika många: alla stupar.</translation>
    </message>
    <message>
        <source>%1 is isolated.</source>
        <translation>%1 är isolerad.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is supported by %n.</source>
        <comment>men</comment>
        <translation>
            <numerusform>%1 understöds av %n man.</numerusform>
            <numerusform>%1 understöds av %n man.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody falls.</source>
        <translation>Ingen stupar.</translation>
    </message>
    <message>
        <source>%1 fall.</source>
        <translation>%1 stupar.</translation>
    </message>
    <message>
        <source>%1 and %2: %3 ± %4 mm apart; contact is %5 or less.</source>
        <translation>%1 och %2: %3 ± %4 mm isär; kontakt är %5 eller mindre.</translation>
    </message>
    <message>
        <source>no men</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>%1 is the smaller force, %2 men. In reach to support it: %3. Fewer than half its number means isolated (section 3).</source>
        <translation>%1 är den mindre styrkan, %2 man. Inom räckhåll för stöd: %3. Färre än hälften betyder isolerad (regel 3).</translation>
    </message>
    <message>
        <source>Every man within %1 of a man in contact takes part (section 4).</source>
        <translation>Varje man inom %1 från en man i kontakt deltar (regel 4).</translation>
    </message>
    <message>
        <source>An isolated force loses as many prisoners as the other side has men more, at most all; the rest fall, man for man (section 4.5).</source>
        <translation>En isolerad styrka förlorar så många fångar som den andra sidan har man fler, högst alla; resten stupar man mot man (regel 4.5).</translation>
    </message>
    <message>
        <source>A supported force falls man for man; nobody is taken (section 4.5).</source>
        <translation>En understödd styrka stupar man mot man; ingen tas till fånga (regel 4.5).</translation>
    </message>
    <message>
        <source>%1 and %2: %3 ± %4 mm apart; contact is %5. In contact?</source>
        <translation>%1 och %2: %3 ± %4 mm isär; kontakt är %5. I kontakt?</translation>
    </message>
    <message>
        <source>%1 and %2: %3 apart; the reach is %4. Within reach?</source>
        <translation>%1 och %2: %3 isär; räckvidden är %4. Inom räckhåll?</translation>
    </message>
    <message>
        <source>Move %1 · %2 moved</source>
        <translation>Drag %1 · %2 drog</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Närstrid</translation>
    </message>
    <message>
        <source>%1 %2 are taken prisoner.</source>
        <translation>%1 %2 tas till fånga.</translation>
    </message>
    <message>
        <source>Perhaps a melee</source>
        <translation>Kanske en närstrid</translation>
    </message>
    <message>
        <source>The camera can&apos;t tell whether these men are in contact. Look, and settle the close call of the melee beside it.</source>
        <translation>Kameran kan inte avgöra om dessa män är i kontakt. Titta, och avgör tveksamheten i närstriden bredvid.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source> in</source>
        <translation> tum</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>isolerade</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>understödda</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>inte isolerade</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>i strid</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>omstridd</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>erövrad</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>ur strid</translation>
    </message>
    <message>
        <source>moving…</source>
        <translation>flyttar…</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>tum</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The defenders are placed</source>
        <translation>Försvararna står</translation>
    </message>
    <message>
        <source>A step</source>
        <translation>Ett steg</translation>
    </message>
    <message>
        <source>Huffed, and a step</source>
        <translation>Blåst, och ett steg</translation>
    </message>
    <message>
        <source>A capture</source>
        <translation>Ett slag</translation>
    </message>
    <message>
        <source>The army is set up</source>
        <translation>Armén är uppställd</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Ett drag</translation>
    </message>
    <message>
        <source>A scout runs</source>
        <translation>En spanare springer</translation>
    </message>
    <message>
        <source>No move is left</source>
        <translation>Inget drag återstår</translation>
    </message>
    <message>
        <source>The flag is taken</source>
        <translation>Fanan är tagen</translation>
    </message>
    <message>
        <source>The miner clears the bomb</source>
        <translation>Minören röjer bomben</translation>
    </message>
    <message>
        <source>The bomb holds</source>
        <translation>Bomben håller</translation>
    </message>
    <message>
        <source>The spy takes the marshal</source>
        <translation>Spionen tar marskalken</translation>
    </message>
    <message>
        <source>Equal ranks</source>
        <translation>Lika grader</translation>
    </message>
    <message>
        <source>The attacker wins</source>
        <translation>Anfallaren vinner</translation>
    </message>
    <message>
        <source>The defender wins</source>
        <translation>Försvararen vinner</translation>
    </message>
    <message>
        <source>The strength is shared out</source>
        <translation>Styrkan är fördelad</translation>
    </message>
    <message>
        <source>The unit stands still</source>
        <translation>Enheten står kvar</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Ut från kartan</translation>
    </message>
    <message>
        <source>The 3rd Army enters</source>
        <translation>3:e armén kommer in</translation>
    </message>
    <message>
        <source>The 3rd Army waits</source>
        <translation>3:e armén väntar</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Återtåg</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Ett anfall</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Inget anfall</translation>
    </message>
    <message>
        <source>A strength is called</source>
        <translation>En styrka är ropad</translation>
    </message>
    <message>
        <source>Both lose 1</source>
        <translation>Båda förlorar 1</translation>
    </message>
    <message>
        <source>The attacker loses 1</source>
        <translation>Anfallaren förlorar 1</translation>
    </message>
    <message>
        <source>The defender loses 1</source>
        <translation>Försvararen förlorar 1</translation>
    </message>
    <message>
        <source>The attacker loses 2</source>
        <translation>Anfallaren förlorar 2</translation>
    </message>
    <message>
        <source>The defender loses 2</source>
        <translation>Försvararen förlorar 2</translation>
    </message>
    <message>
        <source>A retreat</source>
        <translation>En reträtt</translation>
    </message>
    <message>
        <source>An advance</source>
        <translation>En framryckning</translation>
    </message>
    <message>
        <source>The unit stays</source>
        <translation>Enheten stannar</translation>
    </message>
    <message>
        <source>A plate is mustered</source>
        <translation>En bricka är bemannad</translation>
    </message>
    <message>
        <source>The die is thrown</source>
        <translation>Tärningen är kastad</translation>
    </message>
    <message>
        <source>Shots are fired</source>
        <translation>Skott är avlossade</translation>
    </message>
    <message>
        <source>Kyrkslätt: whites near it fall</source>
        <translation>Kyrkslätt: vita i närheten stupar</translation>
    </message>
    <message>
        <source>Pahakoski bridge: lost</source>
        <translation>Pahakoski bro: förlorad</translation>
    </message>
    <message>
        <source>Björneborg: sent to Pahakoski</source>
        <translation>Björneborg: skickad till Pahakoski</translation>
    </message>
    <message>
        <source>Vammala: sent to Pahakoski</source>
        <translation>Vammala: skickad till Pahakoski</translation>
    </message>
    <message>
        <source>Varkaus: six thousand men</source>
        <translation>Varkaus: sex tusen man</translation>
    </message>
    <message>
        <source>Hangö: another throw</source>
        <translation>Hangö: ett kast till</translation>
    </message>
    <message>
        <source>Kymmene bridge: lost</source>
        <translation>Kymmene bro: förlorad</translation>
    </message>
    <message>
        <source>Mäntyharju: the move ends</source>
        <translation>Mäntyharju: draget slutar</translation>
    </message>
    <message>
        <source>Tammerfors: reds near it fall</source>
        <translation>Tammerfors: röda i närheten stupar</translation>
    </message>
    <message>
        <source>Viborg: six thousand men</source>
        <translation>Viborg: sex tusen man</translation>
    </message>
    <message>
        <source>no defender is left</source>
        <translation>ingen försvarare är kvar</translation>
    </message>
    <message>
        <source>the fort is taken</source>
        <translation>fortet är taget</translation>
    </message>
    <message>
        <source>the defenders are shut in</source>
        <translation>försvararna är instängda</translation>
    </message>
    <message>
        <source>too few besiegers are left</source>
        <translation>för få belägrare är kvar</translation>
    </message>
    <message>
        <source>the besiegers cannot move</source>
        <translation>belägrarna kan inte flytta</translation>
    </message>
    <message>
        <source>too long without a capture</source>
        <translation>för länge utan slag</translation>
    </message>
    <message>
        <source>neither side can move</source>
        <translation>ingen sida kan flytta</translation>
    </message>
    <message>
        <source>a supply hex is taken</source>
        <translation>en försörjningshex är tagen</translation>
    </message>
    <message>
        <source>no Japanese unit is left</source>
        <translation>ingen japansk enhet är kvar</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>tiden är ute</translation>
    </message>
    <message>
        <source>no plate is left</source>
        <translation>ingen bricka är kvar</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spelet är slut</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Inte nu</translation>
    </message>
    <message>
        <source>Not a place for the defenders</source>
        <translation>Ingen plats för försvararna</translation>
    </message>
    <message>
        <source>This piece cannot be huffed</source>
        <translation>Den pjäsen kan inte blåsas</translation>
    </message>
    <message>
        <source>Not your piece</source>
        <translation>Inte din pjäs</translation>
    </message>
    <message>
        <source>No piece stands there</source>
        <translation>Där står ingen pjäs</translation>
    </message>
    <message>
        <source>Besiegers do not capture</source>
        <translation>Belägrare slår inte</translation>
    </message>
    <message>
        <source>The place is taken</source>
        <translation>Platsen är upptagen</translation>
    </message>
    <message>
        <source>No line leads there</source>
        <translation>Ingen linje leder dit</translation>
    </message>
    <message>
        <source>No step backward</source>
        <translation>Inget steg bakåt</translation>
    </message>
    <message>
        <source>Not along this line</source>
        <translation>Inte längs denna linje</translation>
    </message>
    <message>
        <source>Not away from the middle</source>
        <translation>Inte bort från mitten</translation>
    </message>
    <message>
        <source>A capture must be made</source>
        <translation>Ett slag måste göras</translation>
    </message>
    <message>
        <source>Nothing to capture there</source>
        <translation>Inget att slå där</translation>
    </message>
    <message>
        <source>The capture must go on</source>
        <translation>Slaget måste fortsätta</translation>
    </message>
    <message>
        <source>Bombs and flag do not move</source>
        <translation>Bomber och fana flyttar inte</translation>
    </message>
    <message>
        <source>Not in a straight line</source>
        <translation>Inte i rak linje</translation>
    </message>
    <message>
        <source>Not over a lake</source>
        <translation>Inte över en sjö</translation>
    </message>
    <message>
        <source>Too far</source>
        <translation>För långt</translation>
    </message>
    <message>
        <source>Nobody jumps over a piece</source>
        <translation>Ingen hoppar över en pjäs</translation>
    </message>
    <message>
        <source>Your own piece stands there</source>
        <translation>Din egen pjäs står där</translation>
    </message>
    <message>
        <source>A scout attacks only beside it</source>
        <translation>En spanare anfaller bara intill</translation>
    </message>
    <message>
        <source>To and fro too often</source>
        <translation>Fram och tillbaka för ofta</translation>
    </message>
    <message>
        <source>Nobody to attack there</source>
        <translation>Ingen att anfalla där</translation>
    </message>
    <message>
        <source>This is not its rank</source>
        <translation>Det är inte dess grad</translation>
    </message>
    <message>
        <source>The ranks must be called</source>
        <translation>Graderna måste ropas</translation>
    </message>
    <message>
        <source>It cannot have this rank</source>
        <translation>Den kan inte ha den graden</translation>
    </message>
    <message>
        <source>This army stands already</source>
        <translation>Den armén står redan</translation>
    </message>
    <message>
        <source>Outside of the army&apos;s rows</source>
        <translation>Utanför arméns rader</translation>
    </message>
    <message>
        <source>Too many or too few pieces</source>
        <translation>För många eller för få pjäser</translation>
    </message>
    <message>
        <source>Too many of a rank</source>
        <translation>För många av en grad</translation>
    </message>
    <message>
        <source>A move is still possible</source>
        <translation>Ett drag är ännu möjligt</translation>
    </message>
    <message>
        <source>Not exactly the five units</source>
        <translation>Inte precis de fem enheterna</translation>
    </message>
    <message>
        <source>Each unit needs 3 at least</source>
        <translation>Varje enhet behöver minst 3</translation>
    </message>
    <message>
        <source>The total is wrong</source>
        <translation>Summan är fel</translation>
    </message>
    <message>
        <source>The unit is not on the map</source>
        <translation>Enheten är inte på kartan</translation>
    </message>
    <message>
        <source>Only the 3rd Army enters</source>
        <translation>Bara 3:e armén kommer in</translation>
    </message>
    <message>
        <source>It is on the map already</source>
        <translation>Den är redan på kartan</translation>
    </message>
    <message>
        <source>It must enter now</source>
        <translation>Den måste in nu</translation>
    </message>
    <message>
        <source>Not this place yet</source>
        <translation>Inte den platsen än</translation>
    </message>
    <message>
        <source>The 3rd Army must be placed</source>
        <translation>3:e armén måste placeras</translation>
    </message>
    <message>
        <source>An enemy next to it holds it</source>
        <translation>En fiende intill håller den</translation>
    </message>
    <message>
        <source>Only one hex from a mountain</source>
        <translation>Bara en hex från ett berg</translation>
    </message>
    <message>
        <source>It had to stop before</source>
        <translation>Den måste stanna före</translation>
    </message>
    <message>
        <source>No way off the map here</source>
        <translation>Ingen väg ut från kartan här</translation>
    </message>
    <message>
        <source>Not next to it</source>
        <translation>Inte intill</translation>
    </message>
    <message>
        <source>Only Russia may</source>
        <translation>Bara Ryssland får</translation>
    </message>
    <message>
        <source>It must attack</source>
        <translation>Den måste anfalla</translation>
    </message>
    <message>
        <source>Not an enemy</source>
        <translation>Ingen fiende</translation>
    </message>
    <message>
        <source>The call is too low</source>
        <translation>För lågt ropat</translation>
    </message>
    <message>
        <source>The call is too high</source>
        <translation>För högt ropat</translation>
    </message>
    <message>
        <source>The true strength must be called</source>
        <translation>Den sanna styrkan måste ropas</translation>
    </message>
    <message>
        <source>Next to an enemy</source>
        <translation>Intill en fiende</translation>
    </message>
    <message>
        <source>Not your plate</source>
        <translation>Inte din bricka</translation>
    </message>
    <message>
        <source>The plate is gone</source>
        <translation>Brickan är borta</translation>
    </message>
    <message>
        <source>The same plate must go on</source>
        <translation>Samma bricka måste fortsätta</translation>
    </message>
    <message>
        <source>The throw does not lead there</source>
        <translation>Kastet leder inte dit</translation>
    </message>
    <message>
        <source>It is your own</source>
        <translation>Det är din egen</translation>
    </message>
    <message>
        <source>The target is gone</source>
        <translation>Målet är borta</translation>
    </message>
    <message>
        <source>Not next to the target</source>
        <translation>Inte intill målet</translation>
    </message>
    <message>
        <source>Filppula is safe from fire</source>
        <translation>Filppula är säkert för eld</translation>
    </message>
    <message>
        <source>Helsingfors&apos; walls protect it</source>
        <translation>Helsingfors murar skyddar den</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ArmiesStep</name>
    <message>
        <source>Start again</source>
        <translation>Börja om</translation>
    </message>
    <message>
        <source>Click his soldiers</source>
        <translation>Klicka på hans soldater</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Arméns namn</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Arméer</translation>
    </message>
    <message>
        <source>Put some men of each army on the table.
Name the armies. Then click the coats of two or three men of the first, and of the second.
Without this the program tells the armies apart by itself and calls them by its own names.</source>
        <translation>Ställ några män ur varje armé på bordet.
Namnge arméerna. Klicka sedan på rockarna på två eller tre män ur den första och ur den andra.
Utan detta skiljer programmet själv arméerna åt och ger dem egna namn.</translation>
    </message>
    <message>
        <source>Both armies are known.</source>
        <translation>Båda arméerna är kända.</translation>
    </message>
    <message>
        <source>Click at least one man of each army.</source>
        <translation>Klicka på minst en man ur varje armé.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ArmyForm</name>
    <message>
        <source>Your army</source>
        <translation>Din armé</translation>
    </message>
    <message>
        <source>Choose a rank, then click the squares where it stands. Your own rows are below; a click takes a piece off again. Ranks left untold are asked for when the piece fights.</source>
        <translation>Välj en grad och klicka på rutorna där den står. Dina egna rader är nederst; ett klick tar bort pjäsen igen. Grader som inte angetts frågas det om när pjäsen slåss.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>På måfå</translation>
    </message>
    <message>
        <source>Leave the rest untold</source>
        <translation>Ange inte resten</translation>
    </message>
    <message>
        <source>The army stands</source>
        <translation>Armén står</translation>
    </message>
    <message>
        <source>? untold</source>
        <translation>? inte angiven</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardCards</name>
    <message>
        <source>Rulings</source>
        <translation>Utslag</translation>
    </message>
    <message>
        <source>Rulings appear here after each move.</source>
        <translation>Här visas utslagen efter varje drag.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPage</name>
    <message>
        <source>Opening %1…</source>
        <translation>Öppnar %1…</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>UTSLAG</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Skriv ett drag</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Ångra (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Gör om (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Record (R)</source>
        <translation>Spela in (R)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Spela in</translation>
    </message>
    <message>
        <source>moving…</source>
        <translation>flyttar…</translation>
    </message>
    <message>
        <source>● rec %1</source>
        <translation>● spelar in %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 vid draget</translation>
    </message>
    <message>
        <source>Turn the dial of %1 to %2.</source>
        <translation>Vrid skivan på %1 till %2.</translation>
    </message>
    <message>
        <source>The last move threw dice or told a secret.</source>
        <translation>Det sista draget var ett kast eller röjde en hemlighet.</translation>
    </message>
    <message>
        <source>Take it back all the same</source>
        <translation>Ta tillbaka det ändå</translation>
    </message>
    <message>
        <source>Which was it?</source>
        <translation>Vilket var det?</translation>
    </message>
    <message>
        <source>The capture may go on. Jump on, or let the other side move.</source>
        <translation>Slaget kan fortsätta. Hoppa vidare, eller låt den andra sidan dra.</translation>
    </message>
    <message>
        <source>It stops here</source>
        <translation>Det slutar här</translation>
    </message>
    <message>
        <source>Please look at %1: what stands there can&apos;t be seen well enough.</source>
        <translation>Titta på %1: det syns inte tillräckligt väl vad som står där.</translation>
    </message>
    <message>
        <source>No legal move does this. Look at %1.</source>
        <translation>Inget tillåtet drag gör detta. Titta på %1.</translation>
    </message>
    <message>
        <source>Put it back: %1.</source>
        <translation>Ställ tillbaka: %1.</translation>
    </message>
    <message>
        <source>An attack: the ranks have to be called.</source>
        <translation>Ett anfall: graderna måste ropas.</translation>
    </message>
    <message>
        <source>%1 calls a rank</source>
        <translation>%1 ropar en grad</translation>
    </message>
    <message>
        <source>%1 tells it in secret</source>
        <translation>%1 anger det i hemlighet</translation>
    </message>
    <message>
        <source>Throw for us</source>
        <translation>Kasta åt oss</translation>
    </message>
    <message>
        <source>Set the practice board right</source>
        <translation>Ställ övningsbrädet rätt</translation>
    </message>
    <message>
        <source>This is no move: %1</source>
        <translation>Detta är inget drag: %1</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPanel</name>
    <message>
        <source>Attacker</source>
        <translation>Anfallare</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Försvarare</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPlayStep</name>
    <message>
        <source>Forty pieces a side</source>
        <translation>Fyrtio pjäser per sida</translation>
    </message>
    <message>
        <source>Ten pieces a side: the duel</source>
        <translation>Tio pjäser per sida: duellen</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armé</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Set the pieces up.
Move on the board: when the hand has left, the move is seen and ruled. What the camera can&apos;t see is asked for, secrets on a screen that is handed over.
On the practice board drag the pieces; drop what is taken beside the board.</source>
        <translation>Ställ upp pjäserna.
Flytta på brädet: när handen är borta ses och bedöms draget. Det som kameran inte kan se frågas det om, hemligheter på en skärm som lämnas över.
Dra pjäserna på övningsbrädet; lägg det slagna bredvid brädet.</translation>
    </message>
    <message>
        <source>The practice board: nothing is left to find out.</source>
        <translation>Övningsbrädet: inget återstår att ta reda på.</translation>
    </message>
    <message>
        <source>No picture of the bare board: pieces are found less well.</source>
        <translation>Ingen bild av det tomma brädet: pjäser hittas sämre.</translation>
    </message>
    <message>
        <source>Bare board: known. Place: from its markers.</source>
        <translation>Tomt bräde: känt. Plats: från markörerna.</translation>
    </message>
    <message>
        <source>Bare board: known. Place: from the points clicked.</source>
        <translation>Tomt bräde: känt. Plats: från de klickade punkterna.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <translation>Repris · %1</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tillbaka till spelet</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>No picture was kept of this moment.</source>
        <translation>Ingen bild sparades av detta ögonblick.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardStep</name>
    <message>
        <source>The next click is on</source>
        <translation>Nästa klick är på</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Börja om</translation>
    </message>
    <message>
        <source>The board is bare: take the picture</source>
        <translation>Brädet är tomt: ta bilden</translation>
    </message>
    <message>
        <source>Own board file…</source>
        <translation>Egen brädfil…</translation>
    </message>
    <message>
        <source>Save as a board file…</source>
        <translation>Spara som brädfil…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bräde</translation>
    </message>
    <message>
        <source>Lay the bare board flat under the camera, all of it in the picture.
A printed board is found by the markers at its corners. On any other board click four of its points by name, as far apart as you can; a few more where a map lies uneven.
Then take its picture, without pieces and hands.</source>
        <translation>Lägg det tomma brädet plant under kameran, helt i bild.
Ett utskrivet bräde hittas med markörerna i hörnen. På varje annat bräde klickar du på fyra punkter efter namn, så långt isär du kan; några till där en karta ligger ojämnt.
Ta sedan bilden, utan pjäser och händer.</translation>
    </message>
    <message>
        <source>Not found yet: %1</source>
        <translation>Inte hittad än: %1</translation>
    </message>
    <message>
        <source>Found: its points are marked. Take the picture of the bare board; without it pieces are found less well.</source>
        <translation>Hittad: punkterna är markerade. Ta bilden av det tomma brädet; utan den hittas pjäser sämre.</translation>
    </message>
    <message>
        <source>Found, and its picture is taken. Take a new one if anything was moved.</source>
        <translation>Hittad, och bilden är tagen. Ta en ny om något har flyttats.</translation>
    </message>
    <message>
        <source>Clicked: %1 of 4 or more.</source>
        <translation>Klickat: %1 av 4 eller fler.</translation>
    </message>
    <message>
        <source>There is no picture from the camera yet.</source>
        <translation>Det finns ingen bild från kameran än.</translation>
    </message>
    <message>
        <source>Own board file</source>
        <translation>Egen brädfil</translation>
    </message>
    <message>
        <source>Board files (*.json)</source>
        <translation>Brädfiler (*.json)</translation>
    </message>
    <message>
        <source>Save as a board file</source>
        <translation>Spara som brädfil</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardView</name>
    <message>
        <source>The board</source>
        <translation>Brädet</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BodyPanel</name>
    <message numerus="yes">
        <source>%n men, %1</source>
        <comment>body of men and side</comment>
        <translation>
            <numerusform>%n man, %1</numerusform>
            <numerusform>%n man, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>isolerade</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>inte isolerade</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>In reach to support them: %1.</source>
        <translation>Inom räckhåll för stöd: %1.</translation>
    </message>
    <message>
        <source>Doubtful: look at the table.</source>
        <translation>Osäkert: titta på bordet.</translation>
    </message>
    <message>
        <source>They surrender</source>
        <translation>De ger sig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CallForm</name>
    <message>
        <source>Your unit %1 attacks</source>
        <translation>Din enhet %1 anfaller</translation>
    </message>
    <message>
        <source>Your unit %1 is attacked</source>
        <translation>Din enhet %1 anfalls</translation>
    </message>
    <message>
        <source>Its true strength is %1. Call it, or less.</source>
        <translation>Dess sanna styrka är %1. Ropa den, eller mindre.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CameraStep</name>
    <message>
        <source> (another program uses it)</source>
        <translation> (ett annat program använder den)</translation>
    </message>
    <message>
        <source> (no permission)</source>
        <translation> (ingen behörighet)</translation>
    </message>
    <message>
        <source>Address of a phone&apos;s stream</source>
        <translation>Adress till en telefons ström</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>A film or picture…</source>
        <translation>En film eller bild…</translation>
    </message>
    <message>
        <source>Practice table</source>
        <translation>Övningsbord</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Put the camera on a tripod so that it sees the whole table, from above as steeply as you can.
Choose it here. A phone can be the camera: start a camera app that streams, and type its address.
Without a camera, play on the practice table.</source>
        <translation>Ställ kameran på ett stativ så att den ser hela bordet, så brant uppifrån som möjligt.
Välj den här. En telefon kan vara kamera: starta en app som strömmar och skriv dess adress.
Utan kamera kan du spela på övningsbordet.</translation>
    </message>
    <message>
        <source>No camera chosen yet.</source>
        <translation>Ingen kamera vald än.</translation>
    </message>
    <message>
        <source>A film, or pictures in order</source>
        <translation>En film eller bilder i ordning</translation>
    </message>
    <message>
        <source>Films and pictures (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)</source>
        <translation>Filmer och bilder (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>It delivers %1×%2.</source>
        <translation>Den levererar %1×%2.</translation>
    </message>
    <message>
        <source>No camera is plugged in. As soon as one is, it appears here.</source>
        <translation>Ingen kamera är ansluten. Så snart en är det visas den här.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ChoicePanel</name>
    <message>
        <source>Choose men</source>
        <translation>Välj män</translation>
    </message>
    <message>
        <source>%1 chooses. Click a man on the table to change him.</source>
        <translation>%1 väljer. Klicka på en man på bordet för att ändra honom.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Använd</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Förslag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>%1: %2 of %3 fall</source>
        <translation>%1: %2 av %3 stupar</translation>
    </message>
    <message>
        <source>, %1 of %2 are taken</source>
        <translation>, %1 av %2 tas</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CorrectionPanel</name>
    <message>
        <source>infantry</source>
        <translation>infanteri</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>kavalleri</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>kanon</translation>
    </message>
    <message>
        <source>What stands here?</source>
        <translation>Vad står här?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Inget</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Sida</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>He is</source>
        <translation>Han är</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>stående</translation>
    </message>
    <message>
        <source>knocked over</source>
        <translation>omkullvält</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>död</translation>
    </message>
    <message>
        <source>a prisoner</source>
        <translation>fånge</translation>
    </message>
    <message>
        <source>disarmed</source>
        <translation>avväpnad</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>stridande</translation>
    </message>
    <message>
        <source>One shot less</source>
        <translation>Ett skott färre</translation>
    </message>
    <message>
        <source>One shot more</source>
        <translation>Ett skott till</translation>
    </message>
    <message>
        <source>Shots this move</source>
        <translation>Skott detta drag</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>Detta är</translation>
    </message>
    <message>
        <source>There is no such piece</source>
        <translation>Det finns ingen sådan pjäs</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::EmptyStep</name>
    <message>
        <source>The table is empty: take the picture</source>
        <translation>Bordet är tomt: ta bilden</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Tomt bord</translation>
    </message>
    <message>
        <source>Take every piece and every hand off the table; hills, houses and trees stay.
Light it as you will play.
Then take the picture.</source>
        <translation>Ta bort alla pjäser och händer från bordet; kullar, hus och träd stannar.
Belys det som när ni ska spela.
Ta sedan bilden.</translation>
    </message>
    <message>
        <source>There is a picture from last time. Take a new one if anything was moved.</source>
        <translation>Det finns en bild från förra gången. Ta en ny om något har flyttats.</translation>
    </message>
    <message>
        <source>Not taken yet.</source>
        <translation>Inte tagen än.</translation>
    </message>
    <message>
        <source>There is no picture from the camera yet.</source>
        <translation>Det finns ingen bild från kameran än.</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Tagen.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::GameStep</name>
    <message>
        <source>Toy soldiers on a table, by H. G. Wells.</source>
        <translation>Leksakssoldater på ett bord, av H. G. Wells.</translation>
    </message>
    <message>
        <source>Twenty-four besiegers against two defenders.</source>
        <translation>Tjugofyra belägrare mot två försvarare.</translation>
    </message>
    <message>
        <source>Two hidden armies hunt each other&apos;s flag.</source>
        <translation>Två dolda arméer jagar varandras fana.</translation>
    </message>
    <message>
        <source>Ten armies with secret strengths, on hexes.</source>
        <translation>Tio arméer med hemlig styrka, på hexar.</translation>
    </message>
    <message>
        <source>Reds and whites on a map of towns, with a die.</source>
        <translation>Röda och vita på en karta med städer, med en tärning.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>What will you play?
The boards and pieces can be printed: littlewars targets says how. Your own board will do as well.</source>
        <translation>Vad ska ni spela?
Bräden och pjäser kan skrivas ut: littlewars targets säger hur. Ert eget bräde går också bra.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::HonestyPage</name>
    <message>
        <source>apply at once</source>
        <translation>använd genast</translation>
    </message>
    <message>
        <source>propose</source>
        <translation>föreslå</translation>
    </message>
    <message>
        <source>note only</source>
        <translation>bara anteckna</translation>
    </message>
    <message>
        <source>off</source>
        <translation>av</translation>
    </message>
    <message>
        <source>How far a man moved</source>
        <translation>Hur långt en man gick</translation>
    </message>
    <message>
        <source>the straight distance from where he stood</source>
        <translation>raka avståndet från där han stod</translation>
    </message>
    <message>
        <source>who he is, when look-alikes changed places under a hand</source>
        <translation>vem han är, när likadana män bytte plats under en hand</translation>
    </message>
    <message>
        <source>the way he walked</source>
        <translation>vägen han gick</translation>
    </message>
    <message>
        <source>Moved or fired, not both</source>
        <translation>Flyttad eller avfyrad, inte båda</translation>
    </message>
    <message>
        <source>that a gun moved</source>
        <translation>att en kanon flyttats</translation>
    </message>
    <message>
        <source>each shot</source>
        <translation>varje skott</translation>
    </message>
    <message>
        <source>Who is in contact</source>
        <translation>Vem som är i kontakt</translation>
    </message>
    <message>
        <source>gaps between bases, with their ±</source>
        <translation>avstånd mellan fötter, med deras ±</translation>
    </message>
    <message>
        <source>gaps within two ± of the limit</source>
        <translation>avstånd inom två ± från gränsen</translation>
    </message>
    <message>
        <source>bases hidden behind other pieces</source>
        <translation>fötter dolda bakom andra pjäser</translation>
    </message>
    <message>
        <source>Who takes part, is isolated, falls, is taken</source>
        <translation>Vem som deltar, är isolerad, stupar, tas</translation>
    </message>
    <message>
        <source>all of it, from the places of the men</source>
        <translation>alltihop, från männens platser</translation>
    </message>
    <message>
        <source>which men, where there is a choice</source>
        <translation>vilka män, när det finns ett val</translation>
    </message>
    <message>
        <source>Guards and prisoners</source>
        <translation>Vakter och fångar</translation>
    </message>
    <message>
        <source>who is in reach of whom; who was taken, as long as he is in sight</source>
        <translation>vem som är nära vem; vem som tagits, så länge han syns</translation>
    </message>
    <message>
        <source>prisoners from before the camera looked</source>
        <translation>fångar från innan kameran tittade</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Kapitulation</translation>
    </message>
    <message>
        <source>whether the body is isolated</source>
        <translation>om gruppen är isolerad</translation>
    </message>
    <message>
        <source>that they surrender</source>
        <translation>att de ger sig</translation>
    </message>
    <message>
        <source>A gun&apos;s state and capture</source>
        <translation>En kanons tillstånd och erövring</translation>
    </message>
    <message>
        <source>crew, enemies past the axle</source>
        <translation>besättning, fiender förbi axeln</translation>
    </message>
    <message>
        <source>guns whose trail is hidden</source>
        <translation>kanoner vars lavett är dold</translation>
    </message>
    <message>
        <source>Killed by a shot</source>
        <translation>Dödad av ett skott</translation>
    </message>
    <message>
        <source>figures lying after a shot</source>
        <translation>figurer som ligger efter ett skott</translation>
    </message>
    <message>
        <source>men stood up again, or knocked over by a sleeve</source>
        <translation>män som ställts upp igen, eller fällts av en ärm</translation>
    </message>
    <message>
        <source>what knocked him over</source>
        <translation>vad som fällde honom</translation>
    </message>
    <message>
        <source>Cover, houses, woods</source>
        <translation>Skydd, hus, skogar</translation>
    </message>
    <message>
        <source>everything: the players judge it</source>
        <translation>allt: spelarna bedömer</translation>
    </message>
    <message>
        <source>What the camera can judge</source>
        <translation>Vad kameran kan bedöma</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>The rules ask</source>
        <translation>Reglerna frågar</translation>
    </message>
    <message>
        <source>judges itself</source>
        <translation>bedömer själv</translation>
    </message>
    <message>
        <source>needs telling</source>
        <translation>måste få veta</translation>
    </message>
    <message>
        <source>nobody can see</source>
        <translation>kan ingen se</translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation>ett utslag</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::KeysPage</name>
    <message>
        <source>Space</source>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>begin or end the move</source>
        <translation>börja eller avsluta draget</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>ångra</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>gör om</translation>
    </message>
    <message>
        <source>stop or start the clock</source>
        <translation>stoppa eller starta klockan</translation>
    </message>
    <message>
        <source>map or picture</source>
        <translation>karta eller bild</translation>
    </message>
    <message>
        <source>what I see: how the camera reads the table</source>
        <translation>vad jag ser: hur kameran läser bordet</translation>
    </message>
    <message>
        <source>measure a distance</source>
        <translation>mät ett avstånd</translation>
    </message>
    <message>
        <source>correct what the camera got wrong</source>
        <translation>rätta det kameran fick fel</translation>
    </message>
    <message>
        <source>lasso a body of men: is it isolated?</source>
        <translation>ringa in en grupp: är den isolerad?</translation>
    </message>
    <message>
        <source>start or stop recording</source>
        <translation>starta eller stoppa inspelning</translation>
    </message>
    <message>
        <source>large type</source>
        <translation>stor text</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>helskärm</translation>
    </message>
    <message>
        <source>zoom in, out, whole table</source>
        <translation>zooma in, ut, hela bordet</translation>
    </message>
    <message>
        <source>put the tool away</source>
        <translation>lägg undan verktyget</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>meny</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>open a recording</source>
        <translation>öppna en inspelning</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::LaidRulers</name>
    <message>
        <source> in</source>
        <translation> tum</translation>
    </message>
    <message>
        <source>True length between the two rings</source>
        <translation>Sann längd mellan de två ringarna</translation>
    </message>
    <message>
        <source>The second place is square to the first</source>
        <translation>Den andra platsen är vinkelrät mot den första</translation>
    </message>
    <message>
        <source>It lies here</source>
        <translation>Här ligger den</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Börja om</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::LensStep</name>
    <message>
        <source>Start again</source>
        <translation>Börja om</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Objektiv</translation>
    </message>
    <message>
        <source>Print the lens board (littlewars targets board.pdf --what charuco) and glue it to something flat.
Hold it before the camera: near and far, tilted to all sides, into every corner of the picture.
Views are taken by themselves. Skip this for a usual camera: distances are then a little less sure.</source>
        <translation>Skriv ut linstavlan (littlewars targets board.pdf --what charuco) och limma den på något plant.
Håll den framför kameran: nära och långt bort, lutad åt alla håll, ut i bildens alla hörn.
Bilder tas av sig själva. Hoppa över med en vanlig kamera: avstånden blir då lite mindre säkra.</translation>
    </message>
    <message>
        <source>Known for this camera: good to %1 px.</source>
        <translation>Känt för denna kamera: bra till %1 px.</translation>
    </message>
    <message>
        <source>%1 of %2 views.</source>
        <translation>%1 av %2 bilder.</translation>
    </message>
    <message>
        <source>Working out the lens…</source>
        <translation>Objektivet räknas ut…</translation>
    </message>
    <message>
        <source>Good to %1 px.</source>
        <translation>Bra till %1 px.</translation>
    </message>
    <message>
        <source>Use these views</source>
        <translation>Använd de här bilderna</translation>
    </message>
    <message>
        <source>Hold the board still for a moment.</source>
        <translation>Håll tavlan stilla ett ögonblick.</translation>
    </message>
    <message>
        <source>Too blurred: more light, and autofocus off.</source>
        <translation>För suddigt: mer ljus och autofokus av.</translation>
    </message>
    <message>
        <source>Tilt the board: left, right, to you and away.</source>
        <translation>Luta tavlan: åt vänster, höger, mot dig och bort.</translation>
    </message>
    <message>
        <source>Nearer: the board should fill half the picture.</source>
        <translation>Närmare: tavlan ska fylla halva bilden.</translation>
    </message>
    <message>
        <source>To the rim: bring it where no cell is green yet.</source>
        <translation>Ut till kanten: för den dit där ingen ruta är grön än.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::MatchWindow</name>
    <message>
        <source>Opening %1…</source>
        <translation>Öppnar %1…</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>UTSLAG</translation>
    </message>
    <message>
        <source>Begin or end the move</source>
        <translation>Börja eller avsluta draget</translation>
    </message>
    <message>
        <source>Stop or start the clock</source>
        <translation>Stoppa eller starta klockan</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>What I see</source>
        <translation>Vad jag ser</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mät</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Rätta</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Spela in</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Stor text</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Ljusa färger</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mindre rörelse</translation>
    </message>
    <message>
        <source>Speak rulings</source>
        <translation>Läs upp utslag</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zooma in</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zooma ut</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Hela bordet</translation>
    </message>
    <message>
        <source>Put the tool away</source>
        <translation>Lägg undan verktyget</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>What the camera can judge…</source>
        <translation>Vad kameran kan bedöma…</translation>
    </message>
    <message>
        <source>Second screen…</source>
        <translation>Andra skärmen…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Ställ in…</translation>
    </message>
    <message>
        <source>Table again…</source>
        <translation>Bordet igen…</translation>
    </message>
    <message>
        <source>Armies again…</source>
        <translation>Arméerna igen…</translation>
    </message>
    <message>
        <source>Check with a ruler…</source>
        <translation>Kontrollera med linjal…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>Inspelat: %1</translation>
    </message>
    <message>
        <source>This needs the table to be calibrated: menu, Table again.</source>
        <translation>Detta kräver att bordet är kalibrerat: meny, Bordet igen.</translation>
    </message>
    <message>
        <source>%1 ± %2 in · %3 mm</source>
        <translation>%1 ± %2 tum · %3 mm</translation>
    </message>
    <message>
        <source>Drag from the edge of one base to the edge of the other.</source>
        <translation>Dra från kanten av den ena foten till kanten av den andra.</translation>
    </message>
    <message>
        <source>No fighting men inside the line.</source>
        <translation>Inga stridande män innanför linjen.</translation>
    </message>
    <message>
        <source>Fallen to the guns: %1.</source>
        <translation>Fallna för kanonerna: %1.</translation>
    </message>
    <message>
        <source>Fallen: %1. If it was a shot, click the gun and count it.</source>
        <translation>Fallna: %1. Var det ett skott, klicka på kanonen och räkna det.</translation>
    </message>
    <message>
        <source>Open a recording…</source>
        <translation>Öppna en inspelning…</translation>
    </message>
    <message>
        <source>Practice: a lamp is switched on</source>
        <translation>Övning: en lampa tänds</translation>
    </message>
    <message>
        <source>Practice: knock against the tripod</source>
        <translation>Övning: en stöt mot stativet</translation>
    </message>
    <message>
        <source>Practice: an arm over the table</source>
        <translation>Övning: en arm över bordet</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Öppna en inspelning</translation>
    </message>
    <message>
        <source>Recorded matches (*.lws)</source>
        <translation>Inspelade partier (*.lws)</translation>
    </message>
    <message>
        <source>Another game…</source>
        <translation>Ett annat spel…</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Fortsätt det</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>Find the table</source>
        <translation>Hitta bordet</translation>
    </message>
    <message>
        <source>It is put back</source>
        <translation>Den är tillbaka</translation>
    </message>
    <message>
        <source>Camera or table were moved (by %1 pixels). Put it back, or find the table again. Nothing is ruled until then; the match is kept.</source>
        <translation>Kameran eller bordet har flyttats (%1 pixlar). Ställ tillbaka, eller hitta bordet igen. Inget avgörs till dess; matchen finns kvar.</translation>
    </message>
    <message>
        <source>The table is not recognised: is the camera covered, turned away or in the dark? Nothing is ruled until it is seen again.</source>
        <translation>Bordet känns inte igen: är kameran täckt, bortvänd eller i mörker? Inget avgörs förrän det syns igen.</translation>
    </message>
    <message>
        <source>The camera was moved by %1 pixels: allowed for.</source>
        <translation>Kameran har flyttats %1 pixlar: det räknas med.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::MoveBar</name>
    <message>
        <source>Before the battle</source>
        <translation>Före slaget</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 börjar</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 drar</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Tittar…</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>%1 är näst</translation>
    </message>
    <message>
        <source>End move</source>
        <translation>Avsluta drag</translation>
    </message>
    <message>
        <source>Begin move</source>
        <translation>Börja drag</translation>
    </message>
    <message>
        <source>the begin of the move</source>
        <translation>dragets början</translation>
    </message>
    <message>
        <source>the end of the move</source>
        <translation>dragets slut</translation>
    </message>
    <message>
        <source>the correction</source>
        <translation>rättelsen</translation>
    </message>
    <message>
        <source>the choice of men</source>
        <translation>valet av män</translation>
    </message>
    <message>
        <source>the last action</source>
        <translation>den senaste handlingen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>Stop or start the clock (P)</source>
        <translation>Stoppa eller starta klockan (P)</translation>
    </message>
    <message>
        <source>Stop or start the clock</source>
        <translation>Stoppa eller starta klockan</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mät</translation>
    </message>
    <message>
        <source>Drag from one place to another (D)</source>
        <translation>Dra från en plats till en annan (D)</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Rätta</translation>
    </message>
    <message>
        <source>Click a piece, drag its foot, or click where one is missing (C)</source>
        <translation>Klicka på en pjäs, dra dess fot, eller klicka där en saknas (C)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Draw a line round a body of men: is it isolated? (I)</source>
        <translation>Dra en linje runt en grupp män: är den isolerad? (I)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Inget att ångra</translation>
    </message>
    <message>
        <source>Undo %1 (Ctrl+Z)</source>
        <translation>Ångra %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Inget att göra om</translation>
    </message>
    <message>
        <source>Redo %1 (Ctrl+Shift+Z)</source>
        <translation>Gör om %1 (Ctrl+Shift+Z)</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::PlayStep</name>
    <message>
        <source>The short rules</source>
        <translation>De korta reglerna</translation>
    </message>
    <message>
        <source>The book of 1913</source>
        <translation>Boken från 1913</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Set up both armies.
Whoever begins presses Begin move (Space), moves, and presses it again when done.
Every step can be done again from the menu.</source>
        <translation>Ställ upp båda arméerna.
Den som börjar trycker Börja drag (mellanslag), drar, och trycker igen när han är klar.
Varje steg kan göras om från menyn.</translation>
    </message>
    <message>
        <source>Table: good to ±%1 mm.</source>
        <translation>Bord: bra till ±%1 mm.</translation>
    </message>
    <message>
        <source>No table: pieces are shown, nothing is measured or ruled.</source>
        <translation>Inget bord: pjäser visas, inget mäts eller döms.</translation>
    </message>
    <message>
        <source>No picture of the empty table: pieces are found less well.</source>
        <translation>Ingen bild av tomma bordet: pjäser hittas sämre.</translation>
    </message>
    <message>
        <source>Empty table: known.</source>
        <translation>Tomt bord: känt.</translation>
    </message>
    <message>
        <source>Armies: known.</source>
        <translation>Arméer: kända.</translation>
    </message>
    <message>
        <source>Armies: told apart by the program.</source>
        <translation>Arméer: skiljs åt av programmet.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RankForm</name>
    <message>
        <source>Which rank is your piece on %1?</source>
        <translation>Vilken grad har din pjäs på %1?</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayBar</name>
    <message>
        <source>The ruling before</source>
        <translation>Föregående utslag</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>One change back</source>
        <translation>En ändring bakåt</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Spela eller stanna</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Blanksteg</translation>
    </message>
    <message>
        <source>One change on</source>
        <translation>En ändring framåt</translation>
    </message>
    <message>
        <source>The next ruling</source>
        <translation>Nästa utslag</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <translation>Repris · %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Picture or map (M)</source>
        <translation>Bild eller karta (M)</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Tillbaka till partiet</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Tänk om…</translation>
    </message>
    <message>
        <source>Judge the match by other rules</source>
        <translation>Döm partiet efter andra regler</translation>
    </message>
    <message>
        <source>No picture was kept of this moment: M shows the map.</source>
        <translation>Ingen bild finns från detta ögonblick: M visar kartan.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayTimeline</name>
    <message>
        <source>Move %1: %2 begins</source>
        <translation>Drag %1: %2 börjar</translation>
    </message>
    <message>
        <source>Move %1: %2 ends it</source>
        <translation>Drag %1: %2 avslutar</translation>
    </message>
    <message>
        <source>Move %1: the ruling on %2</source>
        <translation>Drag %1: utslaget om %2</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Tidslinje</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RollPanel</name>
    <message>
        <source>Roll</source>
        <translation>Styrka</translation>
    </message>
    <message>
        <source>Foot + horse</source>
        <translation>Fot + häst</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Kanoner</translation>
    </message>
    <message>
        <source>Prisoners held</source>
        <translation>Fångar</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Döda</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poäng</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulerStep</name>
    <message>
        <source> in</source>
        <translation> tum</translation>
    </message>
    <message>
        <source>True length between the two rings</source>
        <translation>Sann längd mellan de två ringarna</translation>
    </message>
    <message>
        <source>Check with a ruler</source>
        <translation>Kontroll med linjal</translation>
    </message>
    <message>
        <source>Lay a ruler on the table.
Drag one ring to each end of its scale, and say how long it is.
Then lay it somewhere else, across the first place, and drag again.</source>
        <translation>Lägg en linjal på bordet.
Dra en ring till vardera änden av skalan och ange hur lång den är.
Lägg den sedan någon annanstans, tvärs över, och dra igen.</translation>
    </message>
    <message>
        <source>The table is not calibrated: nothing can be checked.</source>
        <translation>Bordet är inte kalibrerat: inget kan kontrolleras.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Inte kontrollerat än.</translation>
    </message>
    <message>
        <source>Measured %1 ± %2 mm, true %3 mm.</source>
        <translation>Mätt %1 ± %2 mm, sant %3 mm.</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>De stämmer.</translation>
    </message>
    <message>
        <source>They don&apos;t agree: check the table&apos;s size, its corners and the rings.</source>
        <translation>De stämmer inte: kontrollera bordets mått, hörnen och ringarna.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulingCard</name>
    <message>
        <source>Doubtful: look at the table.</source>
        <translation>Osäkert: titta på bordet.</translation>
    </message>
    <message>
        <source>Picture of the place</source>
        <translation>Bild av platsen</translation>
    </message>
    <message>
        <source>▸ why</source>
        <translation>▸ varför</translation>
    </message>
    <message>
        <source>▾ why</source>
        <translation>▾ varför</translation>
    </message>
    <message>
        <source>▸ choose men</source>
        <translation>▸ välj män</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mät</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulingsPanel</name>
    <message>
        <source>Rulings</source>
        <translation>Utslag</translation>
    </message>
    <message>
        <source>Rulings appear here at the end of each move.</source>
        <translation>Utslag visas här efter varje drag.</translation>
    </message>
    <message>
        <source>Accept this ruling</source>
        <translation>Godta detta utslag</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SecondScreenPage</name>
    <message>
        <source>Second screen</source>
        <translation>Andra skärmen</translation>
    </message>
    <message>
        <source>Map, rulings and clock on a phone, to look at only. Whoever has the address can look.</source>
        <translation>Karta, utslag och klocka på en telefon, bara för att titta. Den som har adressen kan titta.</translation>
    </message>
    <message>
        <source>On, for this network</source>
        <translation>På, för detta nätverk</translation>
    </message>
    <message>
        <source>On, for this computer</source>
        <translation>På, för denna dator</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>It is off.</source>
        <translation>Den är av.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SecretPage</name>
    <message>
        <source>Turn the screen to this player. Nobody else looks.</source>
        <translation>Vänd skärmen mot den här spelaren. Ingen annan tittar.</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Tillbaka till brädet</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Täck över igen</translation>
    </message>
    <message>
        <source>For %1 alone</source>
        <translation>Bara för %1</translation>
    </message>
    <message>
        <source>I am %1: show it</source>
        <translation>Jag är %1: visa det</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SetUp</name>
    <message>
        <source>demonstration battle</source>
        <translation>demonstrationsslag</translation>
    </message>
    <message>
        <source>The match of %1 was not brought to its end (rulings: %2, minutes: %3).</source>
        <translation>Partiet från %1 spelades inte färdigt (utslag: %2, minuter: %3).</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SetupWizard</name>
    <message>
        <source>littlewars · set up</source>
        <translation>littlewars · inställning</translation>
    </message>
    <message>
        <source>Choose a camera.</source>
        <translation>Välj en kamera.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Hoppa över</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Öppnar %1…</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::StatusStrip</name>
    <message>
        <source>○ The film is over</source>
        <translation>○ Filmen är slut</translation>
    </message>
    <message>
        <source>● film</source>
        <translation>● film</translation>
    </message>
    <message>
        <source>◐ No new picture for %1 s. Waiting for the camera. The match goes on.</source>
        <translation>◐ Ingen ny bild på %1 s. Väntar på kameran. Partiet fortsätter.</translation>
    </message>
    <message>
        <source>○ Camera stopped %1 s ago. Waiting for it. The match goes on.</source>
        <translation>○ Kameran stannade för %1 s sedan. Väntar på den. Partiet fortsätter.</translation>
    </message>
    <message>
        <source>● The camera is back</source>
        <translation>● Kameran är tillbaka</translation>
    </message>
    <message>
        <source>● live %1/s</source>
        <translation>● live %1/s</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Meny (F10)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Tangenter (?)</translation>
    </message>
    <message>
        <source>table ±%1 mm</source>
        <translation>bord ±%1 mm</translation>
    </message>
    <message>
        <source>no table: nothing is measured</source>
        <translation>inget bord: inget mäts</translation>
    </message>
    <message>
        <source>● rec %1</source>
        <translation>● spelar in %1</translation>
    </message>
    <message>
        <source>table exactly known</source>
        <translation>bordet exakt känt</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::StrengthForm</name>
    <message>
        <source>Your strengths</source>
        <translation>Dina styrkor</translation>
    </message>
    <message>
        <source>Share out %1 among your five units, 3 or more to each.</source>
        <translation>Fördela %1 på dina fem enheter, 3 eller fler till varje.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klart</translation>
    </message>
    <message>
        <source>Still to share out: %1</source>
        <translation>Kvar att fördela: %1</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TableStep</name>
    <message>
        <source> in</source>
        <translation> tum</translation>
    </message>
    <message>
        <source>Good to ±%1 mm near, ±%2 mm far.</source>
        <translation>Bra till ±%1 mm nära, ±%2 mm långt bort.</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Bordets bredd</translation>
    </message>
    <message>
        <source>Depth, away from the camera</source>
        <translation>Djup, bort från kameran</translation>
    </message>
    <message>
        <source>Markers&apos; places (markers.json)…</source>
        <translation>Markörernas platser (markers.json)…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Known for this camera: good to ±%1 mm.</source>
        <translation>Känt för denna kamera: bra till ±%1 mm.</translation>
    </message>
    <message>
        <source>Where the markers lie</source>
        <translation>Var markörerna ligger</translation>
    </message>
    <message>
        <source>Markers (*.json)</source>
        <translation>Markörer (*.json)</translation>
    </message>
    <message>
        <source>What the table is found by</source>
        <translation>Vad bordet hittas med</translation>
    </message>
    <message>
        <source>By its four corners</source>
        <translation>Med dess fyra hörn</translation>
    </message>
    <message>
        <source>By printed markers</source>
        <translation>Med utskrivna markörer</translation>
    </message>
    <message>
        <source>By a ruler, laid down twice or more</source>
        <translation>Med en linjal som läggs ned två gånger eller fler</translation>
    </message>
    <message>
        <source>Give the size of the table, or of any rectangle on it that you play in.</source>
        <translation>Ange bordets mått, eller måttet på en rektangel på det som ni spelar i.</translation>
    </message>
    <message>
        <source>Lay printed markers on it, and open the file that says where they lie: they are then found by themselves. Three in the picture are enough.</source>
        <translation>Lägg utskrivna markörer på det, och öppna filen som säger var de ligger: då hittas de av sig själva. Tre i bilden räcker.</translation>
    </message>
    <message>
        <source>Lay a ruler along the near edge, its zero in the near left corner. Drag one ring to each end of its scale, and press the button.
Then lay it along the left edge, and once more across the middle: each place makes it surer.</source>
        <translation>Lägg en linjal längs den nära kanten med nollan i det nära vänstra hörnet. Dra en ring till varje ände av skalan och tryck på knappen.
Lägg den sedan längs vänsterkanten, och en gång till snett över mitten: varje plats gör det säkrare.</translation>
    </message>
    <message>
        <source>Drag the four rings to its corners: near left, near right, far right, far left as the camera sees them. Arrow keys move the last one.</source>
        <translation>Dra de fyra ringarna till hörnen: nära vänster, nära höger, borta höger, borta vänster som kameran ser dem. Piltangenterna flyttar den sista.</translation>
    </message>
    <message>
        <source>The ruler was not laid down yet.</source>
        <translation>Linjalen är inte nedlagd än.</translation>
    </message>
    <message>
        <source>One place is known. Lay the ruler down a second time, across the first.</source>
        <translation>En plats är känd. Lägg ned linjalen en andra gång, tvärs mot den första.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TableView</name>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TimeBar</name>
    <message>
        <source>Time left</source>
        <translation>Tid kvar</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::WhatIfPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Som det spelades</translation>
    </message>
    <message>
        <source>The short rules</source>
        <translation>De korta reglerna</translation>
    </message>
    <message>
        <source>The book of 1913</source>
        <translation>Boken från 1913</translation>
    </message>
    <message>
        <source>Contact, inches</source>
        <translation>Kontakt, tum</translation>
    </message>
    <message>
        <source>Melee reach, inches</source>
        <translation>Närstridens räckvidd, tum</translation>
    </message>
    <message>
        <source>Foot move, inches</source>
        <translation>Fotfolkets drag, tum</translation>
    </message>
    <message>
        <source>Rulings that differ</source>
        <translation>Utslag som skiljer sig</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>Drag %1 · %2</translation>
    </message>
    <message>
        <source>was:</source>
        <translation>var:</translation>
    </message>
    <message>
        <source>now:</source>
        <translation>nu:</translation>
    </message>
    <message>
        <source>Choose other rules or numbers: every ruling is made again.</source>
        <translation>Välj andra regler eller tal: varje utslag görs om.</translation>
    </message>
    <message>
        <source>Judging %1 of %2…</source>
        <translation>Utslag %1 av %2…</translation>
    </message>
    <message>
        <source>All %1 rulings stay the same.</source>
        <translation>Alla %1 utslag är desamma.</translation>
    </message>
    <message>
        <source>%1 of %2 rulings differ:</source>
        <translation>%1 av %2 utslag skiljer sig:</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::WizardPicture</name>
    <message>
        <source>Live picture</source>
        <translation>Livebild</translation>
    </message>
</context>
</TS>
