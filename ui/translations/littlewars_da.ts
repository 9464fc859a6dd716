<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>BoardWords</name>
    <message>
        <source>%1 stands still</source>
        <translation>%1 bliver stående</translation>
    </message>
    <message>
        <source>The 3rd Army waits</source>
        <translation>Den 3. armé venter</translation>
    </message>
    <message>
        <source>The 3rd Army enters at %1</source>
        <translation>Den 3. armé går ind ved %1</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Intet angreb</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <translation>Angreb på %1</translation>
    </message>
    <message>
        <source>No retreat</source>
        <translation>Intet tilbagetog</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Tilbagetog til %1</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Ryk frem</translation>
    </message>
    <message>
        <source>No advance</source>
        <translation>Ryk ikke frem</translation>
    </message>
    <message>
        <source>Attacker %1, defender %2</source>
        <translation>Angriber %1, forsvarer %2</translation>
    </message>
    <message>
        <source>%1 is called</source>
        <translation>%1 meldes</translation>
    </message>
    <message>
        <source>fires at %1</source>
        <translation>skyder på %1</translation>
    </message>
    <message>
        <source>Besiegers</source>
        <translation>Belejrere</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Forsvarere</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>Japan</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Rusland</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Hvid</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rød</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Feltmarskal</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Oberst</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Major</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kaptajn</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Løjtnant</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sergent</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Minør</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Spejder</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Fane</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Tilbagetrækning</translation>
    </message>
    <message>
        <source>I cannot move</source>
        <translation>Jeg kan ikke flytte</translation>
    </message>
    <message>
        <source>Thrown: %1</source>
        <translation>Slået: %1</translation>
    </message>
    <message>
        <source>%1 is huffed</source>
        <translation>%1 blæses</translation>
    </message>
    <message>
        <source>Throw two dice: one for the attacker, one for the defender.</source>
        <translation>Slå to terninger: én for angriberen, én for forsvareren.</translation>
    </message>
    <message>
        <source>Throw one die.</source>
        <translation>Slå én terning.</translation>
    </message>
    <message>
        <source>Set up the army, and tell its ranks in secret.</source>
        <translation>Stil hæren op, og angiv rangene i hemmelighed.</translation>
    </message>
    <message>
        <source>Share out the strength, in secret.</source>
        <translation>Fordel styrken i hemmelighed.</translation>
    </message>
    <message>
        <source>Call a strength.</source>
        <translation>Meld en styrke.</translation>
    </message>
    <message>
        <source>Whom does the unit attack?</source>
        <translation>Hvem angriber enheden?</translation>
    </message>
    <message>
        <source>Retreat one hex, or stand fast.</source>
        <translation>Gå ét felt tilbage, eller hold stand.</translation>
    </message>
    <message>
        <source>Advance into the emptied hex, or stay.</source>
        <translation>Ryk ind i det tømte felt, eller bliv.</translation>
    </message>
    <message>
        <source>Place the defenders on two points of the fort.</source>
        <translation>Stil forsvarerne på to punkter i fortet.</translation>
    </message>
    <message>
        <source>Move on the board.</source>
        <translation>Flyt på brættet.</translation>
    </message>
    <message>
        <source>Take %1 off %2.</source>
        <translation>Tag %1 af %2.</translation>
    </message>
    <message>
        <source>Put %1 on %2, in place of %3.</source>
        <translation>Sæt %1 på %2 i stedet for %3.</translation>
    </message>
    <message>
        <source>Put %1 on %2.</source>
        <translation>Sæt %1 på %2.</translation>
    </message>
    <message>
        <source>river −1</source>
        <translation>flod −1</translation>
    </message>
    <message>
        <source>mountain −1</source>
        <translation>bjerg −1</translation>
    </message>
    <message>
        <source>fortress ½</source>
        <translation>fæstning ½</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>Træk %1 · %2</translation>
    </message>
    <message>
        <source>Not legal · %1</source>
        <translation>Ikke tilladt · %1</translation>
    </message>
    <message>
        <source>%1 wins: %2.</source>
        <translation>%1 vinder: %2.</translation>
    </message>
    <message>
        <source>The game is drawn: %1.</source>
        <translation>Uafgjort: %1.</translation>
    </message>
    <message>
        <source>Throw for %1: its men, in thousands.</source>
        <translation>Slå for %1: dens mænd i tusinder.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>captured</source>
        <translation>erobret</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>i aktion</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>omstridt</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>ude af aktion</translation>
    </message>
    <message>
        <source>It is %1&apos;s from now on.</source>
        <translation>Den tilhører %1 fra nu af.</translation>
    </message>
    <message>
        <source>It may be moved or fired, not both.</source>
        <translation>Den må flyttes eller affyres, ikke begge dele.</translation>
    </message>
    <message>
        <source>Enemies stand in reach and the crew is short: neither moved nor fired.</source>
        <translation>Fjender er inden for rækkevidde, og mandskabet er for lille: hverken flyttes eller affyres.</translation>
    </message>
    <message>
        <source>The crew is short: neither moved nor fired.</source>
        <translation>Mandskabet er for lille: hverken flyttes eller affyres.</translation>
    </message>
    <message>
        <source>Gun %1 · %2</source>
        <translation>Kanon %1 · %2</translation>
    </message>
    <message>
        <source>Crew within %1: %2 of %3 needed (section 6).</source>
        <translation>Mandskab inden for %1: %2 af %3 nødvendige (regel 6).</translation>
    </message>
    <message>
        <source>Enemies past the axle: %1 of %2 needed to capture.</source>
        <translation>Fjender forbi akslen: %1 af %2 nødvendige til erobring.</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Fanger</translation>
    </message>
    <message>
        <source>Without a guard in reach: %1.</source>
        <translation>Uden vagt inden for rækkevidde: %1.</translation>
    </message>
    <message>
        <source>Freed, and disarmed until back over their own line: %1.</source>
        <translation>Befriet og uden våben, til de er tilbage over egen linje: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more than their guards can hold.</source>
        <comment>prisoners</comment>
        <translation>
            <numerusform>%n mere end deres vagter kan holde.</numerusform>
            <numerusform>%n flere end deres vagter kan holde.</numerusform>
        </translation>
    </message>
    <message>
        <source>A guard within %1 holds a prisoner, and one guard holds at most %2 (section 5).</source>
        <translation>En vagt inden for %1 holder en fange, og én vagt holder højst %2 (regel 5).</translation>
    </message>
    <message>
        <source>%1 went %2; %3 is allowed.</source>
        <translation>%1 gik %2; %3 er tilladt.</translation>
    </message>
    <message>
        <source>%1 moved or fired with a crew of %2; %3 are needed.</source>
        <translation>%1 flyttede eller skød med et mandskab på %2; der kræves %3.</translation>
    </message>
    <message>
        <source>%1 both moved and fired.</source>
        <translation>%1 både flyttede og skød.</translation>
    </message>
    <message>
        <source>%1 fired %2 shots; %3 are allowed.</source>
        <translation>%1 skød %2 skud; %3 er tilladt.</translation>
    </message>
    <message>
        <source>The prisoner %1 moved %2 without a guard who could take him there.</source>
        <translation>Fangen %1 flyttede %2 uden en vagt, der kunne føre ham dertil.</translation>
    </message>
    <message>
        <source>%1 of the other side was moved %2.</source>
        <translation>%1 fra den anden side blev flyttet %2.</translation>
    </message>
    <message>
        <source>%1 and %2 stand too close.</source>
        <translation>%1 og %2 står for tæt.</translation>
    </message>
    <message>
        <source>Move not allowed</source>
        <translation>Træk ikke tilladt</translation>
    </message>
    <message>
        <source>Measured in a straight line from where it stood when the move began; the way walked is never shorter (section 7).</source>
        <translation>Målt i lige linje fra hvor den stod ved trækkets begyndelse; den gåede vej er aldrig kortere (regel 7).</translation>
    </message>
    <message>
        <source>Nothing to rule</source>
        <translation>Intet at dømme</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rød</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blå</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>inches</comment>
        <translation>%1 in</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count and side, e.g. 6 red</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Equal numbers: all are killed.</source>
        <translation>Lige mange: alle falder.</translation>
    </message>
    <message>
        <source>%1 is isolated.</source>
        <translation>%1 er isoleret.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is supported by %n.</source>
        <comment>men</comment>
        <translation>
            <numerusform>%1 støttes af %n mand.</numerusform>
            <numerusform>%1 støttes af %n mand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody falls.</source>
        <translation>Ingen falder.</translation>
    </message>
    <message>
        <source>%1 fall.</source>
        <translation>%1 falder.</translation>
    </message>
    <message>
        <source>%1 and %2: %3 ± %4 mm apart; contact is %5 or less.</source>
        <translation>%1 og %2: %3 ± %4 mm fra hinanden; kontakt er %5 eller mindre.</translation>
    </message>
    <message>
        <source>no men</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>%1 is the smaller force, %2 men. In reach to support it: %3. Fewer than half its number means isolated (section 3).</source>
        <translation>%1 er den mindre styrke, %2 mand. Inden for rækkevidde til støtte: %3. Færre end det halve betyder isoleret (regel 3).</translation>
    </message>
    <message>
        <source>Every man within %1 of a man in contact takes part (section 4).</source>
        <translation>Hver mand inden for %1 af en mand i kontakt deltager (regel 4).</translation>
    </message>
    <message>
        <source>An isolated force loses as many prisoners as the other side has men more, at most all; the rest fall, man for man (section 4.5).</source>
        <translation>En isoleret styrke mister så mange fanger, som den anden side har mænd mere, højst alle; resten falder mand for mand (regel 4.5).</translation>
    </message>
    <message>
        <source>A supported force falls man for man; nobody is taken (section 4.5).</source>
        <translation>En støttet styrke falder mand for mand; ingen tages til fange (regel 4.5).</translation>
    </message>
    <message>
        <source>%1 and %2: %3 ± %4 mm apart; contact is %5. In contact?</source>
        <translation>%1 og %2: %3 ± %4 mm fra hinanden; kontakt er %5. I kontakt?</translation>
    </message>
    <message>
        <source>%1 and %2: %3 apart; the reach is %4. Within reach?</source>
        <translation>%1 og %2: %3 fra hinanden; rækkevidden er %4. Inden for rækkevidde?</translation>
    </message>
    <message>
        <source>Move %1 · %2 moved</source>
        <translation>Træk %1 · %2 flyttede</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nærkamp</translation>
    </message>
    <message>
        <source>%1 %2 are taken prisoner.</source>
        <translation>%1 %2 tages til fange.</translation>
    </message>
    <message>
        <source>Perhaps a melee</source>
        <translation>Måske en nærkamp</translation>
    </message>
    <message>
        <source>The camera can&apos;t tell whether these men are in contact. Look, and settle the close call of the melee beside it.</source>
        <translation>Kameraet kan ikke se, om disse mænd er i kontakt. Se efter, og afgør tvivlstilfældet i nærkampen ved siden af.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source> in</source>
        <translation> in</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>isoleret</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>støttet</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>ikke isoleret</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>i aktion</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>omstridt</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>erobret</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>ude af aktion</translation>
    </message>
    <message>
        <source>moving…</source>
        <translation>flytter…</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>tommer</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The defenders are placed</source>
        <translation>Forsvarerne står</translation>
    </message>
    <message>
        <source>A step</source>
        <translation>Et skridt</translation>
    </message>
    <message>
        <source>Huffed, and a step</source>
        <translation>Blæst, og et skridt</translation>
    </message>
    <message>
        <source>A capture</source>
        <translation>Et slag</translation>
    </message>
    <message>
        <source>The army is set up</source>
        <translation>Hæren er stillet op</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Et træk</translation>
    </message>
    <message>
        <source>A scout runs</source>
        <translation>En spejder løber</translation>
    </message>
    <message>
        <source>No move is left</source>
        <translation>Intet træk tilbage</translation>
    </message>
    <message>
        <source>The flag is taken</source>
        <translation>Fanen er taget</translation>
    </message>
    <message>
        <source>The miner clears the bomb</source>
        <translation>Minøren fjerner bomben</translation>
    </message>
    <message>
        <source>The bomb holds</source>
        <translation>Bomben holder</translation>
    </message>
    <message>
        <source>The spy takes the marshal</source>
        <translation>Spionen tager feltmarskallen</translation>
    </message>
    <message>
        <source>Equal ranks</source>
        <translation>Lige rang</translation>
    </message>
    <message>
        <source>The attacker wins</source>
        <translation>Angriberen vinder</translation>
    </message>
    <message>
        <source>The defender wins</source>
        <translation>Forsvareren vinder</translation>
    </message>
    <message>
        <source>The strength is shared out</source>
        <translation>Styrken er fordelt</translation>
    </message>
    <message>
        <source>The unit stands still</source>
        <translation>Enheden bliver stående</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Ud af kortet</translation>
    </message>
    <message>
        <source>The 3rd Army enters</source>
        <translation>Den 3. armé går ind</translation>
    </message>
    <message>
        <source>The 3rd Army waits</source>
        <translation>Den 3. armé venter</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Tilbagetrækning</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Et angreb</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Intet angreb</translation>
    </message>
    <message>
        <source>A strength is called</source>
        <translation>En styrke er meldt</translation>
    </message>
    <message>
        <source>Both lose 1</source>
        <translation>Begge mister 1</translation>
    </message>
    <message>
        <source>The attacker loses 1</source>
        <translation>Angriberen mister 1</translation>
    </message>
    <message>
        <source>The defender loses 1</source>
        <translation>Forsvareren mister 1</translation>
    </message>
    <message>
        <source>The attacker loses 2</source>
        <translation>Angriberen mister 2</translation>
    </message>
    <message>
        <source>The defender loses 2</source>
        <translation>Forsvareren mister 2</translation>
    </message>
    <message>
        <source>A retreat</source>
        <translation>Et tilbagetog</translation>
    </message>
    <message>
        <source>An advance</source>
        <translation>En fremrykning</translation>
    </message>
    <message>
        <source>The unit stays</source>
        <translation>Enheden bliver</translation>
    </message>
    <message>
        <source>A plate is mustered</source>
        <translation>En brik er bemandet</translation>
    </message>
    <message>
        <source>The die is thrown</source>
        <translation>Terningen er slået</translation>
    </message>
    <message>
        <source>Shots are fired</source>
        <translation>Der er skudt</translation>
    </message>
    <message>
        <source>Kyrkslätt: whites near it fall</source>
        <translation>Kyrkslätt: hvide i nærheden falder</translation>
    </message>
    <message>
        <source>Pahakoski bridge: lost</source>
        <translation>Pahakoski bro: tabt</translation>
    </message>
    <message>
        <source>Björneborg: sent to Pahakoski</source>
        <translation>Björneborg: sendt til Pahakoski</translation>
    </message>
    <message>
        <source>Vammala: sent to Pahakoski</source>
        <translation>Vammala: sendt til Pahakoski</translation>
    </message>
    <message>
        <source>Varkaus: six thousand men</source>
        <translation>Varkaus: seks tusind mand</translation>
    </message>
    <message>
        <source>Hangö: another throw</source>
        <translation>Hangö: et kast til</translation>
    </message>
    <message>
        <source>Kymmene bridge: lost</source>
        <translation>Kymmene bro: tabt</translation>
    </message>
    <message>
        <source>Mäntyharju: the move ends</source>
        <translation>Mäntyharju: trækket slutter</translation>
    </message>
    <message>
        <source>Tammerfors: reds near it fall</source>
        <translation>Tammerfors: røde i nærheden falder</translation>
    </message>
    <message>
        <source>Viborg: six thousand men</source>
        <translation>Viborg: seks tusind mand</translation>
    </message>
    <message>
        <source>no defender is left</source>
        <translation>ingen forsvarer er tilbage</translation>
    </message>
    <message>
        <source>the fort is taken</source>
        <translation>fortet er taget</translation>
    </message>
    <message>
        <source>the defenders are shut in</source>
        <translation>forsvarerne er spærret inde</translation>
    </message>
    <message>
        <source>too few besiegers are left</source>
        <translation>der er for få belejrere tilbage</translation>
    </message>
    <message>
        <source>the besiegers cannot move</source>
        <translation>belejrerne kan ikke flytte</translation>
    </message>
    <message>
        <source>too long without a capture</source>
        <translation>for længe uden slag</translation>
    </message>
    <message>
        <source>neither side can move</source>
        <translation>ingen af siderne kan flytte</translation>
    </message>
    <message>
        <source>a supply hex is taken</source>
        <translation>et forsyningsfelt er taget</translation>
    </message>
    <message>
        <source>no Japanese unit is left</source>
        <translation>ingen japansk enhed er tilbage</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>tiden er gået</translation>
    </message>
    <message>
        <source>no plate is left</source>
        <translation>ingen brik er tilbage</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ikke nu</translation>
    </message>
    <message>
        <source>Not a place for the defenders</source>
        <translation>Ikke en plads for forsvarerne</translation>
    </message>
    <message>
        <source>This piece cannot be huffed</source>
        <translation>Denne brik kan ikke blæses</translation>
    </message>
    <message>
        <source>Not your piece</source>
        <translation>Ikke din brik</translation>
    </message>
    <message>
        <source>No piece stands there</source>
        <translation>Der står ingen brik</translation>
    </message>
    <message>
        <source>Besiegers do not capture</source>
        <translation>Belejrere slår ikke</translation>
    </message>
    <message>
        <source>The place is taken</source>
        <translation>Pladsen er optaget</translation>
    </message>
    <message>
        <source>No line leads there</source>
        <translation>Ingen linje fører dertil</translation>
    </message>
    <message>
        <source>No step backward</source>
        <translation>Intet skridt tilbage</translation>
    </message>
    <message>
        <source>Not along this line</source>
        <translation>Ikke ad denne linje</translation>
    </message>
    <message>
        <source>Not away from the middle</source>
        <translation>Ikke væk fra midten</translation>
    </message>
    <message>
        <source>A capture must be made</source>
        <translation>Der skal slås</translation>
    </message>
    <message>
        <source>Nothing to capture there</source>
        <translation>Intet at slå der</translation>
    </message>
    <message>
        <source>The capture must go on</source>
        <translation>Slaget skal fortsætte</translation>
    </message>
    <message>
        <source>Bombs and flag do not move</source>
        <translation>Bomber og fane flytter ikke</translation>
    </message>
    <message>
        <source>Not in a straight line</source>
        <translation>Ikke i lige linje</translation>
    </message>
    <message>
        <source>Not over a lake</source>
        <translation>Ikke over en sø</translation>
    </message>
    <message>
        <source>Too far</source>
        <translation>For langt</translation>
    </message>
    <message>
        <source>Nobody jumps over a piece</source>
        <translation>Ingen springer over en brik</translation>
    </message>
    <message>
        <source>Your own piece stands there</source>
        <translation>Din egen brik står der</translation>
    </message>
    <message>
        <source>A scout attacks only beside it</source>
        <translation>En spejder angriber kun ved siden af</translation>
    </message>
    <message>
        <source>To and fro too often</source>
        <translation>For mange gange frem og tilbage</translation>
    </message>
    <message>
        <source>Nobody to attack there</source>
        <translation>Ingen at angribe der</translation>
    </message>
    <message>
        <source>This is not its rank</source>
        <translation>Det er ikke dens rang</translation>
    </message>
    <message>
        <source>The ranks must be called</source>
        <translation>Rangene skal meldes</translation>
    </message>
    <message>
        <source>It cannot have this rank</source>
        <translation>Den kan ikke have den rang</translation>
    </message>
    <message>
        <source>This army stands already</source>
        <translation>Denne hær står allerede</translation>
    </message>
    <message>
        <source>Outside of the army&apos;s rows</source>
        <translation>Uden for hærens rækker</translation>
    </message>
    <message>
        <source>Too many or too few pieces</source>
        <translation>For mange eller for få brikker</translation>
    </message>
    <message>
        <source>Too many of a rank</source>
        <translation>For mange af en rang</translation>
    </message>
    <message>
        <source>A move is still possible</source>
        <translation>Et træk er stadig muligt</translation>
    </message>
    <message>
        <source>Not exactly the five units</source>
        <translation>Ikke netop de fem enheder</translation>
    </message>
    <message>
        <source>Each unit needs 3 at least</source>
        <translation>Hver enhed skal have mindst 3</translation>
    </message>
    <message>
        <source>The total is wrong</source>
        <translation>Summen er forkert</translation>
    </message>
    <message>
        <source>The unit is not on the map</source>
        <translation>Enheden er ikke på kortet</translation>
    </message>
    <message>
        <source>Only the 3rd Army enters</source>
        <translation>Kun den 3. armé går ind</translation>
    </message>
    <message>
        <source>It is on the map already</source>
        <translation>Den er allerede på kortet</translation>
    </message>
    <message>
        <source>It must enter now</source>
        <translation>Den skal ind nu</translation>
    </message>
    <message>
        <source>Not this place yet</source>
        <translation>Ikke dette sted endnu</translation>
    </message>
    <message>
        <source>The 3rd Army must be placed</source>
        <translation>Den 3. armé skal placeres</translation>
    </message>
    <message>
        <source>An enemy next to it holds it</source>
        <translation>En fjende ved siden af holder den</translation>
    </message>
    <message>
        <source>Only one hex from a mountain</source>
        <translation>Kun ét felt fra et bjerg</translation>
    </message>
    <message>
        <source>It had to stop before</source>
        <translation>Den skulle stoppe før</translation>
    </message>
    <message>
        <source>No way off the map here</source>
        <translation>Ingen vej ud af kortet her</translation>
    </message>
    <message>
        <source>Not next to it</source>
        <translation>Ikke ved siden af</translation>
    </message>
    <message>
        <source>Only Russia may</source>
        <translation>Kun Rusland må</translation>
    </message>
    <message>
        <source>It must attack</source>
        <translation>Den skal angribe</translation>
    </message>
    <message>
        <source>Not an enemy</source>
        <translation>Ikke en fjende</translation>
    </message>
    <message>
        <source>The call is too low</source>
        <translation>Meldt for lavt</translation>
    </message>
    <message>
        <source>The call is too high</source>
        <translation>Meldt for højt</translation>
    </message>
    <message>
        <source>The true strength must be called</source>
        <translation>Den sande styrke skal meldes</translation>
    </message>
    <message>
        <source>Next to an enemy</source>
        <translation>Ved siden af en fjende</translation>
    </message>
    <message>
        <source>Not your plate</source>
        <translation>Ikke din brik</translation>
    </message>
    <message>
        <source>The plate is gone</source>
        <translation>Brikken er væk</translation>
    </message>
    <message>
        <source>The same plate must go on</source>
        <translation>Den samme brik skal videre</translation>
    </message>
    <message>
        <source>The throw does not lead there</source>
        <translation>Slaget fører ikke dertil</translation>
    </message>
    <message>
        <source>It is your own</source>
        <translation>Det er din egen</translation>
    </message>
    <message>
        <source>The target is gone</source>
        <translation>Målet er væk</translation>
    </message>
    <message>
        <source>Not next to the target</source>
        <translation>Ikke ved siden af målet</translation>
    </message>
    <message>
        <source>Filppula is safe from fire</source>
        <translation>Filppula er sikker for skud</translation>
    </message>
    <message>
        <source>Helsingfors&apos; walls protect it</source>
        <translation>Helsingfors&apos; mure beskytter den</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ArmiesStep</name>
    <message>
        <source>Start again</source>
        <translation>Begynd forfra</translation>
    </message>
    <message>
        <source>Click his soldiers</source>
        <translation>Klik på hans soldater</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Hærens navn</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Hære</translation>
    </message>
    <message>
        <source>Put some men of each army on the table.
