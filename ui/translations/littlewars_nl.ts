<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>BoardWords</name>
    <message>
        <source>%1 stands still</source>
        <translation>%1 blijft staan</translation>
    </message>
    <message>
        <source>The 3rd Army waits</source>
        <translation>Het 3e leger wacht</translation>
    </message>
    <message>
        <source>The 3rd Army enters at %1</source>
        <translation>Het 3e leger komt op bij %1</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Geen aanval</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <translation>Aanval op %1</translation>
    </message>
    <message>
        <source>No retreat</source>
        <translation>Geen terugtocht</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Terugtocht naar %1</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Oprukken</translation>
    </message>
    <message>
        <source>No advance</source>
        <translation>Niet oprukken</translation>
    </message>
    <message>
        <source>Attacker %1, defender %2</source>
        <translation>Aanvaller %1, verdediger %2</translation>
    </message>
    <message>
        <source>%1 is called</source>
        <translation>%1 wordt genoemd</translation>
    </message>
    <message>
        <source>fires at %1</source>
        <translation>vuurt op %1</translation>
    </message>
    <message>
        <source>Besiegers</source>
        <translation>Belegeraars</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Verdedigers</translation>
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
        <translation>Wit</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Maarschalk</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generaal</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Kolonel</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Majoor</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitein</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Luitenant</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sergeant</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Mineur</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Verkenner</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Vlag</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Aftocht</translation>
    </message>
    <message>
        <source>I cannot move</source>
        <translation>Ik kan niet zetten</translation>
    </message>
    <message>
        <source>Thrown: %1</source>
        <translation>Gegooid: %1</translation>
    </message>
    <message>
        <source>%1 is huffed</source>
        <translation>%1 wordt geblazen</translation>
    </message>
    <message>
        <source>Throw two dice: one for the attacker, one for the defender.</source>
        <translation>Gooi twee dobbelstenen: één voor de aanvaller, één voor de verdediger.</translation>
    </message>
    <message>
        <source>Throw one die.</source>
        <translation>Gooi één dobbelsteen.</translation>
    </message>
    <message>
        <source>Set up the army, and tell its ranks in secret.</source>
        <translation>Stel het leger op en geef de rangen in het geheim op.</translation>
    </message>
    <message>
        <source>Share out the strength, in secret.</source>
        <translation>Verdeel de sterkte, in het geheim.</translation>
    </message>
    <message>
        <source>Call a strength.</source>
        <translation>Noem een sterkte.</translation>
    </message>
    <message>
        <source>Whom does the unit attack?</source>
        <translation>Wie valt de eenheid aan?</translation>
    </message>
    <message>
        <source>Retreat one hex, or stand fast.</source>
        <translation>Trek één hex terug, of houd stand.</translation>
    </message>
    <message>
        <source>Advance into the emptied hex, or stay.</source>
        <translation>Ruk op naar de vrijgekomen hex, of blijf staan.</translation>
    </message>
    <message>
        <source>Place the defenders on two points of the fort.</source>
        <translation>Zet de verdedigers op twee punten van het fort.</translation>
    </message>
    <message>
        <source>Move on the board.</source>
        <translation>Zet op het bord.</translation>
    </message>
    <message>
        <source>Take %1 off %2.</source>
        <translation>Neem %1 van %2.</translation>
    </message>
    <message>
        <source>Put %1 on %2, in place of %3.</source>
        <translation>Zet %1 op %2, in plaats van %3.</translation>
    </message>
    <message>
        <source>Put %1 on %2.</source>
        <translation>Zet %1 op %2.</translation>
    </message>
    <message>
        <source>river −1</source>
        <translation>rivier −1</translation>
    </message>
    <message>
        <source>mountain −1</source>
        <translation>berg −1</translation>
    </message>
    <message>
        <source>fortress ½</source>
        <translation>vesting ½</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>Zet %1 · %2</translation>
    </message>
    <message>
        <source>Not legal · %1</source>
        <translation>Niet toegestaan · %1</translation>
    </message>
    <message>
        <source>%1 wins: %2.</source>
        <translation>%1 wint: %2.</translation>
    </message>
    <message>
        <source>The game is drawn: %1.</source>
        <translation>Remise: %1.</translation>
    </message>
    <message>
        <source>Throw for %1: its men, in thousands.</source>
        <translation>Gooi voor %1: zijn mannen, in duizenden.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>captured</source>
        <translation>veroverd</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>in actie</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>betwist</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>buiten actie</translation>
    </message>
    <message>
        <source>It is %1&apos;s from now on.</source>
        <translation>Het is van nu af van %1.</translation>
    </message>
    <message>
        <source>It may be moved or fired, not both.</source>
        <translation>Het mag verplaatst of afgevuurd worden, niet allebei.</translation>
    </message>
    <message>
        <source>Enemies stand in reach and the crew is short: neither moved nor fired.</source>
        <translation>Vijanden zijn dichtbij en de bemanning is te klein: niet verplaatsen, niet vuren.</translation>
    </message>
    <message>
        <source>The crew is short: neither moved nor fired.</source>
        <translation>De bemanning is te klein: niet verplaatsen, niet vuren.</translation>
    </message>
    <message>
        <source>Gun %1 · %2</source>
        <translation>Kanon %1 · %2</translation>
    </message>
    <message>
        <source>Crew within %1: %2 of %3 needed (section 6).</source>
        <translation>Bemanning binnen %1: %2 van de %3 die nodig zijn (regel 6).</translation>
    </message>
    <message>
        <source>Enemies past the axle: %1 of %2 needed to capture.</source>
        <translation>Vijanden voorbij de as: %1 van de %2 die nodig zijn om te veroveren.</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gevangenen</translation>
    </message>
    <message>
        <source>Without a guard in reach: %1.</source>
        <translation>Zonder bewaker in de buurt: %1.</translation>
    </message>
    <message>
        <source>Freed, and disarmed until back over their own line: %1.</source>
        <translation>Bevrijd, en ongewapend tot ze terug over hun eigen lijn zijn: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more than their guards can hold.</source>
        <comment>prisoners</comment>
        <translation>
            <numerusform>%n meer dan hun bewakers aankunnen.</numerusform>
            <numerusform>%n meer dan hun bewakers aankunnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A guard within %1 holds a prisoner, and one guard holds at most %2 (section 5).</source>
        <translation>Een bewaker binnen %1 houdt een gevangene vast, en één bewaker hoogstens %2 (regel 5).</translation>
    </message>
    <message>
        <source>%1 went %2; %3 is allowed.</source>
        <translation>%1 ging %2; %3 mag.</translation>
    </message>
    <message>
        <source>%1 moved or fired with a crew of %2; %3 are needed.</source>
        <translation>%1 verplaatste of vuurde met een bemanning van %2; er zijn er %3 nodig.</translation>
    </message>
    <message>
        <source>%1 both moved and fired.</source>
        <translation>%1 is verplaatst én heeft gevuurd.</translation>
    </message>
    <message>
        <source>%1 fired %2 shots; %3 are allowed.</source>
        <translation>%1 vuurde %2 schoten; %3 mogen.</translation>
    </message>
    <message>
        <source>The prisoner %1 moved %2 without a guard who could take him there.</source>
        <translation>Gevangene %1 ging %2 zonder bewaker die hem daarheen kon brengen.</translation>
    </message>
    <message>
        <source>%1 of the other side was moved %2.</source>
        <translation>%1 van de andere partij is %2 verplaatst.</translation>
    </message>
    <message>
        <source>%1 and %2 stand too close.</source>
        <translation>%1 en %2 staan te dicht bij elkaar.</translation>
    </message>
    <message>
        <source>Move not allowed</source>
        <translation>Zet mag niet</translation>
    </message>
    <message>
        <source>Measured in a straight line from where it stood when the move began; the way walked is never shorter (section 7).</source>
        <translation>Gemeten in een rechte lijn vanaf waar het bij het begin van de zet stond; de gelopen weg is nooit korter (regel 7).</translation>
    </message>
    <message>
        <source>Nothing to rule</source>
        <translation>Niets te beslissen</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
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
        <translation>Gelijke aantallen: allen sneuvelen.</translation>
    </message>
    <message>
        <source>%1 is isolated.</source>
        <translation>%1 is geïsoleerd.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is supported by %n.</source>
        <comment>men</comment>
        <translation>
            <numerusform>%1 wordt gesteund door %n man.</numerusform>
            <numerusform>%1 wordt gesteund door %n man.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody falls.</source>
        <translation>Niemand sneuvelt.</translation>
    </message>
    <message>
        <source>%1 fall.</source>
        <translation>%1 sneuvelen.</translation>
    </message>
    <message>
        <source>%1 and %2: %3 ± %4 mm apart; contact is %5 or less.</source>
        <translation>%1 en %2: %3 ± %4 mm uit elkaar; contact is %5 of minder.</translation>
    </message>
    <message>
        <source>no men</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 is the smaller force, %2 men. In reach to support it: %3. Fewer than half its number means isolated (section 3).</source>
        <translation>%1 is de kleinere macht, %2 man. Dichtbij genoeg om te steunen: %3. Minder dan de helft betekent geïsoleerd (regel 3).</translation>
    </message>
    <message>
        <source>Every man within %1 of a man in contact takes part (section 4).</source>
        <translation>Iedere man binnen %1 van een man in contact doet mee (regel 4).</translation>
    </message>
    <message>
        <source>An isolated force loses as many prisoners as the other side has men more, at most all; the rest fall, man for man (section 4.5).</source>
        <translation>Een geïsoleerde macht verliest zoveel gevangenen als de ander mannen meer heeft, hoogstens allen; de rest sneuvelt man tegen man (regel 4.5).</translation>
    </message>
    <message>
        <source>A supported force falls man for man; nobody is taken (section 4.5).</source>
        <translation>Een gesteunde macht sneuvelt man tegen man; niemand wordt gevangen (regel 4.5).</translation>
    </message>
    <message>
        <source>%1 and %2: %3 ± %4 mm apart; contact is %5. In contact?</source>
        <translation>%1 en %2: %3 ± %4 mm uit elkaar; contact is %5. In contact?</translation>
    </message>
    <message>
        <source>%1 and %2: %3 apart; the reach is %4. Within reach?</source>
        <translation>%1 en %2: %3 uit elkaar; het bereik is %4. Binnen bereik?</translation>
    </message>
    <message>
        <source>Move %1 · %2 moved</source>
        <translation>Zet %1 · %2 aan zet</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Handgemeen</translation>
    </message>
    <message>
        <source>%1 %2 are taken prisoner.</source>
        <translation>%1 %2 gevangengenomen.</translation>
    </message>
    <message>
        <source>Perhaps a melee</source>
        <translation>Misschien een handgemeen</translation>
    </message>
    <message>
        <source>The camera can&apos;t tell whether these men are in contact. Look, and settle the close call of the melee beside it.</source>
        <translation>De camera kan niet zien of deze mannen in contact zijn. Kijk, en beslis het twijfelgeval van het handgemeen ernaast.</translation>
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
        <translation>geïsoleerd</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>gesteund</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>niet geïsoleerd</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>in actie</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>betwist</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>veroverd</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>buiten actie</translation>
    </message>
    <message>
        <source>moving…</source>
        <translation>beweegt…</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>inch</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The defenders are placed</source>
        <translation>De verdedigers staan</translation>
    </message>
    <message>
        <source>A step</source>
        <translation>Een stap</translation>
    </message>
    <message>
        <source>Huffed, and a step</source>
        <translation>Geblazen, en een stap</translation>
    </message>
    <message>
        <source>A capture</source>
        <translation>Een slag</translation>
    </message>
    <message>
        <source>The army is set up</source>
        <translation>Het leger is opgesteld</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Een zet</translation>
    </message>
    <message>
        <source>A scout runs</source>
        <translation>Een verkenner rent</translation>
    </message>
    <message>
        <source>No move is left</source>
        <translation>Geen zet meer mogelijk</translation>
    </message>
    <message>
        <source>The flag is taken</source>
        <translation>De vlag is veroverd</translation>
    </message>
    <message>
        <source>The miner clears the bomb</source>
        <translation>De mineur ruimt de bom</translation>
    </message>
    <message>
        <source>The bomb holds</source>
        <translation>De bom houdt stand</translation>
    </message>
    <message>
        <source>The spy takes the marshal</source>
        <translation>De spion slaat de maarschalk</translation>
    </message>
    <message>
        <source>Equal ranks</source>
        <translation>Gelijke rangen</translation>
    </message>
    <message>
        <source>The attacker wins</source>
        <translation>De aanvaller wint</translation>
    </message>
    <message>
        <source>The defender wins</source>
        <translation>De verdediger wint</translation>
    </message>
    <message>
        <source>The strength is shared out</source>
        <translation>De sterkte is verdeeld</translation>
    </message>
    <message>
        <source>The unit stands still</source>
        <translation>De eenheid blijft staan</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Van de kaart af</translation>
    </message>
    <message>
        <source>The 3rd Army enters</source>
        <translation>Het 3e leger komt op</translation>
    </message>
    <message>
        <source>The 3rd Army waits</source>
        <translation>Het 3e leger wacht</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Aftocht</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Een aanval</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Geen aanval</translation>
    </message>
    <message>
        <source>A strength is called</source>
        <translation>Een sterkte is genoemd</translation>
    </message>
    <message>
        <source>Both lose 1</source>
        <translation>Beide verliezen 1</translation>
    </message>
    <message>
        <source>The attacker loses 1</source>
        <translation>De aanvaller verliest 1</translation>
    </message>
    <message>
        <source>The defender loses 1</source>
        <translation>De verdediger verliest 1</translation>
    </message>
    <message>
        <source>The attacker loses 2</source>
        <translation>De aanvaller verliest 2</translation>
    </message>
    <message>
        <source>The defender loses 2</source>
        <translation>De verdediger verliest 2</translation>
    </message>
    <message>
        <source>A retreat</source>
        <translation>Een terugtocht</translation>
    </message>
    <message>
        <source>An advance</source>
        <translation>Opgerukt</translation>
    </message>
    <message>
        <source>The unit stays</source>
        <translation>De eenheid blijft</translation>
    </message>
    <message>
        <source>A plate is mustered</source>
        <translation>Een plaatje is bemand</translation>
    </message>
    <message>
        <source>The die is thrown</source>
        <translation>De dobbelsteen is gegooid</translation>
    </message>
    <message>
        <source>Shots are fired</source>
        <translation>Er is gevuurd</translation>
    </message>
    <message>
        <source>Kyrkslätt: whites near it fall</source>
        <translation>Kyrkslätt: witten in de buurt vallen</translation>
    </message>
    <message>
        <source>Pahakoski bridge: lost</source>
        <translation>Brug van Pahakoski: verloren</translation>
    </message>
    <message>
        <source>Björneborg: sent to Pahakoski</source>
        <translation>Björneborg: naar Pahakoski gestuurd</translation>
    </message>
    <message>
        <source>Vammala: sent to Pahakoski</source>
        <translation>Vammala: naar Pahakoski gestuurd</translation>
    </message>
    <message>
        <source>Varkaus: six thousand men</source>
        <translation>Varkaus: zesduizend man</translation>
    </message>
    <message>
        <source>Hangö: another throw</source>
        <translation>Hangö: nog een worp</translation>
    </message>
    <message>
        <source>Kymmene bridge: lost</source>
        <translation>Brug van Kymmene: verloren</translation>
    </message>
    <message>
        <source>Mäntyharju: the move ends</source>
        <translation>Mäntyharju: de zet eindigt</translation>
    </message>
    <message>
        <source>Tammerfors: reds near it fall</source>
        <translation>Tammerfors: roden in de buurt vallen</translation>
    </message>
    <message>
        <source>Viborg: six thousand men</source>
        <translation>Viborg: zesduizend man</translation>
    </message>
    <message>
        <source>no defender is left</source>
        <translation>er is geen verdediger meer</translation>
    </message>
    <message>
        <source>the fort is taken</source>
        <translation>het fort is genomen</translation>
    </message>
    <message>
        <source>the defenders are shut in</source>
        <translation>de verdedigers zitten vast</translation>
    </message>
    <message>
        <source>too few besiegers are left</source>
        <translation>er zijn te weinig belegeraars over</translation>
    </message>
    <message>
        <source>the besiegers cannot move</source>
        <translation>de belegeraars kunnen niet zetten</translation>
    </message>
    <message>
        <source>too long without a capture</source>
        <translation>te lang zonder slag</translation>
    </message>
    <message>
        <source>neither side can move</source>
        <translation>geen van beide kan zetten</translation>
    </message>
    <message>
        <source>a supply hex is taken</source>
        <translation>een bevoorradingshex is genomen</translation>
    </message>
    <message>
        <source>no Japanese unit is left</source>
        <translation>er is geen Japanse eenheid meer</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>de tijd is om</translation>
    </message>
    <message>
        <source>no plate is left</source>
        <translation>er is geen plaatje meer</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is uit</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nu niet</translation>
    </message>
    <message>
        <source>Not a place for the defenders</source>
        <translation>Geen plaats voor de verdedigers</translation>
    </message>
    <message>
        <source>This piece cannot be huffed</source>
        <translation>Dit stuk kan niet geblazen worden</translation>
    </message>
    <message>
        <source>Not your piece</source>
        <translation>Niet uw stuk</translation>
    </message>
    <message>
        <source>No piece stands there</source>
        <translation>Daar staat geen stuk</translation>
    </message>
    <message>
        <source>Besiegers do not capture</source>
        <translation>Belegeraars slaan niet</translation>
    </message>
    <message>
        <source>The place is taken</source>
        <translation>De plaats is bezet</translation>
    </message>
    <message>
        <source>No line leads there</source>
        <translation>Er loopt geen lijn heen</translation>
    </message>
    <message>
        <source>No step backward</source>
        <translation>Geen stap achteruit</translation>
    </message>
    <message>
        <source>Not along this line</source>
        <translation>Niet langs deze lijn</translation>
    </message>
    <message>
        <source>Not away from the middle</source>
        <translation>Niet van het midden af</translation>
    </message>
    <message>
        <source>A capture must be made</source>
        <translation>Er moet geslagen worden</translation>
    </message>
    <message>
        <source>Nothing to capture there</source>
        <translation>Daar valt niets te slaan</translation>
    </message>
    <message>
        <source>The capture must go on</source>
        <translation>De slag moet doorgaan</translation>
    </message>
    <message>
        <source>Bombs and flag do not move</source>
        <translation>Bommen en vlag zetten niet</translation>
    </message>
    <message>
        <source>Not in a straight line</source>
        <translation>Niet in een rechte lijn</translation>
    </message>
    <message>
        <source>Not over a lake</source>
        <translation>Niet over een meer</translation>
    </message>
    <message>
        <source>Too far</source>
        <translation>Te ver</translation>
    </message>
    <message>
        <source>Nobody jumps over a piece</source>
        <translation>Niemand springt over een stuk</translation>
    </message>
    <message>
        <source>Your own piece stands there</source>
        <translation>Daar staat uw eigen stuk</translation>
    </message>
    <message>
        <source>A scout attacks only beside it</source>
        <translation>Een verkenner valt alleen ernaast aan</translation>
    </message>
    <message>
        <source>To and fro too often</source>
        <translation>Te vaak heen en weer</translation>
    </message>
    <message>
        <source>Nobody to attack there</source>
        <translation>Daar is niemand om aan te vallen</translation>
    </message>
    <message>
        <source>This is not its rank</source>
        <translation>Dit is niet zijn rang</translation>
    </message>
    <message>
        <source>The ranks must be called</source>
        <translation>De rangen moeten genoemd worden</translation>
    </message>
    <message>
        <source>It cannot have this rank</source>
        <translation>Deze rang kan het niet zijn</translation>
    </message>
    <message>
        <source>This army stands already</source>
        <translation>Dit leger staat al</translation>
    </message>
    <message>
        <source>Outside of the army&apos;s rows</source>
        <translation>Buiten de rijen van het leger</translation>
    </message>
    <message>
        <source>Too many or too few pieces</source>
        <translation>Te veel of te weinig stukken</translation>
    </message>
    <message>
        <source>Too many of a rank</source>
        <translation>Te veel van één rang</translation>
    </message>
    <message>
        <source>A move is still possible</source>
        <translation>Er is nog een zet mogelijk</translation>
    </message>
    <message>
        <source>Not exactly the five units</source>
        <translation>Niet precies de vijf eenheden</translation>
    </message>
    <message>
        <source>Each unit needs 3 at least</source>
        <translation>Elke eenheid moet minstens 3 hebben</translation>
    </message>
    <message>
        <source>The total is wrong</source>
        <translation>Het totaal klopt niet</translation>
    </message>
    <message>
        <source>The unit is not on the map</source>
        <translation>De eenheid is niet op de kaart</translation>
    </message>
    <message>
        <source>Only the 3rd Army enters</source>
        <translation>Alleen het 3e leger komt op</translation>
    </message>
    <message>
        <source>It is on the map already</source>
        <translation>Het is al op de kaart</translation>
    </message>
    <message>
        <source>It must enter now</source>
        <translation>Het moet nu opkomen</translation>
    </message>
    <message>
        <source>Not this place yet</source>
        <translation>Deze plaats nog niet</translation>
    </message>
    <message>
        <source>The 3rd Army must be placed</source>
        <translation>Het 3e leger moet geplaatst worden</translation>
    </message>
    <message>
        <source>An enemy next to it holds it</source>
        <translation>Een vijand ernaast houdt het vast</translation>
    </message>
    <message>
        <source>Only one hex from a mountain</source>
        <translation>Vanaf een berg maar één hex</translation>
    </message>
    <message>
        <source>It had to stop before</source>
        <translation>Het moest eerder stoppen</translation>
    </message>
    <message>
        <source>No way off the map here</source>
        <translation>Hier gaat het niet van de kaart af</translation>
    </message>
    <message>
        <source>Not next to it</source>
        <translation>Niet ernaast</translation>
    </message>
    <message>
        <source>Only Russia may</source>
        <translation>Alleen Rusland mag dat</translation>
    </message>
    <message>
        <source>It must attack</source>
        <translation>Het moet aanvallen</translation>
    </message>
    <message>
        <source>Not an enemy</source>
        <translation>Geen vijand</translation>
    </message>
    <message>
        <source>The call is too low</source>
        <translation>Te laag genoemd</translation>
    </message>
    <message>
        <source>The call is too high</source>
        <translation>Te hoog genoemd</translation>
    </message>
    <message>
        <source>The true strength must be called</source>
        <translation>De ware sterkte moet genoemd worden</translation>
    </message>
    <message>
        <source>Next to an enemy</source>
        <translation>Naast een vijand</translation>
    </message>
    <message>
        <source>Not your plate</source>
        <translation>Niet uw plaatje</translation>
    </message>
    <message>
        <source>The plate is gone</source>
        <translation>Het plaatje is weg</translation>
    </message>
    <message>
        <source>The same plate must go on</source>
        <translation>Hetzelfde plaatje moet verder</translation>
    </message>
    <message>
        <source>The throw does not lead there</source>
        <translation>De worp reikt daar niet</translation>
    </message>
    <message>
        <source>It is your own</source>
        <translation>Het is uw eigen</translation>
    </message>
    <message>
        <source>The target is gone</source>
        <translation>Het doel is weg</translation>
    </message>
    <message>
        <source>Not next to the target</source>
        <translation>Niet naast het doel</translation>
    </message>
    <message>
        <source>Filppula is safe from fire</source>
        <translation>Filppula is veilig voor vuur</translation>
    </message>
    <message>
        <source>Helsingfors&apos; walls protect it</source>
        <translation>De muren van Helsingfors beschermen het</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ArmiesStep</name>
    <message>
        <source>Start again</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Click his soldiers</source>
        <translation>Klik zijn soldaten aan</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Naam van het leger</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Legers</translation>
    </message>
    <message>
        <source>Put some men of each army on the table.
