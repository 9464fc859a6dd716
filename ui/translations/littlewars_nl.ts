<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
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
        <source>Look again</source>
        <translation>Opnieuw zoeken</translation>
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
        <source>No camera is plugged in.</source>
        <translation>Er is geen camera aangesloten.</translation>
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
        <source>Camera or table were moved since last time: menu, Table again.</source>
        <translation>Camera of tafel zijn verplaatst sinds de vorige keer: menu, Tafel opnieuw.</translation>
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
    <name>littlewars::ui::ResumeBar</name>
    <message>
        <source>Go on with it</source>
        <translation>Ermee doorgaan</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
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