Name the armies. Then click the coats of two or three men of the first, and of the second.
Without this the program tells the armies apart by itself and calls them by its own names.</source>
        <translation>Stil nogle mænd fra hver hær på bordet.
Giv hærene navne. Klik så på frakkerne på to eller tre mænd fra den første og fra den anden.
Uden dette skelner programmet selv mellem hærene og giver dem egne navne.</translation>
    </message>
    <message>
        <source>Both armies are known.</source>
        <translation>Begge hære er kendt.</translation>
    </message>
    <message>
        <source>Click at least one man of each army.</source>
        <translation>Klik på mindst én mand fra hver hær.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ArmyForm</name>
    <message>
        <source>Your army</source>
        <translation>Din hær</translation>
    </message>
    <message>
        <source>Choose a rank, then click the squares where it stands. Your own rows are below; a click takes a piece off again. Ranks left untold are asked for when the piece fights.</source>
        <translation>Vælg en rang, og klik på felterne, hvor den står. Dine egne rækker er nederst; et klik tager brikken væk igen. Rang, der ikke er angivet, spørges der om, når brikken kæmper.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Tilfældigt</translation>
    </message>
    <message>
        <source>Leave the rest untold</source>
        <translation>Angiv ikke resten</translation>
    </message>
    <message>
        <source>The army stands</source>
        <translation>Hæren står</translation>
    </message>
    <message>
        <source>? untold</source>
        <translation>? ikke angivet</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardCards</name>
    <message>
        <source>Rulings</source>
        <translation>Afgørelser</translation>
    </message>
    <message>
        <source>Rulings appear here after each move.</source>
        <translation>Her vises afgørelserne efter hvert træk.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPage</name>
    <message>
        <source>Opening %1…</source>
        <translation>Åbner %1…</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>AFGØRELSER</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Skriv et træk</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Fortryd (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Gentag (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Record (R)</source>
        <translation>Optag (R)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Optag</translation>
    </message>
    <message>
        <source>moving…</source>
        <translation>flytter…</translation>
    </message>
    <message>
        <source>● rec %1</source>
        <translation>● optager %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 trækker</translation>
    </message>
    <message>
        <source>Turn the dial of %1 to %2.</source>
        <translation>Stil skiven for %1 på %2.</translation>
    </message>
    <message>
        <source>The last move threw dice or told a secret.</source>
        <translation>Det sidste træk var et kast eller røbede en hemmelighed.</translation>
    </message>
    <message>
        <source>Take it back all the same</source>
        <translation>Tag det tilbage alligevel</translation>
    </message>
    <message>
        <source>Which was it?</source>
        <translation>Hvad var det?</translation>
    </message>
    <message>
        <source>The capture may go on. Jump on, or let the other side move.</source>
        <translation>Slaget kan fortsætte. Spring videre, eller lad den anden trække.</translation>
    </message>
    <message>
        <source>It stops here</source>
        <translation>Det stopper her</translation>
    </message>
    <message>
        <source>Please look at %1: what stands there can&apos;t be seen well enough.</source>
        <translation>Se på %1: det kan ikke ses godt nok, hvad der står der.</translation>
    </message>
    <message>
        <source>No legal move does this. Look at %1.</source>
        <translation>Intet tilladt træk gør dette. Se på %1.</translation>
    </message>
    <message>
        <source>Put it back: %1.</source>
        <translation>Sæt det tilbage: %1.</translation>
    </message>
    <message>
        <source>An attack: the ranks have to be called.</source>
        <translation>Et angreb: rangene skal meldes.</translation>
    </message>
    <message>
        <source>%1 calls a rank</source>
        <translation>%1 melder en rang</translation>
    </message>
    <message>
        <source>%1 tells it in secret</source>
        <translation>%1 angiver det i hemmelighed</translation>
    </message>
    <message>
        <source>Throw for us</source>
        <translation>Slå for os</translation>
    </message>
    <message>
        <source>Set the practice board right</source>
        <translation>Stil øvebrættet rigtigt</translation>
    </message>
    <message>
        <source>This is no move: %1</source>
        <translation>Det er intet træk: %1</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPanel</name>
    <message>
        <source>Attacker</source>
        <translation>Angriber</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Forsvarer</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPlayStep</name>
    <message>
        <source>Forty pieces a side</source>
        <translation>Fyrre brikker til hver side</translation>
    </message>
    <message>
        <source>Ten pieces a side: the duel</source>
        <translation>Ti brikker til hver side: duellen</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Hær</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Set the pieces up.
Move on the board: when the hand has left, the move is seen and ruled. What the camera can&apos;t see is asked for, secrets on a screen that is handed over.
On the practice board drag the pieces; drop what is taken beside the board.</source>
        <translation>Stil brikkerne op.
Flyt på brættet: når hånden er væk, ses og afgøres trækket. Det, kameraet ikke kan se, spørges der om, hemmeligheder på en skærm, der gives videre.
Træk brikkerne på øvebrættet; læg det slagne ved siden af brættet.</translation>
    </message>
    <message>
        <source>The practice board: nothing is left to find out.</source>
        <translation>Øvebrættet: der er intet mere at finde ud af.</translation>
    </message>
    <message>
        <source>No picture of the bare board: pieces are found less well.</source>
        <translation>Intet billede af det tomme bræt: brikker findes dårligere.</translation>
    </message>
    <message>
        <source>Bare board: known. Place: from its markers.</source>
        <translation>Tomt bræt: kendt. Sted: fra mærkerne.</translation>
    </message>
    <message>
        <source>Bare board: known. Place: from the points clicked.</source>
        <translation>Tomt bræt: kendt. Sted: fra de klikkede punkter.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <translation>Genspil · %1</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tilbage til spillet</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>No picture was kept of this moment.</source>
        <translation>Der er ikke gemt et billede af dette øjeblik.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardStep</name>
    <message>
        <source>The next click is on</source>
        <translation>Næste klik er på</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Begynd forfra</translation>
    </message>
    <message>
        <source>The board is bare: take the picture</source>
        <translation>Brættet er tomt: tag billedet</translation>
    </message>
    <message>
        <source>Own board file…</source>
        <translation>Egen brætfil…</translation>
    </message>
    <message>
        <source>Save as a board file…</source>
        <translation>Gem som brætfil…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bræt</translation>
    </message>
    <message>
        <source>Lay the bare board flat under the camera, all of it in the picture.
A printed board is found by the markers at its corners. On any other board click four of its points by name, as far apart as you can; a few more where a map lies uneven.
Then take its picture, without pieces and hands.</source>
        <translation>Læg det tomme bræt fladt under kameraet, helt i billedet.
Et printet bræt findes på mærkerne i hjørnerne. På ethvert andet bræt klikkes fire punkter efter navn, så langt fra hinanden som muligt; nogle flere, hvor et kort ligger ujævnt.
Tag så billedet uden brikker og hænder.</translation>
    </message>
    <message>
        <source>Not found yet: %1</source>
        <translation>Endnu ikke fundet: %1</translation>
    </message>
    <message>
        <source>Found: its points are marked. Take the picture of the bare board; without it pieces are found less well.</source>
        <translation>Fundet: punkterne er mærket. Tag billedet af det tomme bræt; uden det findes brikker dårligere.</translation>
    </message>
    <message>
        <source>Found, and its picture is taken. Take a new one if anything was moved.</source>
        <translation>Fundet, og billedet er taget. Tag et nyt, hvis noget er flyttet.</translation>
    </message>
    <message>
        <source>Clicked: %1 of 4 or more.</source>
        <translation>Klikket: %1 af 4 eller flere.</translation>
    </message>
    <message>
        <source>There is no picture from the camera yet.</source>
        <translation>Der er endnu intet billede fra kameraet.</translation>
    </message>
    <message>
        <source>Own board file</source>
        <translation>Egen brætfil</translation>
    </message>
    <message>
        <source>Board files (*.json)</source>
        <translation>Brætfiler (*.json)</translation>
    </message>
    <message>
        <source>Save as a board file</source>
        <translation>Gem som brætfil</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardView</name>
    <message>
        <source>The board</source>
        <translation>Brættet</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BodyPanel</name>
    <message numerus="yes">
        <source>%n men, %1</source>
        <comment>body of men and side</comment>
        <translation>
            <numerusform>%n mand, %1</numerusform>
            <numerusform>%n mand, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>isoleret</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>ikke isoleret</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>In reach to support them: %1.</source>
        <translation>Inden for rækkevidde til støtte: %1.</translation>
    </message>
    <message>
        <source>Doubtful: look at the table.</source>
        <translation>Tvivlsomt: se på bordet.</translation>
    </message>
    <message>
        <source>They surrender</source>
        <translation>De overgiver sig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CallForm</name>
    <message>
        <source>Your unit %1 attacks</source>
        <translation>Din enhed %1 angriber</translation>
    </message>
    <message>
        <source>Your unit %1 is attacked</source>
        <translation>Din enhed %1 angribes</translation>
    </message>
    <message>
        <source>Its true strength is %1. Call it, or less.</source>
        <translation>Dens sande styrke er %1. Meld den, eller mindre.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CameraStep</name>
    <message>
        <source> (another program uses it)</source>
        <translation> (et andet program bruger det)</translation>
    </message>
    <message>
        <source> (no permission)</source>
        <translation> (ingen tilladelse)</translation>
    </message>
    <message>
        <source>Address of a phone&apos;s stream</source>
        <translation>Adresse på en telefons stream</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>A film or picture…</source>
        <translation>En film eller et billede…</translation>
    </message>
    <message>
        <source>Practice table</source>
        <translation>Øvebord</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Put the camera on a tripod so that it sees the whole table, from above as steeply as you can.
Choose it here. A phone can be the camera: start a camera app that streams, and type its address.
Without a camera, play on the practice table.</source>
        <translation>Stil kameraet på et stativ, så det ser hele bordet, så stejlt oppefra som muligt.
Vælg det her. En telefon kan være kameraet: start en app, der streamer, og skriv dens adresse.
Uden kamera kan du spille på øvebordet.</translation>
    </message>
    <message>
        <source>No camera chosen yet.</source>
        <translation>Intet kamera valgt endnu.</translation>
    </message>
    <message>
        <source>A film, or pictures in order</source>
        <translation>En film eller billeder i rækkefølge</translation>
    </message>
    <message>
        <source>Films and pictures (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)</source>
        <translation>Film og billeder (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>It delivers %1×%2.</source>
        <translation>Det leverer %1×%2.</translation>
    </message>
    <message>
        <source>No camera is plugged in. As soon as one is, it appears here.</source>
        <translation>Der er intet kamera tilsluttet. Så snart der er, vises det her.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ChoicePanel</name>
    <message>
        <source>Choose men</source>
        <translation>Vælg mænd</translation>
    </message>
    <message>
        <source>%1 chooses. Click a man on the table to change him.</source>
        <translation>%1 vælger. Klik på en mand på bordet for at ændre ham.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anvend</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Forslag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>%1: %2 of %3 fall</source>
        <translation>%1: %2 af %3 falder</translation>
    </message>
    <message>
        <source>, %1 of %2 are taken</source>
        <translation>, %1 af %2 tages</translation>
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
        <translation>kavaleri</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>kanon</translation>
    </message>
    <message>
        <source>What stands here?</source>
        <translation>Hvad står her?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Intet</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Slags</translation>
    </message>
    <message>
        <source>He is</source>
        <translation>Han er</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>stående</translation>
    </message>
    <message>
        <source>knocked over</source>
        <translation>væltet</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>død</translation>
    </message>
    <message>
        <source>a prisoner</source>
        <translation>fange</translation>
    </message>
    <message>
        <source>disarmed</source>
        <translation>afvæbnet</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>kæmpende</translation>
    </message>
    <message>
        <source>One shot less</source>
        <translation>Et skud færre</translation>
    </message>
    <message>
        <source>One shot more</source>
        <translation>Et skud mere</translation>
    </message>
    <message>
        <source>Shots this move</source>
        <translation>Skud i dette træk</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>Dette er</translation>
    </message>
    <message>
        <source>There is no such piece</source>
        <translation>Der er ingen sådan brik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::EmptyStep</name>
    <message>
        <source>The table is empty: take the picture</source>
        <translation>Bordet er tomt: tag billedet</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Tomt bord</translation>
    </message>
    <message>
        <source>Take every piece and every hand off the table; hills, houses and trees stay.
Light it as you will play.
Then take the picture.</source>
        <translation>Fjern alle brikker og hænder fra bordet; bakker, huse og træer bliver.
Belys det, som I vil spille.
Tag så billedet.</translation>
    </message>
    <message>
        <source>There is a picture from last time. Take a new one if anything was moved.</source>
        <translation>Der er et billede fra sidst. Tag et nyt, hvis noget er flyttet.</translation>
    </message>
    <message>
        <source>Not taken yet.</source>
        <translation>Ikke taget endnu.</translation>
    </message>
    <message>
        <source>There is no picture from the camera yet.</source>
        <translation>Der er endnu intet billede fra kameraet.</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Taget.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::GameStep</name>
    <message>
        <source>Toy soldiers on a table, by H. G. Wells.</source>
        <translation>Legetøjssoldater på et bord, af H.G. Wells.</translation>
    </message>
    <message>
        <source>Twenty-four besiegers against two defenders.</source>
        <translation>Fireogtyve belejrere mod to forsvarere.</translation>
    </message>
    <message>
        <source>Two hidden armies hunt each other&apos;s flag.</source>
        <translation>To skjulte hære jager hinandens fane.</translation>
    </message>
    <message>
        <source>Ten armies with secret strengths, on hexes.</source>
        <translation>Ti hære med hemmelig styrke, på sekskanter.</translation>
    </message>
    <message>
        <source>Reds and whites on a map of towns, with a die.</source>
        <translation>Røde og hvide på et kort med byer, med en terning.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>What will you play?
The boards and pieces can be printed: littlewars targets says how. Your own board will do as well.</source>
        <translation>Hvad vil I spille?
Brætter og brikker kan printes: littlewars targets siger hvordan. Jeres eget bræt kan også bruges.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::HonestyPage</name>
    <message>
        <source>apply at once</source>
        <translation>anvend straks</translation>
    </message>
    <message>
        <source>propose</source>
        <translation>foreslå</translation>
    </message>
    <message>
        <source>note only</source>
        <translation>kun notér</translation>
    </message>
    <message>
        <source>off</source>
        <translation>fra</translation>
    </message>
    <message>
        <source>How far a man moved</source>
        <translation>Hvor langt en mand gik</translation>
    </message>
    <message>
        <source>the straight distance from where he stood</source>
        <translation>den lige afstand fra hans plads</translation>
    </message>
    <message>
        <source>who he is, when look-alikes changed places under a hand</source>
        <translation>hvem han er, når ens mænd byttede plads under en hånd</translation>
    </message>
    <message>
        <source>the way he walked</source>
        <translation>vejen, han gik</translation>
    </message>
    <message>
        <source>Moved or fired, not both</source>
        <translation>Flyttet eller affyret, ikke begge</translation>
    </message>
    <message>
        <source>that a gun moved</source>
        <translation>at en kanon er flyttet</translation>
    </message>
    <message>
        <source>each shot</source>
        <translation>hvert skud</translation>
    </message>
    <message>
        <source>Who is in contact</source>
        <translation>Hvem der er i kontakt</translation>
    </message>
    <message>
        <source>gaps between bases, with their ±</source>
        <translation>afstande mellem fødder, med deres ±</translation>
    </message>
    <message>
        <source>gaps within two ± of the limit</source>
        <translation>afstande inden for to ± af grænsen</translation>
    </message>
    <message>
        <source>bases hidden behind other pieces</source>
        <translation>fødder skjult bag andre brikker</translation>
    </message>
    <message>
        <source>Who takes part, is isolated, falls, is taken</source>
        <translation>Hvem der deltager, er isoleret, falder, tages</translation>
    </message>
    <message>
        <source>all of it, from the places of the men</source>
        <translation>det hele, ud fra mændenes pladser</translation>
    </message>
    <message>
        <source>which men, where there is a choice</source>
        <translation>hvilke mænd, hvor der er et valg</translation>
    </message>
    <message>
        <source>Guards and prisoners</source>
        <translation>Vagter og fanger</translation>
    </message>
    <message>
        <source>who is in reach of whom; who was taken, as long as he is in sight</source>
        <translation>hvem der er nær hvem; hvem der er taget, så længe han er i syne</translation>
    </message>
    <message>
        <source>prisoners from before the camera looked</source>
        <translation>fanger fra før kameraet så med</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Overgivelse</translation>
    </message>
    <message>
        <source>whether the body is isolated</source>
        <translation>om gruppen er isoleret</translation>
    </message>
    <message>
        <source>that they surrender</source>
        <translation>at de overgiver sig</translation>
    </message>
    <message>
        <source>A gun&apos;s state and capture</source>
        <translation>En kanons tilstand og erobring</translation>
    </message>
    <message>
        <source>crew, enemies past the axle</source>
        <translation>mandskab, fjender forbi akslen</translation>
    </message>
    <message>
        <source>guns whose trail is hidden</source>
        <translation>kanoner med skjult lavet</translation>
    </message>
    <message>
        <source>Killed by a shot</source>
        <translation>Dræbt af et skud</translation>
    </message>
    <message>
        <source>figures lying after a shot</source>
        <translation>figurer, der ligger efter et skud</translation>
    </message>
    <message>
        <source>men stood up again, or knocked over by a sleeve</source>
        <translation>mænd rejst igen, eller væltet af et ærme</translation>
    </message>
    <message>
        <source>what knocked him over</source>
        <translation>hvad der væltede ham</translation>
    </message>
    <message>
        <source>Cover, houses, woods</source>
        <translation>Dækning, huse, skove</translation>
    </message>
    <message>
        <source>everything: the players judge it</source>
        <translation>alt: spillerne bedømmer</translation>
    </message>
    <message>
        <source>What the camera can judge</source>
        <translation>Hvad kameraet kan bedømme</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>The rules ask</source>
        <translation>Reglerne spørger</translation>
    </message>
    <message>
        <source>judges itself</source>
        <translation>bedømmer selv</translation>
    </message>
    <message>
        <source>needs telling</source>
        <translation>skal fortælles</translation>
    </message>
    <message>
        <source>nobody can see</source>
        <translation>kan ingen se</translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation>en afgørelse</translation>
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
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>begin or end the move</source>
        <translation>begynd eller afslut trækket</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>fortryd</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>gentag</translation>
    </message>
    <message>
        <source>stop or start the clock</source>
        <translation>stop eller start uret</translation>
    </message>
    <message>
        <source>map or picture</source>
        <translation>kort eller billede</translation>
    </message>
    <message>
        <source>what I see: how the camera reads the table</source>
        <translation>hvad jeg ser: hvordan kameraet læser bordet</translation>
    </message>
    <message>
        <source>measure a distance</source>
        <translation>mål en afstand</translation>
    </message>
    <message>
        <source>correct what the camera got wrong</source>
        <translation>ret det, kameraet tog fejl af</translation>
    </message>
    <message>
        <source>lasso a body of men: is it isolated?</source>
        <translation>indkreds en gruppe: er den isoleret?</translation>
    </message>
    <message>
        <source>start or stop recording</source>
        <translation>start eller stop optagelse</translation>
    </message>
    <message>
        <source>large type</source>
        <translation>store bogstaver</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>fuld skærm</translation>
    </message>
    <message>
        <source>zoom in, out, whole table</source>
        <translation>zoom ind, ud, hele bordet</translation>
    </message>
    <message>
        <source>put the tool away</source>
        <translation>læg værktøjet væk</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>open a recording</source>
        <translation>åbn en optagelse</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::LaidRulers</name>
    <message>
        <source> in</source>
        <translation> in</translation>
    </message>
    <message>
        <source>True length between the two rings</source>
        <translation>Sand længde mellem de to ringe</translation>
    </message>
    <message>
        <source>The second place is square to the first</source>
        <translation>Det andet sted er vinkelret på det første</translation>
    </message>
    <message>
        <source>It lies here</source>
        <translation>Her ligger den</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Begynd forfra</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::LensStep</name>
    <message>
        <source>Start again</source>
        <translation>Begynd forfra</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Objektiv</translation>
    </message>
    <message>
        <source>Print the lens board (littlewars targets board.pdf --what charuco) and glue it to something flat.
Hold it before the camera: near and far, tilted to all sides, into every corner of the picture.
Views are taken by themselves. Skip this for a usual camera: distances are then a little less sure.</source>
        <translation>Udskriv objektivtavlen (littlewars targets board.pdf --what charuco), og lim den på noget fladt.
Hold den foran kameraet: nær og fjern, vippet til alle sider, ud i hvert hjørne af billedet.
Optagelser sker af sig selv. Spring over ved et almindeligt kamera: afstande er da lidt mindre sikre.</translation>
    </message>
    <message>
        <source>Known for this camera: good to %1 px.</source>
        <translation>Kendt for dette kamera: god til %1 px.</translation>
    </message>
    <message>
        <source>%1 of %2 views.</source>
        <translation>%1 af %2 optagelser.</translation>
    </message>
    <message>
        <source>Working out the lens…</source>
        <translation>Objektivet beregnes…</translation>
    </message>
    <message>
        <source>Good to %1 px.</source>
        <translation>God til %1 px.</translation>
    </message>
    <message>
        <source>Use these views</source>
        <translation>Brug disse optagelser</translation>
    </message>
    <message>
        <source>Hold the board still for a moment.</source>
        <translation>Hold tavlen stille et øjeblik.</translation>
    </message>
    <message>
        <source>Too blurred: more light, and autofocus off.</source>
        <translation>For uskarpt: mere lys, og slå autofokus fra.</translation>
    </message>
    <message>
        <source>Tilt the board: left, right, to you and away.</source>
        <translation>Vip tavlen: til venstre, højre, mod dig og bort.</translation>
    </message>
    <message>
        <source>Nearer: the board should fill half the picture.</source>
        <translation>Nærmere: tavlen skal fylde halvdelen af billedet.</translation>
    </message>
    <message>
        <source>To the rim: bring it where no cell is green yet.</source>
        <translation>Ud til kanten: før den hen, hvor intet felt er grønt endnu.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::MatchWindow</name>
    <message>
        <source>Opening %1…</source>
        <translation>Åbner %1…</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>AFGØRELSER</translation>
    </message>
    <message>
        <source>Begin or end the move</source>
        <translation>Begynd eller afslut trækket</translation>
    </message>
    <message>
        <source>Stop or start the clock</source>
        <translation>Stop eller start uret</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>What I see</source>
        <translation>Hvad jeg ser</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Ret</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Optag</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Store bogstaver</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Lyse farver</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mindre bevægelse</translation>
    </message>
    <message>
        <source>Speak rulings</source>
        <translation>Læs afgørelser op</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fuld skærm</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom ind</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom ud</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Hele bordet</translation>
    </message>
    <message>
        <source>Put the tool away</source>
        <translation>Læg værktøjet væk</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>What the camera can judge…</source>
        <translation>Hvad kameraet kan bedømme…</translation>
    </message>
    <message>
        <source>Second screen…</source>
        <translation>Anden skærm…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Opsætning…</translation>
    </message>
    <message>
        <source>Table again…</source>
        <translation>Bordet igen…</translation>
    </message>
    <message>
        <source>Armies again…</source>
        <translation>Hærene igen…</translation>
    </message>
    <message>
        <source>Check with a ruler…</source>
        <translation>Kontrollér med en lineal…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afslut</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>Optaget: %1</translation>
    </message>
    <message>
        <source>This needs the table to be calibrated: menu, Table again.</source>
        <translation>Dette kræver, at bordet er kalibreret: menu, Bordet igen.</translation>
    </message>
    <message>
        <source>%1 ± %2 in · %3 mm</source>
        <translation>%1 ± %2 in · %3 mm</translation>
    </message>
    <message>
        <source>Drag from the edge of one base to the edge of the other.</source>
        <translation>Træk fra kanten af den ene fod til kanten af den anden.</translation>
    </message>
    <message>
        <source>No fighting men inside the line.</source>
        <translation>Ingen kæmpende mænd inden for linjen.</translation>
    </message>
    <message>
        <source>Fallen to the guns: %1.</source>
        <translation>Faldet for kanonerne: %1.</translation>
    </message>
    <message>
        <source>Fallen: %1. If it was a shot, click the gun and count it.</source>
        <translation>Faldet: %1. Var det et skud, så klik på kanonen og tæl det.</translation>
    </message>
    <message>
        <source>Open a recording…</source>
        <translation>Åbn en optagelse…</translation>
    </message>
    <message>
        <source>Practice: a lamp is switched on</source>
        <translation>Øvelse: en lampe bliver tændt</translation>
    </message>
    <message>
        <source>Practice: knock against the tripod</source>
        <translation>Øvelse: et stød til stativet</translation>
    </message>
    <message>
        <source>Practice: an arm over the table</source>
        <translation>Øvelse: en arm over bordet</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Åbn en optagelse</translation>
    </message>
    <message>
        <source>Recorded matches (*.lws)</source>
        <translation>Optagede spil (*.lws)</translation>
    </message>
    <message>
        <source>Another game…</source>
        <translation>Et andet spil…</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Fortsæt det</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nyt spil</translation>
    </message>
    <message>
        <source>Find the table</source>
        <translation>Find bordet</translation>
    </message>
    <message>
        <source>It is put back</source>
        <translation>Det er sat tilbage</translation>
    </message>
    <message>
        <source>Camera or table were moved (by %1 pixels). Put it back, or find the table again. Nothing is ruled until then; the match is kept.</source>
        <translation>Kamera eller bord er flyttet (%1 pixels). Sæt det tilbage, eller find bordet igen. Indtil da afgøres intet; kampen er bevaret.</translation>
    </message>
    <message>
        <source>The table is not recognised: is the camera covered, turned away or in the dark? Nothing is ruled until it is seen again.</source>
        <translation>Bordet genkendes ikke: er kameraet dækket, drejet væk eller i mørke? Intet afgøres, før det ses igen.</translation>
    </message>
    <message>
        <source>The camera was moved by %1 pixels: allowed for.</source>
        <translation>Kameraet er flyttet %1 pixels: der tages højde for det.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::MoveBar</name>
    <message>
        <source>Before the battle</source>
        <translation>Før slaget</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 begynder</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 i træk</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Kigger…</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>%1 er næste</translation>
    </message>
    <message>
        <source>End move</source>
        <translation>Afslut træk</translation>
    </message>
    <message>
        <source>Begin move</source>
        <translation>Begynd træk</translation>
    </message>
    <message>
        <source>the begin of the move</source>
        <translation>trækkets begyndelse</translation>
    </message>
    <message>
        <source>the end of the move</source>
        <translation>trækkets afslutning</translation>
    </message>
    <message>
        <source>the correction</source>
        <translation>rettelsen</translation>
    </message>
    <message>
        <source>the choice of men</source>
        <translation>valget af mænd</translation>
    </message>
    <message>
        <source>the last action</source>
        <translation>den sidste handling</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Stop or start the clock (P)</source>
        <translation>Stop eller start uret (P)</translation>
    </message>
    <message>
        <source>Stop or start the clock</source>
        <translation>Stop eller start uret</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Drag from one place to another (D)</source>
        <translation>Træk fra et sted til et andet (D)</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Ret</translation>
    </message>
    <message>
        <source>Click a piece, drag its foot, or click where one is missing (C)</source>
        <translation>Klik på en brik, træk dens fod, eller klik hvor en mangler (C)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Draw a line round a body of men: is it isolated? (I)</source>
        <translation>Tegn en linje om en gruppe mænd: er den isoleret? (I)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Intet at fortryde</translation>
    </message>
    <message>
        <source>Undo %1 (Ctrl+Z)</source>
        <translation>Fortryd %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Intet at gentage</translation>
    </message>
    <message>
        <source>Redo %1 (Ctrl+Shift+Z)</source>
        <translation>Gentag %1 (Ctrl+Shift+Z)</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::PlayStep</name>
    <message>
        <source>The short rules</source>
        <translation>De korte regler</translation>
    </message>
    <message>
        <source>The book of 1913</source>
        <translation>Bogen fra 1913</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Set up both armies.
Whoever begins presses Begin move (Space), moves, and presses it again when done.
Every step can be done again from the menu.</source>
        <translation>Stil begge hære op.
Den, der begynder, trykker Begynd træk (mellemrum), flytter, og trykker igen, når han er færdig.
Hvert trin kan gøres igen fra menuen.</translation>
    </message>
    <message>
        <source>Table: good to ±%1 mm.</source>
        <translation>Bord: god til ±%1 mm.</translation>
    </message>
    <message>
        <source>No table: pieces are shown, nothing is measured or ruled.</source>
        <translation>Intet bord: brikker vises, intet måles eller afgøres.</translation>
    </message>
    <message>
        <source>No picture of the empty table: pieces are found less well.</source>
        <translation>Intet billede af det tomme bord: brikker findes mindre godt.</translation>
    </message>
    <message>
        <source>Empty table: known.</source>
        <translation>Tomt bord: kendt.</translation>
    </message>
    <message>
        <source>Armies: known.</source>
        <translation>Hære: kendt.</translation>
    </message>
    <message>
        <source>Armies: told apart by the program.</source>
        <translation>Hære: skelnes af programmet.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RankForm</name>
    <message>
        <source>Which rank is your piece on %1?</source>
        <translation>Hvilken rang har din brik på %1?</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayBar</name>
    <message>
        <source>The ruling before</source>
        <translation>Den forrige kendelse</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>One change back</source>
        <translation>En ændring tilbage</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Afspil eller stop</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>One change on</source>
        <translation>En ændring frem</translation>
    </message>
    <message>
        <source>The next ruling</source>
        <translation>Den næste kendelse</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspil</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <translation>Genspil · %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Picture or map (M)</source>
        <translation>Billede eller kort (M)</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Tilbage til spillet</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Hvad nu hvis…</translation>
    </message>
    <message>
        <source>Judge the match by other rules</source>
        <translation>Bedøm spillet efter andre regler</translation>
    </message>
    <message>
        <source>No picture was kept of this moment: M shows the map.</source>
        <translation>Der er intet billede af dette øjeblik: M viser kortet.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayTimeline</name>
    <message>
        <source>Move %1: %2 begins</source>
        <translation>Træk %1: %2 begynder</translation>
    </message>
    <message>
        <source>Move %1: %2 ends it</source>
        <translation>Træk %1: %2 slutter</translation>
    </message>
    <message>
        <source>Move %1: the ruling on %2</source>
        <translation>Træk %1: kendelsen over %2</translation>
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
        <translation>Styrke</translation>
    </message>
    <message>
        <source>Foot + horse</source>
        <translation>Fod + hest</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Kanoner</translation>
    </message>
    <message>
        <source>Prisoners held</source>
        <translation>Fanger holdt</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Døde</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Point</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulerStep</name>
    <message>
        <source> in</source>
        <translation> in</translation>
    </message>
    <message>
        <source>True length between the two rings</source>
        <translation>Sand længde mellem de to ringe</translation>
    </message>
    <message>
        <source>Check with a ruler</source>
        <translation>Kontrol med en lineal</translation>
    </message>
    <message>
        <source>Lay a ruler on the table.
Drag one ring to each end of its scale, and say how long it is.
Then lay it somewhere else, across the first place, and drag again.</source>
        <translation>Læg en lineal på bordet.
Træk en ring til hver ende af skalaen, og angiv længden.
Læg den så et andet sted, på tværs af det første, og træk igen.</translation>
    </message>
    <message>
        <source>The table is not calibrated: nothing can be checked.</source>
        <translation>Bordet er ikke kalibreret: intet kan kontrolleres.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Ikke kontrolleret endnu.</translation>
    </message>
    <message>
        <source>Measured %1 ± %2 mm, true %3 mm.</source>
        <translation>Målt %1 ± %2 mm, sandt %3 mm.</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>De stemmer.</translation>
    </message>
    <message>
        <source>They don&apos;t agree: check the table&apos;s size, its corners and the rings.</source>
        <translation>De stemmer ikke: kontrollér bordets mål, hjørnerne og ringene.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulingCard</name>
    <message>
        <source>Doubtful: look at the table.</source>
        <translation>Tvivlsomt: se på bordet.</translation>
    </message>
    <message>
        <source>Picture of the place</source>
        <translation>Billede af stedet</translation>
    </message>
    <message>
        <source>▸ why</source>
        <translation>▸ hvorfor</translation>
    </message>
    <message>
        <source>▾ why</source>
        <translation>▾ hvorfor</translation>
    </message>
    <message>
        <source>▸ choose men</source>
        <translation>▸ vælg mænd</translation>
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
        <translation>Mål</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulingsPanel</name>
    <message>
        <source>Rulings</source>
        <translation>Afgørelser</translation>
    </message>
    <message>
        <source>Rulings appear here at the end of each move.</source>
        <translation>Afgørelser vises her efter hvert træk.</translation>
    </message>
    <message>
        <source>Accept this ruling</source>
        <translation>Godkend denne afgørelse</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SecondScreenPage</name>
    <message>
        <source>Second screen</source>
        <translation>Anden skærm</translation>
    </message>
    <message>
        <source>Map, rulings and clock on a phone, to look at only. Whoever has the address can look.</source>
        <translation>Kort, afgørelser og ur på en telefon, kun til at se. Den, der har adressen, kan se med.</translation>
    </message>
    <message>
        <source>On, for this network</source>
        <translation>Til, for dette netværk</translation>
    </message>
    <message>
        <source>On, for this computer</source>
        <translation>Til, for denne computer</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>It is off.</source>
        <translation>Den er slået fra.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SecretPage</name>
    <message>
        <source>Turn the screen to this player. Nobody else looks.</source>
        <translation>Vend skærmen mod denne spiller. Ingen anden ser med.</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Tilbage til brættet</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Dæk det til igen</translation>
    </message>
    <message>
        <source>For %1 alone</source>
        <translation>Kun for %1</translation>
    </message>
    <message>
        <source>I am %1: show it</source>
        <translation>Jeg er %1: vis det</translation>
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
        <translation>Spillet fra %1 blev ikke spillet til ende (kendelser: %2, minutter: %3).</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SetupWizard</name>
    <message>
        <source>littlewars · set up</source>
        <translation>littlewars · opsætning</translation>
    </message>
    <message>
        <source>Choose a camera.</source>
        <translation>Vælg et kamera.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Spring over</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Næste</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Åbner %1…</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::StatusStrip</name>
    <message>
        <source>○ The film is over</source>
        <translation>○ Filmen er slut</translation>
    </message>
    <message>
        <source>● film</source>
        <translation>● film</translation>
    </message>
    <message>
        <source>◐ No new picture for %1 s. Waiting for the camera. The match goes on.</source>
        <translation>◐ Intet nyt billede i %1 s. Venter på kameraet. Partiet fortsætter.</translation>
    </message>
    <message>
        <source>○ Camera stopped %1 s ago. Waiting for it. The match goes on.</source>
        <translation>○ Kameraet stoppede for %1 s siden. Venter på det. Partiet fortsætter.</translation>
    </message>
    <message>
        <source>● The camera is back</source>
        <translation>● Kameraet er tilbage</translation>
    </message>
    <message>
        <source>● live %1/s</source>
        <translation>● live %1/s</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Taster (?)</translation>
    </message>
    <message>
        <source>table ±%1 mm</source>
        <translation>bord ±%1 mm</translation>
    </message>
    <message>
        <source>no table: nothing is measured</source>
        <translation>intet bord: intet måles</translation>
    </message>
    <message>
        <source>● rec %1</source>
        <translation>● optager %1</translation>
    </message>
    <message>
        <source>table exactly known</source>
        <translation>bordet kendes nøjagtigt</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::StrengthForm</name>
    <message>
        <source>Your strengths</source>
        <translation>Dine styrker</translation>
    </message>
    <message>
        <source>Share out %1 among your five units, 3 or more to each.</source>
        <translation>Fordel %1 på dine fem enheder, 3 eller flere til hver.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
    </message>
    <message>
        <source>Still to share out: %1</source>
        <translation>Endnu at fordele: %1</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TableStep</name>
    <message>
        <source> in</source>
        <translation> in</translation>
    </message>
    <message>
        <source>Good to ±%1 mm near, ±%2 mm far.</source>
        <translation>God til ±%1 mm nær, ±%2 mm fjern.</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Bordets bredde</translation>
    </message>
    <message>
        <source>Depth, away from the camera</source>
        <translation>Dybde, væk fra kameraet</translation>
    </message>
    <message>
        <source>Markers&apos; places (markers.json)…</source>
        <translation>Markørernes pladser (markers.json)…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Known for this camera: good to ±%1 mm.</source>
        <translation>Kendt for dette kamera: god til ±%1 mm.</translation>
    </message>
    <message>
        <source>Where the markers lie</source>
        <translation>Hvor markørerne ligger</translation>
    </message>
    <message>
        <source>Markers (*.json)</source>
        <translation>Markører (*.json)</translation>
    </message>
    <message>
        <source>What the table is found by</source>
        <translation>Hvad bordet findes med</translation>
    </message>
    <message>
        <source>By its four corners</source>
        <translation>Med dets fire hjørner</translation>
    </message>
    <message>
        <source>By printed markers</source>
        <translation>Med trykte markører</translation>
    </message>
    <message>
        <source>By a ruler, laid down twice or more</source>
        <translation>Med en lineal, lagt ned to gange eller flere</translation>
    </message>
    <message>
        <source>Give the size of the table, or of any rectangle on it that you play in.</source>
        <translation>Angiv bordets mål, eller målet på et rektangel på det, som I spiller i.</translation>
    </message>
    <message>
        <source>Lay printed markers on it, and open the file that says where they lie: they are then found by themselves. Three in the picture are enough.</source>
        <translation>Læg trykte markører på det, og åbn filen, der siger, hvor de ligger: så findes de af sig selv. Tre i billedet er nok.</translation>
    </message>
    <message>
        <source>Lay a ruler along the near edge, its zero in the near left corner. Drag one ring to each end of its scale, and press the button.
Then lay it along the left edge, and once more across the middle: each place makes it surer.</source>
        <translation>Læg en lineal langs den nære kant med nullet i det nære venstre hjørne. Træk en ring til hver ende af skalaen, og tryk på knappen.
Læg den så langs venstre kant og en gang til på skrå over midten: hvert sted gør det sikrere.</translation>
    </message>
    <message>
        <source>Drag the four rings to its corners: near left, near right, far right, far left as the camera sees them. Arrow keys move the last one.</source>
        <translation>Træk de fire ringe til hjørnerne: nær venstre, nær højre, fjern højre, fjern venstre, som kameraet ser dem. Piletaster flytter den sidste.</translation>
    </message>
    <message>
        <source>The ruler was not laid down yet.</source>
        <translation>Linealen er ikke lagt ned endnu.</translation>
    </message>
    <message>
        <source>One place is known. Lay the ruler down a second time, across the first.</source>
        <translation>Ét sted er kendt. Læg linealen ned en gang til, på tværs af den første.</translation>
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
        <translation>Tid tilbage</translation>
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
        <translation>Som det blev spillet</translation>
    </message>
    <message>
        <source>The short rules</source>
        <translation>De korte regler</translation>
    </message>
    <message>
        <source>The book of 1913</source>
        <translation>Bogen fra 1913</translation>
    </message>
    <message>
        <source>Contact, inches</source>
        <translation>Kontakt, tommer</translation>
    </message>
    <message>
        <source>Melee reach, inches</source>
        <translation>Nærkampens rækkevidde, tommer</translation>
    </message>
    <message>
        <source>Foot move, inches</source>
        <translation>Fodfolkets træk, tommer</translation>
    </message>
    <message>
        <source>Rulings that differ</source>
        <translation>Kendelser der afviger</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>Træk %1 · %2</translation>
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
        <translation>Vælg andre regler eller tal: hver kendelse afsiges igen.</translation>
    </message>
    <message>
        <source>Judging %1 of %2…</source>
        <translation>Kendelse %1 af %2…</translation>
    </message>
    <message>
        <source>All %1 rulings stay the same.</source>
        <translation>Alle %1 kendelser er de samme.</translation>
    </message>
    <message>
        <source>%1 of %2 rulings differ:</source>
        <translation>%1 af %2 kendelser afviger:</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::WizardPicture</name>
    <message>
        <source>Live picture</source>
        <translation>Live billede</translation>
    </message>
</context>
</TS>