Name the armies. Then click the coats of two or three men of the first, and of the second.
Without this the program tells the armies apart by itself and calls them by its own names.</source>
        <translation>Zet van elk leger een paar mannen op tafel.
Geef de legers een naam. Klik daarna op de jassen van twee of drie mannen van het eerste en van het tweede.
Zonder dit houdt het programma de legers zelf uit elkaar en geeft ze eigen namen.</translation>
    </message>
    <message>
        <source>Both armies are known.</source>
        <translation>Beide legers zijn bekend.</translation>
    </message>
    <message>
        <source>Click at least one man of each army.</source>
        <translation>Klik minstens één man van elk leger aan.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ArmyForm</name>
    <message>
        <source>Your army</source>
        <translation>Uw leger</translation>
    </message>
    <message>
        <source>Choose a rank, then click the squares where it stands. Your own rows are below; a click takes a piece off again. Ranks left untold are asked for when the piece fights.</source>
        <translation>Kies een rang en klik op de velden waar hij staat. Uw eigen rijen zijn onder; een klik neemt een stuk weer weg. Niet opgegeven rangen worden gevraagd als het stuk vecht.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Leave the rest untold</source>
        <translation>De rest niet opgeven</translation>
    </message>
    <message>
        <source>The army stands</source>
        <translation>Het leger staat</translation>
    </message>
    <message>
        <source>? untold</source>
        <translation>? niet opgegeven</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardCards</name>
    <message>
        <source>Rulings</source>
        <translation>Uitspraken</translation>
    </message>
    <message>
        <source>Rulings appear here after each move.</source>
        <translation>Hier verschijnen de uitspraken na elke zet.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPage</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wordt geopend…</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>UITSPRAKEN</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Typ een zet</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Ongedaan maken (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Opnieuw (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Record (R)</source>
        <translation>Opnemen (R)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Opnemen</translation>
    </message>
    <message>
        <source>moving…</source>
        <translation>beweegt…</translation>
    </message>
    <message>
        <source>● rec %1</source>
        <translation>● opname %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 aan zet</translation>
    </message>
    <message>
        <source>Turn the dial of %1 to %2.</source>
        <translation>Zet de wijzer van %1 op %2.</translation>
    </message>
    <message>
        <source>The last move threw dice or told a secret.</source>
        <translation>De laatste zet was een worp of gaf een geheim prijs.</translation>
    </message>
    <message>
        <source>Take it back all the same</source>
        <translation>Toch terugnemen</translation>
    </message>
    <message>
        <source>Which was it?</source>
        <translation>Wat was het?</translation>
    </message>
    <message>
        <source>The capture may go on. Jump on, or let the other side move.</source>
        <translation>De slag kan doorgaan. Spring verder, of laat de ander zetten.</translation>
    </message>
    <message>
        <source>It stops here</source>
        <translation>Het stopt hier</translation>
    </message>
    <message>
        <source>Please look at %1: what stands there can&apos;t be seen well enough.</source>
        <translation>Kijk naar %1: wat daar staat is niet goed genoeg te zien.</translation>
    </message>
    <message>
        <source>No legal move does this. Look at %1.</source>
        <translation>Geen toegestane zet doet dit. Kijk naar %1.</translation>
    </message>
    <message>
        <source>Put it back: %1.</source>
        <translation>Zet het terug: %1.</translation>
    </message>
    <message>
        <source>An attack: the ranks have to be called.</source>
        <translation>Een aanval: de rangen moeten genoemd worden.</translation>
    </message>
    <message>
        <source>%1 calls a rank</source>
        <translation>%1 noemt een rang</translation>
    </message>
    <message>
        <source>%1 tells it in secret</source>
        <translation>%1 geeft het in het geheim op</translation>
    </message>
    <message>
        <source>Throw for us</source>
        <translation>Gooi voor ons</translation>
    </message>
    <message>
        <source>Set the practice board right</source>
        <translation>Zet het oefenbord goed</translation>
    </message>
    <message>
        <source>This is no move: %1</source>
        <translation>Dit is geen zet: %1</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPanel</name>
    <message>
        <source>Attacker</source>
        <translation>Aanvaller</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verdediger</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPlayStep</name>
    <message>
        <source>Forty pieces a side</source>
        <translation>Veertig stukken per kant</translation>
    </message>
    <message>
        <source>Ten pieces a side: the duel</source>
        <translation>Tien stukken per kant: het duel</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Leger</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Set the pieces up.
Move on the board: when the hand has left, the move is seen and ruled. What the camera can&apos;t see is asked for, secrets on a screen that is handed over.
On the practice board drag the pieces; drop what is taken beside the board.</source>
        <translation>Stel de stukken op.
Zet op het bord: als de hand weg is, wordt de zet gezien en beoordeeld. Wat de camera niet kan zien, wordt gevraagd, geheimen op een scherm dat wordt doorgegeven.
Sleep op het oefenbord de stukken; leg wat geslagen is naast het bord.</translation>
    </message>
    <message>
        <source>The practice board: nothing is left to find out.</source>
        <translation>Het oefenbord: er valt niets meer uit te zoeken.</translation>
    </message>
    <message>
        <source>No picture of the bare board: pieces are found less well.</source>
        <translation>Geen beeld van het lege bord: stukken worden minder goed gevonden.</translation>
    </message>
    <message>
        <source>Bare board: known. Place: from its markers.</source>
        <translation>Leeg bord: bekend. Plaats: uit de markeringen.</translation>
    </message>
    <message>
        <source>Bare board: known. Place: from the points clicked.</source>
        <translation>Leeg bord: bekend. Plaats: uit de aangeklikte punten.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <translation>Herhaling · %1</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>No picture was kept of this moment.</source>
        <translation>Van dit moment is geen beeld bewaard.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardStep</name>
    <message>
        <source>The next click is on</source>
        <translation>De volgende klik is op</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>The board is bare: take the picture</source>
        <translation>Het bord is leeg: maak de foto</translation>
    </message>
    <message>
        <source>Own board file…</source>
        <translation>Eigen bordbestand…</translation>
    </message>
    <message>
        <source>Save as a board file…</source>
        <translation>Als bordbestand bewaren…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Lay the bare board flat under the camera, all of it in the picture.
A printed board is found by the markers at its corners. On any other board click four of its points by name, as far apart as you can; a few more where a map lies uneven.
Then take its picture, without pieces and hands.</source>
        <translation>Leg het lege bord vlak onder de camera, helemaal in beeld.
Een geprint bord wordt gevonden aan de markeringen op de hoeken. Klik op elk ander bord vier punten bij hun naam aan, zo ver uiteen als u kunt; een paar meer waar een kaart oneffen ligt.
Maak dan de foto, zonder stukken en handen.</translation>
    </message>
    <message>
        <source>Not found yet: %1</source>
        <translation>Nog niet gevonden: %1</translation>
    </message>
    <message>
        <source>Found: its points are marked. Take the picture of the bare board; without it pieces are found less well.</source>
        <translation>Gevonden: de punten zijn gemarkeerd. Maak de foto van het lege bord; zonder worden stukken minder goed gevonden.</translation>
    </message>
    <message>
        <source>Found, and its picture is taken. Take a new one if anything was moved.</source>
        <translation>Gevonden, en de foto is gemaakt. Maak een nieuwe als er iets verschoven is.</translation>
    </message>
    <message>
        <source>Clicked: %1 of 4 or more.</source>
        <translation>Aangeklikt: %1 van 4 of meer.</translation>
    </message>
    <message>
        <source>There is no picture from the camera yet.</source>
        <translation>Er is nog geen beeld van de camera.</translation>
    </message>
    <message>
        <source>Own board file</source>
        <translation>Eigen bordbestand</translation>
    </message>
    <message>
        <source>Board files (*.json)</source>
        <translation>Bordbestanden (*.json)</translation>
    </message>
    <message>
        <source>Save as a board file</source>
        <translation>Als bordbestand bewaren</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardView</name>
    <message>
        <source>The board</source>
        <translation>Het bord</translation>
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
        <translation>geïsoleerd</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>niet geïsoleerd</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>In reach to support them: %1.</source>
        <translation>Dichtbij genoeg om hen te steunen: %1.</translation>
    </message>
    <message>
        <source>Doubtful: look at the table.</source>
        <translation>Twijfelachtig: kijk naar de tafel.</translation>
    </message>
    <message>
        <source>They surrender</source>
        <translation>Ze geven zich over</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CallForm</name>
    <message>
        <source>Your unit %1 attacks</source>
        <translation>Uw eenheid %1 valt aan</translation>
    </message>
    <message>
        <source>Your unit %1 is attacked</source>
        <translation>Uw eenheid %1 wordt aangevallen</translation>
    </message>
    <message>
        <source>Its true strength is %1. Call it, or less.</source>
        <translation>De ware sterkte is %1. Noem die, of minder.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CameraStep</name>
    <message>
        <source> (another program uses it)</source>
        <translation> (een ander programma gebruikt hem)</translation>
    </message>
    <message>
        <source> (no permission)</source>
        <translation> (geen toestemming)</translation>
    </message>
    <message>
        <source>Address of a phone&apos;s stream</source>
        <translation>Adres van de stream van een telefoon</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefoon</translation>
    </message>
    <message>
        <source>A film or picture…</source>
        <translation>Een film of foto…</translation>
    </message>
    <message>
        <source>Practice table</source>
        <translation>Oefentafel</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Put the camera on a tripod so that it sees the whole table, from above as steeply as you can.
Choose it here. A phone can be the camera: start a camera app that streams, and type its address.
Without a camera, play on the practice table.</source>
        <translation>Zet de camera op een statief zodat hij de hele tafel ziet, zo steil van boven als kan.
Kies hem hier. Een telefoon kan de camera zijn: start een app die streamt en typ het adres.
Speel zonder camera op de oefentafel.</translation>
    </message>
    <message>
        <source>No camera chosen yet.</source>
        <translation>Nog geen camera gekozen.</translation>
    </message>
    <message>
        <source>A film, or pictures in order</source>
        <translation>Een film, of foto&apos;s op volgorde</translation>
    </message>
    <message>
        <source>Films and pictures (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)</source>
        <translation>Films en foto&apos;s (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>It delivers %1×%2.</source>
        <translation>Hij levert %1×%2.</translation>
    </message>
    <message>
        <source>No camera is plugged in. As soon as one is, it appears here.</source>
        <translation>Er is geen camera aangesloten. Zodra dat zo is, verschijnt hij hier.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ChoicePanel</name>
    <message>
        <source>Choose men</source>
        <translation>Mannen kiezen</translation>
    </message>
    <message>
        <source>%1 chooses. Click a man on the table to change him.</source>
        <translation>%1 kiest. Klik een man op tafel aan om hem te wijzigen.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Voorstel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>%1: %2 of %3 fall</source>
        <translation>%1: %2 van %3 sneuvelen</translation>
    </message>
    <message>
        <source>, %1 of %2 are taken</source>
        <translation>, %1 van %2 gevangen</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CorrectionPanel</name>
    <message>
        <source>infantry</source>
        <translation>infanterie</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>cavalerie</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>kanon</translation>
    </message>
    <message>
        <source>What stands here?</source>
        <translation>Wat staat hier?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>He is</source>
        <translation>Hij is</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>staand</translation>
    </message>
    <message>
        <source>knocked over</source>
        <translation>omgevallen</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>dood</translation>
    </message>
    <message>
        <source>a prisoner</source>
        <translation>gevangen</translation>
    </message>
    <message>
        <source>disarmed</source>
        <translation>ongewapend</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>vechtend</translation>
    </message>
    <message>
        <source>One shot less</source>
        <translation>Een schot minder</translation>
    </message>
    <message>
        <source>One shot more</source>
        <translation>Een schot meer</translation>
    </message>
    <message>
        <source>Shots this move</source>
        <translation>Schoten deze zet</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>Dit is</translation>
    </message>
    <message>
        <source>There is no such piece</source>
        <translation>Dit stuk bestaat niet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::EmptyStep</name>
    <message>
        <source>The table is empty: take the picture</source>
        <translation>De tafel is leeg: neem de foto</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Lege tafel</translation>
    </message>
    <message>
        <source>Take every piece and every hand off the table; hills, houses and trees stay.
Light it as you will play.
Then take the picture.</source>
        <translation>Haal alle stukken en handen van de tafel; heuvels, huizen en bomen blijven.
Verlicht hem zoals jullie gaan spelen.
Neem dan de foto.</translation>
    </message>
    <message>
        <source>There is a picture from last time. Take a new one if anything was moved.</source>
        <translation>Er is een foto van de vorige keer. Neem een nieuwe als er iets verschoven is.</translation>
    </message>
    <message>
        <source>Not taken yet.</source>
        <translation>Nog niet genomen.</translation>
    </message>
    <message>
        <source>There is no picture from the camera yet.</source>
        <translation>Er is nog geen beeld van de camera.</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Genomen.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::GameStep</name>
    <message>
        <source>Toy soldiers on a table, by H. G. Wells.</source>
        <translation>Speelgoedsoldaten op een tafel, van H.G. Wells.</translation>
    </message>
    <message>
        <source>Twenty-four besiegers against two defenders.</source>
        <translation>Vierentwintig belegeraars tegen twee verdedigers.</translation>
    </message>
    <message>
        <source>Two hidden armies hunt each other&apos;s flag.</source>
        <translation>Twee verborgen legers jagen op elkaars vlag.</translation>
    </message>
    <message>
        <source>Ten armies with secret strengths, on hexes.</source>
        <translation>Tien legers met geheime sterkte, op hexen.</translation>
    </message>
    <message>
        <source>Reds and whites on a map of towns, with a die.</source>
        <translation>Roden en witten op een kaart met steden, met een dobbelsteen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>What will you play?
The boards and pieces can be printed: littlewars targets says how. Your own board will do as well.</source>
        <translation>Wat gaat u spelen?
Borden en stukken kunt u printen: littlewars targets zegt hoe. Uw eigen bord kan ook.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::HonestyPage</name>
    <message>
        <source>apply at once</source>
        <translation>meteen toepassen</translation>
    </message>
    <message>
        <source>propose</source>
        <translation>voorstellen</translation>
    </message>
    <message>
        <source>note only</source>
        <translation>alleen noteren</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>How far a man moved</source>
        <translation>Hoe ver een man ging</translation>
    </message>
    <message>
        <source>the straight distance from where he stood</source>
        <translation>de rechte afstand vanaf zijn plaats</translation>
    </message>
    <message>
        <source>who he is, when look-alikes changed places under a hand</source>
        <translation>wie hij is, als gelijke mannen onder een hand verwisselden</translation>
    </message>
    <message>
        <source>the way he walked</source>
        <translation>de weg die hij liep</translation>
    </message>
    <message>
        <source>Moved or fired, not both</source>
        <translation>Verplaatst of gevuurd, niet allebei</translation>
    </message>
    <message>
        <source>that a gun moved</source>
        <translation>dat een kanon verplaatst is</translation>
    </message>
    <message>
        <source>each shot</source>
        <translation>elk schot</translation>
    </message>
    <message>
        <source>Who is in contact</source>
        <translation>Wie in contact is</translation>
    </message>
    <message>
        <source>gaps between bases, with their ±</source>
        <translation>afstanden tussen voetjes, met hun ±</translation>
    </message>
    <message>
        <source>gaps within two ± of the limit</source>
        <translation>afstanden binnen twee ± van de grens</translation>
    </message>
    <message>
        <source>bases hidden behind other pieces</source>
        <translation>voetjes verborgen achter andere stukken</translation>
    </message>
    <message>
        <source>Who takes part, is isolated, falls, is taken</source>
        <translation>Wie meedoet, geïsoleerd is, sneuvelt, gevangen wordt</translation>
    </message>
    <message>
        <source>all of it, from the places of the men</source>
        <translation>alles, uit de plaatsen van de mannen</translation>
    </message>
    <message>
        <source>which men, where there is a choice</source>
        <translation>welke mannen, als er te kiezen valt</translation>
    </message>
    <message>
        <source>Guards and prisoners</source>
        <translation>Bewakers en gevangenen</translation>
    </message>
    <message>
        <source>who is in reach of whom; who was taken, as long as he is in sight</source>
        <translation>wie bij wie in de buurt is; wie gevangen is, zolang hij in zicht is</translation>
    </message>
    <message>
        <source>prisoners from before the camera looked</source>
        <translation>gevangenen van voor de camera keek</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Overgave</translation>
    </message>
    <message>
        <source>whether the body is isolated</source>
        <translation>of de groep geïsoleerd is</translation>
    </message>
    <message>
        <source>that they surrender</source>
        <translation>dat ze zich overgeven</translation>
    </message>
    <message>
        <source>A gun&apos;s state and capture</source>
        <translation>Toestand en verovering van een kanon</translation>
    </message>
    <message>
        <source>crew, enemies past the axle</source>
        <translation>bemanning, vijanden voorbij de as</translation>
    </message>
    <message>
        <source>guns whose trail is hidden</source>
        <translation>kanonnen met verborgen affuit</translation>
    </message>
    <message>
        <source>Killed by a shot</source>
        <translation>Gedood door een schot</translation>
    </message>
    <message>
        <source>figures lying after a shot</source>
        <translation>figuren die na een schot liggen</translation>
    </message>
    <message>
        <source>men stood up again, or knocked over by a sleeve</source>
        <translation>mannen die weer rechtop gezet zijn, of omgestoten door een mouw</translation>
    </message>
    <message>
        <source>what knocked him over</source>
        <translation>wat hem omstootte</translation>
    </message>
    <message>
        <source>Cover, houses, woods</source>
        <translation>Dekking, huizen, bossen</translation>
    </message>
    <message>
        <source>everything: the players judge it</source>
        <translation>alles: de spelers oordelen</translation>
    </message>
    <message>
        <source>What the camera can judge</source>
        <translation>Wat de camera kan beoordelen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The rules ask</source>
        <translation>De regels vragen</translation>
    </message>
    <message>
        <source>judges itself</source>
        <translation>beoordeelt zelf</translation>
    </message>
    <message>
        <source>needs telling</source>
        <translation>moet gezegd worden</translation>
    </message>
    <message>
        <source>nobody can see</source>
        <translation>kan niemand zien</translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation>een uitspraak</translation>
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
        <translation>Spatie</translation>
    </message>
    <message>
        <source>begin or end the move</source>
        <translation>de zet beginnen of beëindigen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>ongedaan maken</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>opnieuw doen</translation>
    </message>
    <message>
        <source>stop or start the clock</source>
        <translation>de klok stoppen of starten</translation>
    </message>
    <message>
        <source>map or picture</source>
        <translation>kaart of beeld</translation>
    </message>
    <message>
        <source>what I see: how the camera reads the table</source>
        <translation>wat ik zie: hoe de camera de tafel leest</translation>
    </message>
    <message>
        <source>measure a distance</source>
        <translation>een afstand meten</translation>
    </message>
    <message>
        <source>correct what the camera got wrong</source>
        <translation>verbeteren wat de camera fout zag</translation>
    </message>
    <message>
        <source>lasso a body of men: is it isolated?</source>
        <translation>een groep omlijnen: is die geïsoleerd?</translation>
    </message>
    <message>
        <source>start or stop recording</source>
        <translation>opname starten of stoppen</translation>
    </message>
    <message>
        <source>large type</source>
        <translation>grote letters</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>volledig scherm</translation>
    </message>
    <message>
        <source>zoom in, out, whole table</source>
        <translation>in- en uitzoomen, hele tafel</translation>
    </message>
    <message>
        <source>put the tool away</source>
        <translation>het gereedschap wegleggen</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>open a recording</source>
        <translation>een opname openen</translation>
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
        <translation>Ware lengte tussen de twee ringen</translation>
    </message>
    <message>
        <source>The second place is square to the first</source>
        <translation>De tweede plek staat haaks op de eerste</translation>
    </message>
    <message>
        <source>It lies here</source>
        <translation>Hier ligt hij</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Opnieuw beginnen</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::LensStep</name>
    <message>
        <source>Start again</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lens</translation>
    </message>
    <message>
        <source>Print the lens board (littlewars targets board.pdf --what charuco) and glue it to something flat.
Hold it before the camera: near and far, tilted to all sides, into every corner of the picture.
Views are taken by themselves. Skip this for a usual camera: distances are then a little less sure.</source>
        <translation>Druk het lensbord af (littlewars targets board.pdf --what charuco) en plak het op iets vlaks.
Houd het voor de camera: dichtbij en veraf, naar alle kanten gekanteld, in elke hoek van het beeld.
Opnamen gaan vanzelf. Sla dit over bij een gewone camera: afstanden zijn dan iets minder zeker.</translation>
    </message>
    <message>
        <source>Known for this camera: good to %1 px.</source>
        <translation>Bekend voor deze camera: goed tot op %1 px.</translation>
    </message>
    <message>
        <source>%1 of %2 views.</source>
        <translation>%1 van %2 opnamen.</translation>
    </message>
    <message>
        <source>Working out the lens…</source>
        <translation>De lens wordt berekend…</translation>
    </message>
    <message>
        <source>Good to %1 px.</source>
        <translation>Goed tot op %1 px.</translation>
    </message>
    <message>
        <source>Use these views</source>
        <translation>Deze opnamen gebruiken</translation>
    </message>
    <message>
        <source>Hold the board still for a moment.</source>
        <translation>Houd het bord even stil.</translation>
    </message>
    <message>
        <source>Too blurred: more light, and autofocus off.</source>
        <translation>Te onscherp: meer licht, en autofocus uit.</translation>
    </message>
    <message>
        <source>Tilt the board: left, right, to you and away.</source>
        <translation>Kantel het bord: naar links, rechts, naar u toe en van u af.</translation>
    </message>
    <message>
        <source>Nearer: the board should fill half the picture.</source>
        <translation>Dichterbij: het bord moet het halve beeld vullen.</translation>
    </message>
    <message>
        <source>To the rim: bring it where no cell is green yet.</source>
        <translation>Naar de rand: breng het waar nog geen vak groen is.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::MatchWindow</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wordt geopend…</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>UITSPRAKEN</translation>
    </message>
    <message>
        <source>Begin or end the move</source>
        <translation>Zet beginnen of beëindigen</translation>
    </message>
    <message>
        <source>Stop or start the clock</source>
        <translation>Klok stoppen of starten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>What I see</source>
        <translation>Wat ik zie</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Meten</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Verbeteren</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Opnemen</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Grote letters</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Lichte kleuren</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Minder beweging</translation>
    </message>
    <message>
        <source>Speak rulings</source>
        <translation>Uitspraken voorlezen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Hele tafel</translation>
    </message>
    <message>
        <source>Put the tool away</source>
        <translation>Gereedschap wegleggen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>What the camera can judge…</source>
        <translation>Wat de camera kan beoordelen…</translation>
    </message>
    <message>
        <source>Second screen…</source>
        <translation>Tweede scherm…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Instellen…</translation>
    </message>
    <message>
        <source>Table again…</source>
        <translation>Tafel opnieuw…</translation>
    </message>
    <message>
        <source>Armies again…</source>
        <translation>Legers opnieuw…</translation>
    </message>
    <message>
        <source>Check with a ruler…</source>
        <translation>Controleren met een liniaal…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>Opgenomen: %1</translation>
    </message>
    <message>
        <source>This needs the table to be calibrated: menu, Table again.</source>
        <translation>Hiervoor moet de tafel gekalibreerd zijn: menu, Tafel opnieuw.</translation>
    </message>
    <message>
        <source>%1 ± %2 in · %3 mm</source>
        <translation>%1 ± %2 in · %3 mm</translation>
    </message>
    <message>
        <source>Drag from the edge of one base to the edge of the other.</source>
        <translation>Sleep van de rand van het ene voetje naar de rand van het andere.</translation>
    </message>
    <message>
        <source>No fighting men inside the line.</source>
        <translation>Geen vechtende mannen binnen de lijn.</translation>
    </message>
    <message>
        <source>Fallen to the guns: %1.</source>
        <translation>Gevallen voor de kanonnen: %1.</translation>
    </message>
    <message>
        <source>Fallen: %1. If it was a shot, click the gun and count it.</source>
        <translation>Gevallen: %1. Was het een schot, klik dan op het kanon en tel het.</translation>
    </message>
    <message>
        <source>Open a recording…</source>
        <translation>Een opname openen…</translation>
    </message>
    <message>
        <source>Practice: a lamp is switched on</source>
        <translation>Oefening: een lamp gaat aan</translation>
    </message>
    <message>
        <source>Practice: knock against the tripod</source>
        <translation>Oefening: een stoot tegen het statief</translation>
    </message>
    <message>
        <source>Practice: an arm over the table</source>
        <translation>Oefening: een arm boven de tafel</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Een opname openen</translation>
    </message>
    <message>
        <source>Recorded matches (*.lws)</source>
        <translation>Opgenomen partijen (*.lws)</translation>
    </message>
    <message>
        <source>Another game…</source>
        <translation>Een ander spel…</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Ermee doorgaan</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Find the table</source>
        <translation>Tafel zoeken</translation>
    </message>
    <message>
        <source>It is put back</source>
        <translation>Hij staat weer goed</translation>
    </message>
    <message>
        <source>Camera or table were moved (by %1 pixels). Put it back, or find the table again. Nothing is ruled until then; the match is kept.</source>
        <translation>Camera of tafel is verschoven (%1 pixels). Zet hem terug, of zoek de tafel opnieuw. Tot dan wordt niets beslist; de partij blijft bewaard.</translation>
    </message>
    <message>
        <source>The table is not recognised: is the camera covered, turned away or in the dark? Nothing is ruled until it is seen again.</source>
        <translation>De tafel wordt niet herkend: is de camera afgedekt, weggedraaid of in het donker? Er wordt niets beslist tot ze weer te zien is.</translation>
    </message>
    <message>
        <source>The camera was moved by %1 pixels: allowed for.</source>
        <translation>De camera is %1 pixels verschoven: er wordt rekening mee gehouden.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::MoveBar</name>
    <message>
        <source>Before the battle</source>
        <translation>Voor de slag</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 begint</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 aan zet</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Kijken…</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>%1 is nu</translation>
    </message>
    <message>
        <source>End move</source>
        <translation>Zet beëindigen</translation>
    </message>
    <message>
        <source>Begin move</source>
        <translation>Zet beginnen</translation>
    </message>
    <message>
        <source>the begin of the move</source>
        <translation>het begin van de zet</translation>
    </message>
    <message>
        <source>the end of the move</source>
        <translation>het einde van de zet</translation>
    </message>
    <message>
        <source>the correction</source>
        <translation>de verbetering</translation>
    </message>
    <message>
        <source>the choice of men</source>
        <translation>de keuze van mannen</translation>
    </message>
    <message>
        <source>the last action</source>
        <translation>de laatste handeling</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Stop or start the clock (P)</source>
        <translation>Klok stoppen of starten (P)</translation>
    </message>
    <message>
        <source>Stop or start the clock</source>
        <translation>Klok stoppen of starten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Meten</translation>
    </message>
    <message>
        <source>Drag from one place to another (D)</source>
        <translation>Sleep van de ene plaats naar de andere (D)</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Verbeteren</translation>
    </message>
    <message>
        <source>Click a piece, drag its foot, or click where one is missing (C)</source>
        <translation>Klik een stuk aan, sleep zijn voet, of klik waar er een ontbreekt (C)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Draw a line round a body of men: is it isolated? (I)</source>
        <translation>Trek een lijn om een groep mannen: is die geïsoleerd? (I)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Niets ongedaan te maken</translation>
    </message>
    <message>
        <source>Undo %1 (Ctrl+Z)</source>
        <translation>%1 ongedaan maken (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Niets opnieuw te doen</translation>
    </message>
    <message>
        <source>Redo %1 (Ctrl+Shift+Z)</source>
        <translation>%1 opnieuw doen (Ctrl+Shift+Z)</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::PlayStep</name>
    <message>
        <source>The short rules</source>
        <translation>De korte regels</translation>
    </message>
    <message>
        <source>The book of 1913</source>
        <translation>Het boek van 1913</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Set up both armies.
Whoever begins presses Begin move (Space), moves, and presses it again when done.
Every step can be done again from the menu.</source>
        <translation>Stel beide legers op.
Wie begint drukt op Zet beginnen (spatie), zet, en drukt weer als hij klaar is.
Elke stap kan opnieuw vanuit het menu.</translation>
    </message>
    <message>
        <source>Table: good to ±%1 mm.</source>
        <translation>Tafel: goed tot op ±%1 mm.</translation>
    </message>
    <message>
        <source>No table: pieces are shown, nothing is measured or ruled.</source>
        <translation>Geen tafel: stukken worden getoond, niets wordt gemeten of beslist.</translation>
    </message>
    <message>
        <source>No picture of the empty table: pieces are found less well.</source>
        <translation>Geen foto van de lege tafel: stukken worden minder goed gevonden.</translation>
    </message>
    <message>
        <source>Empty table: known.</source>
        <translation>Lege tafel: bekend.</translation>
    </message>
    <message>
        <source>Armies: known.</source>
        <translation>Legers: bekend.</translation>
    </message>
    <message>
        <source>Armies: told apart by the program.</source>
        <translation>Legers: door het programma onderscheiden.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RankForm</name>
    <message>
        <source>Which rank is your piece on %1?</source>
        <translation>Welke rang heeft uw stuk op %1?</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayBar</name>
    <message>
        <source>The ruling before</source>
        <translation>Het vorige oordeel</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>One change back</source>
        <translation>Een verandering terug</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Afspelen of stoppen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>One change on</source>
        <translation>Een verandering verder</translation>
    </message>
    <message>
        <source>The next ruling</source>
        <translation>Het volgende oordeel</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <translation>Herhaling · %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Picture or map (M)</source>
        <translation>Beeld of kaart (M)</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Wat als…</translation>
    </message>
    <message>
        <source>Judge the match by other rules</source>
        <translation>De partij naar andere regels beoordelen</translation>
    </message>
    <message>
        <source>No picture was kept of this moment: M shows the map.</source>
        <translation>Van dit moment is geen beeld bewaard: M toont de kaart.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayTimeline</name>
    <message>
        <source>Move %1: %2 begins</source>
        <translation>Zet %1: %2 begint</translation>
    </message>
    <message>
        <source>Move %1: %2 ends it</source>
        <translation>Zet %1: %2 is klaar</translation>
    </message>
    <message>
        <source>Move %1: the ruling on %2</source>
        <translation>Zet %1: het oordeel over %2</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Tijdlijn</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RollPanel</name>
    <message>
        <source>Roll</source>
        <translation>Sterkte</translation>
    </message>
    <message>
        <source>Foot + horse</source>
        <translation>Te voet + te paard</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Kanonnen</translation>
    </message>
    <message>
        <source>Prisoners held</source>
        <translation>Gevangenen</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Doden</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punten</translation>
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
        <translation>Ware lengte tussen de twee ringen</translation>
    </message>
    <message>
        <source>Check with a ruler</source>
        <translation>Controle met een liniaal</translation>
    </message>
    <message>
        <source>Lay a ruler on the table.
Drag one ring to each end of its scale, and say how long it is.
Then lay it somewhere else, across the first place, and drag again.</source>
        <translation>Leg een liniaal op tafel.
Sleep een ring naar elk eind van de schaal en geef de lengte op.
Leg hem dan ergens anders, dwars op de eerste plaats, en sleep opnieuw.</translation>
    </message>
    <message>
        <source>The table is not calibrated: nothing can be checked.</source>
        <translation>De tafel is niet gekalibreerd: er valt niets te controleren.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Nog niet gecontroleerd.</translation>
    </message>
    <message>
        <source>Measured %1 ± %2 mm, true %3 mm.</source>
        <translation>Gemeten %1 ± %2 mm, werkelijk %3 mm.</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>Ze komen overeen.</translation>
    </message>
    <message>
        <source>They don&apos;t agree: check the table&apos;s size, its corners and the rings.</source>
        <translation>Ze komen niet overeen: controleer de tafelmaat, de hoeken en de ringen.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulingCard</name>
    <message>
        <source>Doubtful: look at the table.</source>
        <translation>Twijfelachtig: kijk naar de tafel.</translation>
    </message>
    <message>
        <source>Picture of the place</source>
        <translation>Foto van de plek</translation>
    </message>
    <message>
        <source>▸ why</source>
        <translation>▸ waarom</translation>
    </message>
    <message>
        <source>▾ why</source>
        <translation>▾ waarom</translation>
    </message>
    <message>
        <source>▸ choose men</source>
        <translation>▸ mannen kiezen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Meten</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulingsPanel</name>
    <message>
        <source>Rulings</source>
        <translation>Uitspraken</translation>
    </message>
    <message>
        <source>Rulings appear here at the end of each move.</source>
        <translation>Uitspraken verschijnen hier aan het eind van elke zet.</translation>
    </message>
    <message>
        <source>Accept this ruling</source>
        <translation>Deze uitspraak aanvaarden</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SecondScreenPage</name>
    <message>
        <source>Second screen</source>
        <translation>Tweede scherm</translation>
    </message>
    <message>
        <source>Map, rulings and clock on a phone, to look at only. Whoever has the address can look.</source>
        <translation>Kaart, uitspraken en klok op een telefoon, alleen om te kijken. Wie het adres heeft, kan kijken.</translation>
    </message>
    <message>
        <source>On, for this network</source>
        <translation>Aan, voor dit netwerk</translation>
    </message>
    <message>
        <source>On, for this computer</source>
        <translation>Aan, voor deze computer</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>It is off.</source>
        <translation>Het staat uit.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SecretPage</name>
    <message>
        <source>Turn the screen to this player. Nobody else looks.</source>
        <translation>Draai het scherm naar deze speler. Niemand anders kijkt.</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Terug naar het bord</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Weer afdekken</translation>
    </message>
    <message>
        <source>For %1 alone</source>
        <translation>Alleen voor %1</translation>
    </message>
    <message>
        <source>I am %1: show it</source>
        <translation>Ik ben %1: toon het</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SetUp</name>
    <message>
        <source>demonstration battle</source>
        <translation>demonstratieslag</translation>
    </message>
    <message>
        <source>The match of %1 was not brought to its end (rulings: %2, minutes: %3).</source>
        <translation>De partij van %1 is niet uitgespeeld (oordelen: %2, minuten: %3).</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SetupWizard</name>
    <message>
        <source>littlewars · set up</source>
        <translation>littlewars · instellen</translation>
    </message>
    <message>
        <source>Choose a camera.</source>
        <translation>Kies een camera.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wordt geopend…</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::StatusStrip</name>
    <message>
        <source>○ The film is over</source>
        <translation>○ De film is afgelopen</translation>
    </message>
    <message>
        <source>● film</source>
        <translation>● film</translation>
    </message>
    <message>
        <source>◐ No new picture for %1 s. Waiting for the camera. The match goes on.</source>
        <translation>◐ Al %1 s geen nieuw beeld. Er wordt op de camera gewacht. De partij gaat door.</translation>
    </message>
    <message>
        <source>○ Camera stopped %1 s ago. Waiting for it. The match goes on.</source>
        <translation>○ De camera stopte %1 s geleden. Er wordt op gewacht. De partij gaat door.</translation>
    </message>
    <message>
        <source>● The camera is back</source>
        <translation>● De camera is terug</translation>
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
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Toetsen (?)</translation>
    </message>
    <message>
        <source>table ±%1 mm</source>
        <translation>tafel ±%1 mm</translation>
    </message>
    <message>
        <source>no table: nothing is measured</source>
        <translation>geen tafel: er wordt niets gemeten</translation>
    </message>
    <message>
        <source>● rec %1</source>
        <translation>● opname %1</translation>
    </message>
    <message>
        <source>table exactly known</source>
        <translation>tafel precies bekend</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::StrengthForm</name>
    <message>
        <source>Your strengths</source>
        <translation>Uw sterktes</translation>
    </message>
    <message>
        <source>Share out %1 among your five units, 3 or more to each.</source>
        <translation>Verdeel %1 over uw vijf eenheden, elk 3 of meer.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Still to share out: %1</source>
        <translation>Nog te verdelen: %1</translation>
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
        <translation>Goed tot op ±%1 mm dichtbij, ±%2 mm veraf.</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Breedte van de tafel</translation>
    </message>
    <message>
        <source>Depth, away from the camera</source>
        <translation>Diepte, van de camera af</translation>
    </message>
    <message>
        <source>Markers&apos; places (markers.json)…</source>
        <translation>Plaatsen van de markeringen (markers.json)…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Known for this camera: good to ±%1 mm.</source>
        <translation>Bekend voor deze camera: goed tot op ±%1 mm.</translation>
    </message>
    <message>
        <source>Where the markers lie</source>
        <translation>Waar de markeringen liggen</translation>
    </message>
    <message>
        <source>Markers (*.json)</source>
        <translation>Markeringen (*.json)</translation>
    </message>
    <message>
        <source>What the table is found by</source>
        <translation>Waarmee de tafel gevonden wordt</translation>
    </message>
    <message>
        <source>By its four corners</source>
        <translation>Met de vier hoeken</translation>
    </message>
    <message>
        <source>By printed markers</source>
        <translation>Met gedrukte markeringen</translation>
    </message>
    <message>
        <source>By a ruler, laid down twice or more</source>
        <translation>Met een liniaal, twee keer of vaker neergelegd</translation>
    </message>
    <message>
        <source>Give the size of the table, or of any rectangle on it that you play in.</source>
        <translation>Geef de maat van de tafel, of van een rechthoek erop waarin jullie spelen.</translation>
    </message>
    <message>
        <source>Lay printed markers on it, and open the file that says where they lie: they are then found by themselves. Three in the picture are enough.</source>
        <translation>Leg er gedrukte markeringen op en open het bestand dat zegt waar ze liggen: ze worden dan vanzelf gevonden. Drie in beeld zijn genoeg.</translation>
    </message>
    <message>
        <source>Lay a ruler along the near edge, its zero in the near left corner. Drag one ring to each end of its scale, and press the button.
Then lay it along the left edge, and once more across the middle: each place makes it surer.</source>
        <translation>Leg een liniaal langs de voorrand, met de nul in de hoek linksvoor. Sleep een ring naar elk eind van de schaal en druk op de knop.
Leg hem dan langs de linkerrand, en nog eens schuin over het midden: elke plek maakt het zekerder.</translation>
    </message>
    <message>
        <source>Drag the four rings to its corners: near left, near right, far right, far left as the camera sees them. Arrow keys move the last one.</source>
        <translation>Sleep de vier ringen naar de hoeken: linksvoor, rechtsvoor, rechtsachter, linksachter zoals de camera ze ziet. Pijltoetsen verschuiven de laatste.</translation>
    </message>
    <message>
        <source>The ruler was not laid down yet.</source>
        <translation>De liniaal is nog niet neergelegd.</translation>
    </message>
    <message>
        <source>One place is known. Lay the ruler down a second time, across the first.</source>
        <translation>Eén plek is bekend. Leg de liniaal een tweede keer neer, dwars op de eerste.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TableView</name>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TimeBar</name>
    <message>
        <source>Time left</source>
        <translation>Tijd over</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::WhatIfPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Zoals het gespeeld is</translation>
    </message>
    <message>
        <source>The short rules</source>
        <translation>De korte regels</translation>
    </message>
    <message>
        <source>The book of 1913</source>
        <translation>Het boek van 1913</translation>
    </message>
    <message>
        <source>Contact, inches</source>
        <translation>Contact, duim</translation>
    </message>
    <message>
        <source>Melee reach, inches</source>
        <translation>Bereik van het gevecht, duim</translation>
    </message>
    <message>
        <source>Foot move, inches</source>
        <translation>Zet te voet, duim</translation>
    </message>
    <message>
        <source>Rulings that differ</source>
        <translation>Oordelen die verschillen</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>Zet %1 · %2</translation>
    </message>
    <message>
        <source>was:</source>
        <translation>was:</translation>
    </message>
    <message>
        <source>now:</source>
        <translation>nu:</translation>
    </message>
    <message>
        <source>Choose other rules or numbers: every ruling is made again.</source>
        <translation>Kies andere regels of getallen: elk oordeel wordt opnieuw geveld.</translation>
    </message>
    <message>
        <source>Judging %1 of %2…</source>
        <translation>Oordeel %1 van %2…</translation>
    </message>
    <message>
        <source>All %1 rulings stay the same.</source>
        <translation>Alle %1 oordelen blijven gelijk.</translation>
    </message>
    <message>
        <source>%1 of %2 rulings differ:</source>
        <translation>%1 van %2 oordelen verschillen:</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::WizardPicture</name>
    <message>
        <source>Live picture</source>
        <translation>Live beeld</translation>
    </message>
</context>
</TS>
