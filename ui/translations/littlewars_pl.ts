<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>BoardWords</name>
    <message>
        <source>%1 stands still</source>
        <translation>%1 stoi w miejscu</translation>
    </message>
    <message>
        <source>The 3rd Army waits</source>
        <translation>3. Armia czeka</translation>
    </message>
    <message>
        <source>The 3rd Army enters at %1</source>
        <translation>3. Armia wchodzi na %1</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Bez ataku</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <translation>Atak na %1</translation>
    </message>
    <message>
        <source>No retreat</source>
        <translation>Bez odwrotu</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>Odwrót na %1</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Natarcie naprzód</translation>
    </message>
    <message>
        <source>No advance</source>
        <translation>Bez posuwania się</translation>
    </message>
    <message>
        <source>Attacker %1, defender %2</source>
        <translation>Atakujący %1, obrońca %2</translation>
    </message>
    <message>
        <source>%1 is called</source>
        <translation>Ogłoszono: %1</translation>
    </message>
    <message>
        <source>fires at %1</source>
        <translation>strzela do %1</translation>
    </message>
    <message>
        <source>Besiegers</source>
        <translation>Oblegający</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Obrońcy</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>Japonia</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Rosja</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biali</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Marszałek</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generał</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Pułkownik</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Major</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitan</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Porucznik</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sierżant</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Saper</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Zwiadowca</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Szpieg</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Sztandar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Wycofanie</translation>
    </message>
    <message>
        <source>I cannot move</source>
        <translation>Nie mogę się ruszyć</translation>
    </message>
    <message>
        <source>Thrown: %1</source>
        <translation>Rzut: %1</translation>
    </message>
    <message>
        <source>%1 is huffed</source>
        <translation>%1 schuchnięty</translation>
    </message>
    <message>
        <source>Throw two dice: one for the attacker, one for the defender.</source>
        <translation>Rzućcie dwiema kośćmi: jedna dla atakującego, jedna dla obrońcy.</translation>
    </message>
    <message>
        <source>Throw one die.</source>
        <translation>Rzuć jedną kością.</translation>
    </message>
    <message>
        <source>Set up the army, and tell its ranks in secret.</source>
        <translation>Ustaw armię i podaj stopnie w tajemnicy.</translation>
    </message>
    <message>
        <source>Share out the strength, in secret.</source>
        <translation>Rozdziel siły w tajemnicy.</translation>
    </message>
    <message>
        <source>Call a strength.</source>
        <translation>Ogłoś siłę.</translation>
    </message>
    <message>
        <source>Whom does the unit attack?</source>
        <translation>Kogo atakuje jednostka?</translation>
    </message>
    <message>
        <source>Retreat one hex, or stand fast.</source>
        <translation>Cofnij się o jedno pole albo zostań.</translation>
    </message>
    <message>
        <source>Advance into the emptied hex, or stay.</source>
        <translation>Wejdź na opróżnione pole albo zostań.</translation>
    </message>
    <message>
        <source>Place the defenders on two points of the fort.</source>
        <translation>Ustaw obrońców na dwóch punktach twierdzy.</translation>
    </message>
    <message>
        <source>Move on the board.</source>
        <translation>Wykonaj ruch na planszy.</translation>
    </message>
    <message>
        <source>Take %1 off %2.</source>
        <translation>Zdejmij: %1 z %2.</translation>
    </message>
    <message>
        <source>Put %1 on %2, in place of %3.</source>
        <translation>Postaw: %1 na %2 zamiast: %3.</translation>
    </message>
    <message>
        <source>Put %1 on %2.</source>
        <translation>Postaw: %1 na %2.</translation>
    </message>
    <message>
        <source>river −1</source>
        <translation>rzeka −1</translation>
    </message>
    <message>
        <source>mountain −1</source>
        <translation>góra −1</translation>
    </message>
    <message>
        <source>fortress ½</source>
        <translation>twierdza ½</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>Ruch %1 · %2</translation>
    </message>
    <message>
        <source>Not legal · %1</source>
        <translation>Niedozwolone · %1</translation>
    </message>
    <message>
        <source>%1 wins: %2.</source>
        <translation>Wygrywa %1: %2.</translation>
    </message>
    <message>
        <source>The game is drawn: %1.</source>
        <translation>Remis: %1.</translation>
    </message>
    <message>
        <source>Throw for %1: its men, in thousands.</source>
        <translation>Rzuć za %1: jego ludzie w tysiącach.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>captured</source>
        <translation>zdobyte</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>w akcji</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>sporne</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>poza akcją</translation>
    </message>
    <message>
        <source>It is %1&apos;s from now on.</source>
        <translation>Odtąd należy do: %1.</translation>
    </message>
    <message>
        <source>It may be moved or fired, not both.</source>
        <translation>Można je przesunąć albo z niego strzelać, nie jedno i drugie.</translation>
    </message>
    <message>
        <source>Enemies stand in reach and the crew is short: neither moved nor fired.</source>
        <translation>Wróg jest w zasięgu, a obsługa za mała: ani ruchu, ani strzału.</translation>
    </message>
    <message>
        <source>The crew is short: neither moved nor fired.</source>
        <translation>Obsługa za mała: ani ruchu, ani strzału.</translation>
    </message>
    <message>
        <source>Gun %1 · %2</source>
        <translation>Działo %1 · %2</translation>
    </message>
    <message>
        <source>Crew within %1: %2 of %3 needed (section 6).</source>
        <translation>Obsługa w promieniu %1: %2 z %3 potrzebnych (reguła 6).</translation>
    </message>
    <message>
        <source>Enemies past the axle: %1 of %2 needed to capture.</source>
        <translation>Wrogowie za osią: %1 z %2 potrzebnych do zdobycia.</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Jeńcy</translation>
    </message>
    <message>
        <source>Without a guard in reach: %1.</source>
        <translation>Bez strażnika w zasięgu: %1.</translation>
    </message>
    <message>
        <source>Freed, and disarmed until back over their own line: %1.</source>
        <translation>Uwolnieni, bez broni aż wrócą za własną linię: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more than their guards can hold.</source>
        <comment>prisoners</comment>
        <translation>
            <numerusform>O %n więcej, niż mogą upilnować strażnicy.</numerusform>
            <numerusform>O %n więcej, niż mogą upilnować strażnicy.</numerusform>
            <numerusform>O %n więcej, niż mogą upilnować strażnicy.</numerusform>
        </translation>
    </message>
    <message>
        <source>A guard within %1 holds a prisoner, and one guard holds at most %2 (section 5).</source>
        <translation>Strażnik w promieniu %1 pilnuje jeńca, a jeden pilnuje najwyżej %2 (reguła 5).</translation>
    </message>
    <message>
        <source>%1 went %2; %3 is allowed.</source>
        <translation>%1 przeszedł %2; wolno %3.</translation>
    </message>
    <message>
        <source>%1 moved or fired with a crew of %2; %3 are needed.</source>
        <translation>%1 ruszyło lub strzelało z obsługą %2; potrzeba %3.</translation>
    </message>
    <message>
        <source>%1 both moved and fired.</source>
        <translation>%1 ruszyło i strzelało.</translation>
    </message>
    <message>
        <source>%1 fired %2 shots; %3 are allowed.</source>
        <translation>%1 oddało %2 strzałów; wolno %3.</translation>
    </message>
    <message>
        <source>The prisoner %1 moved %2 without a guard who could take him there.</source>
        <translation>Jeniec %1 przeszedł %2 bez strażnika, który mógłby go tam zabrać.</translation>
    </message>
    <message>
        <source>%1 of the other side was moved %2.</source>
        <translation>%1 drugiej strony został przesunięty o %2.</translation>
    </message>
    <message>
        <source>%1 and %2 stand too close.</source>
        <translation>%1 i %2 stoją zbyt blisko.</translation>
    </message>
    <message>
        <source>Move not allowed</source>
        <translation>Ruch niedozwolony</translation>
    </message>
    <message>
        <source>Measured in a straight line from where it stood when the move began; the way walked is never shorter (section 7).</source>
        <translation>Mierzone w linii prostej od miejsca na początku ruchu; przebyta droga nigdy nie jest krótsza (reguła 7).</translation>
    </message>
    <message>
        <source>Nothing to rule</source>
        <translation>Nie ma o czym orzekać</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwoni</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebiescy</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>inches</comment>
        <translation>%1 cala</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count and side, e.g. 6 red</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>Equal numbers: all are killed.</source>
        <translation>Równe siły: giną wszyscy.</translation>
    </message>
    <message>
        <source>%1 is isolated.</source>
        <translation>Odizolowani: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is supported by %n.</source>
        <comment>men</comment>
        <translation>
            <numerusform>%1: wspiera ich %n.</numerusform>
            <numerusform>%1: wspiera ich %n.</numerusform>
            <numerusform>%1: wspiera ich %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody falls.</source>
        <translation>Nikt nie ginie.</translation>
    </message>
    <message>
        <source>%1 fall.</source>
        <translation>Giną: %1.</translation>
    </message>
    <message>
        <source>%1 and %2: %3 ± %4 mm apart; contact is %5 or less.</source>
        <translation>%1 i %2: odstęp %3 ± %4 mm; kontakt to najwyżej %5.</translation>
    </message>
    <message>
        <source>no men</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>%1 is the smaller force, %2 men. In reach to support it: %3. Fewer than half its number means isolated (section 3).</source>
        <translation>%1 to mniejsza siła, ludzi: %2. W zasięgu wsparcia: %3. Mniej niż połowa oznacza odizolowanie (reguła 3).</translation>
    </message>
    <message>
        <source>Every man within %1 of a man in contact takes part (section 4).</source>
        <translation>Walczy każdy w promieniu %1 od żołnierza w kontakcie (reguła 4).</translation>
    </message>
    <message>
        <source>An isolated force loses as many prisoners as the other side has men more, at most all; the rest fall, man for man (section 4.5).</source>
        <translation>Odizolowana siła traci tylu jeńców, o ilu ludzi więcej ma przeciwnik, najwyżej wszystkich; reszta ginie jeden za jednego (reguła 4.5).</translation>
    </message>
    <message>
        <source>A supported force falls man for man; nobody is taken (section 4.5).</source>
        <translation>Wspierana siła ginie jeden za jednego; nikt nie trafia do niewoli (reguła 4.5).</translation>
    </message>
    <message>
        <source>%1 and %2: %3 ± %4 mm apart; contact is %5. In contact?</source>
        <translation>%1 i %2: odstęp %3 ± %4 mm; kontakt to %5. W kontakcie?</translation>
    </message>
    <message>
        <source>%1 and %2: %3 apart; the reach is %4. Within reach?</source>
        <translation>%1 i %2: odstęp %3; zasięg to %4. W zasięgu?</translation>
    </message>
    <message>
        <source>Move %1 · %2 moved</source>
        <translation>Ruch %1 · %2</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Walka wręcz</translation>
    </message>
    <message>
        <source>%1 %2 are taken prisoner.</source>
        <translation>Do niewoli: %2 %1.</translation>
    </message>
    <message>
        <source>Perhaps a melee</source>
        <translation>Być może walka wręcz</translation>
    </message>
    <message>
        <source>The camera can&apos;t tell whether these men are in contact. Look, and settle the close call of the melee beside it.</source>
        <translation>Kamera nie rozstrzygnie, czy ci żołnierze są w kontakcie. Spójrz i rozstrzygnij wątpliwość przy sąsiedniej walce.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source> in</source>
        <translation> cala</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>odizolowani</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>wspierani</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>nieodizolowani</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>w akcji</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>sporne</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>zdobyte</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>poza akcją</translation>
    </message>
    <message>
        <source>moving…</source>
        <translation>ruch…</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>cale</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The defenders are placed</source>
        <translation>Obrońcy ustawieni</translation>
    </message>
    <message>
        <source>A step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Huffed, and a step</source>
        <translation>Schuchnięcie i krok</translation>
    </message>
    <message>
        <source>A capture</source>
        <translation>Bicie</translation>
    </message>
    <message>
        <source>The army is set up</source>
        <translation>Armia ustawiona</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>A scout runs</source>
        <translation>Bieg zwiadowcy</translation>
    </message>
    <message>
        <source>No move is left</source>
        <translation>Brak ruchu</translation>
    </message>
    <message>
        <source>The flag is taken</source>
        <translation>Sztandar zdobyty</translation>
    </message>
    <message>
        <source>The miner clears the bomb</source>
        <translation>Saper usuwa bombę</translation>
    </message>
    <message>
        <source>The bomb holds</source>
        <translation>Bomba broni</translation>
    </message>
    <message>
        <source>The spy takes the marshal</source>
        <translation>Szpieg bije marszałka</translation>
    </message>
    <message>
        <source>Equal ranks</source>
        <translation>Równe stopnie</translation>
    </message>
    <message>
        <source>The attacker wins</source>
        <translation>Wygrywa atakujący</translation>
    </message>
    <message>
        <source>The defender wins</source>
        <translation>Wygrywa obrońca</translation>
    </message>
    <message>
        <source>The strength is shared out</source>
        <translation>Siły rozdzielone</translation>
    </message>
    <message>
        <source>The unit stands still</source>
        <translation>Jednostka stoi w miejscu</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Poza mapę</translation>
    </message>
    <message>
        <source>The 3rd Army enters</source>
        <translation>3. Armia wchodzi</translation>
    </message>
    <message>
        <source>The 3rd Army waits</source>
        <translation>3. Armia czeka</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Wycofanie</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Bez ataku</translation>
    </message>
    <message>
        <source>A strength is called</source>
        <translation>Ogłoszono siłę</translation>
    </message>
    <message>
        <source>Both lose 1</source>
        <translation>Obie strony tracą 1</translation>
    </message>
    <message>
        <source>The attacker loses 1</source>
        <translation>Atakujący traci 1</translation>
    </message>
    <message>
        <source>The defender loses 1</source>
        <translation>Obrońca traci 1</translation>
    </message>
    <message>
        <source>The attacker loses 2</source>
        <translation>Atakujący traci 2</translation>
    </message>
    <message>
        <source>The defender loses 2</source>
        <translation>Obrońca traci 2</translation>
    </message>
    <message>
        <source>A retreat</source>
        <translation>Odwrót</translation>
    </message>
    <message>
        <source>An advance</source>
        <translation>Natarcie naprzód</translation>
    </message>
    <message>
        <source>The unit stays</source>
        <translation>Jednostka zostaje</translation>
    </message>
    <message>
        <source>A plate is mustered</source>
        <translation>Płytka obsadzona</translation>
    </message>
    <message>
        <source>The die is thrown</source>
        <translation>Kość rzucona</translation>
    </message>
    <message>
        <source>Shots are fired</source>
        <translation>Oddano strzały</translation>
    </message>
    <message>
        <source>Kyrkslätt: whites near it fall</source>
        <translation>Kyrkslätt: biali w pobliżu giną</translation>
    </message>
    <message>
        <source>Pahakoski bridge: lost</source>
        <translation>Most Pahakoski: strata</translation>
    </message>
    <message>
        <source>Björneborg: sent to Pahakoski</source>
        <translation>Björneborg: odesłani do Pahakoski</translation>
    </message>
    <message>
        <source>Vammala: sent to Pahakoski</source>
        <translation>Vammala: odesłani do Pahakoski</translation>
    </message>
    <message>
        <source>Varkaus: six thousand men</source>
        <translation>Varkaus: sześć tysięcy ludzi</translation>
    </message>
    <message>
        <source>Hangö: another throw</source>
        <translation>Hangö: jeszcze rzut</translation>
    </message>
    <message>
        <source>Kymmene bridge: lost</source>
        <translation>Most Kymmene: strata</translation>
    </message>
    <message>
        <source>Mäntyharju: the move ends</source>
        <translation>Mäntyharju: koniec ruchu</translation>
    </message>
    <message>
        <source>Tammerfors: reds near it fall</source>
        <translation>Tammerfors: czerwoni w pobliżu giną</translation>
    </message>
    <message>
        <source>Viborg: six thousand men</source>
        <translation>Viborg: sześć tysięcy ludzi</translation>
    </message>
    <message>
        <source>no defender is left</source>
        <translation>nie ma już obrońców</translation>
    </message>
    <message>
        <source>the fort is taken</source>
        <translation>twierdza zdobyta</translation>
    </message>
    <message>
        <source>the defenders are shut in</source>
        <translation>obrońcy zamknięci</translation>
    </message>
    <message>
        <source>too few besiegers are left</source>
        <translation>zbyt mało oblegających</translation>
    </message>
    <message>
        <source>the besiegers cannot move</source>
        <translation>oblegający nie mogą się ruszyć</translation>
    </message>
    <message>
        <source>too long without a capture</source>
        <translation>zbyt długo bez bicia</translation>
    </message>
    <message>
        <source>neither side can move</source>
        <translation>żadna strona nie może się ruszyć</translation>
    </message>
    <message>
        <source>a supply hex is taken</source>
        <translation>zajęto pole zaopatrzenia</translation>
    </message>
    <message>
        <source>no Japanese unit is left</source>
        <translation>nie ma już japońskich jednostek</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>czas minął</translation>
    </message>
    <message>
        <source>no plate is left</source>
        <translation>nie ma już płytek</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Gra skończona</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Not a place for the defenders</source>
        <translation>To nie miejsce dla obrońców</translation>
    </message>
    <message>
        <source>This piece cannot be huffed</source>
        <translation>Tego pionka nie można schuchnąć</translation>
    </message>
    <message>
        <source>Not your piece</source>
        <translation>To nie twój pionek</translation>
    </message>
    <message>
        <source>No piece stands there</source>
        <translation>Tam nic nie stoi</translation>
    </message>
    <message>
        <source>Besiegers do not capture</source>
        <translation>Oblegający nie biją</translation>
    </message>
    <message>
        <source>The place is taken</source>
        <translation>Miejsce zajęte</translation>
    </message>
    <message>
        <source>No line leads there</source>
        <translation>Nie prowadzi tam linia</translation>
    </message>
    <message>
        <source>No step backward</source>
        <translation>Nie wolno cofać</translation>
    </message>
    <message>
        <source>Not along this line</source>
        <translation>Nie po tej linii</translation>
    </message>
    <message>
        <source>Not away from the middle</source>
        <translation>Nie od środka</translation>
    </message>
    <message>
        <source>A capture must be made</source>
        <translation>Trzeba bić</translation>
    </message>
    <message>
        <source>Nothing to capture there</source>
        <translation>Nie ma tam co bić</translation>
    </message>
    <message>
        <source>The capture must go on</source>
        <translation>Bicie musi trwać</translation>
    </message>
    <message>
        <source>Bombs and flag do not move</source>
        <translation>Bomby i sztandar nie ruszają się</translation>
    </message>
    <message>
        <source>Not in a straight line</source>
        <translation>Nie w linii prostej</translation>
    </message>
    <message>
        <source>Not over a lake</source>
        <translation>Nie przez jezioro</translation>
    </message>
    <message>
        <source>Too far</source>
        <translation>Za daleko</translation>
    </message>
    <message>
        <source>Nobody jumps over a piece</source>
        <translation>Nikt nie przeskakuje pionka</translation>
    </message>
    <message>
        <source>Your own piece stands there</source>
        <translation>Stoi tam twój pionek</translation>
    </message>
    <message>
        <source>A scout attacks only beside it</source>
        <translation>Zwiadowca atakuje tylko obok</translation>
    </message>
    <message>
        <source>To and fro too often</source>
        <translation>Zbyt często tam i z powrotem</translation>
    </message>
    <message>
        <source>Nobody to attack there</source>
        <translation>Nie ma tam kogo atakować</translation>
    </message>
    <message>
        <source>This is not its rank</source>
        <translation>To nie jego stopień</translation>
    </message>
    <message>
        <source>The ranks must be called</source>
        <translation>Trzeba ogłosić stopnie</translation>
    </message>
    <message>
        <source>It cannot have this rank</source>
        <translation>Nie może mieć tego stopnia</translation>
    </message>
    <message>
        <source>This army stands already</source>
        <translation>Ta armia już stoi</translation>
    </message>
    <message>
        <source>Outside of the army&apos;s rows</source>
        <translation>Poza rzędami armii</translation>
    </message>
    <message>
        <source>Too many or too few pieces</source>
        <translation>Za dużo albo za mało pionków</translation>
    </message>
    <message>
        <source>Too many of a rank</source>
        <translation>Za dużo jednego stopnia</translation>
    </message>
    <message>
        <source>A move is still possible</source>
        <translation>Ruch jest jeszcze możliwy</translation>
    </message>
    <message>
        <source>Not exactly the five units</source>
        <translation>Nie dokładnie pięć jednostek</translation>
    </message>
    <message>
        <source>Each unit needs 3 at least</source>
        <translation>Każda jednostka co najmniej 3</translation>
    </message>
    <message>
        <source>The total is wrong</source>
        <translation>Suma się nie zgadza</translation>
    </message>
    <message>
        <source>The unit is not on the map</source>
        <translation>Jednostki nie ma na mapie</translation>
    </message>
    <message>
        <source>Only the 3rd Army enters</source>
        <translation>Wchodzi tylko 3. Armia</translation>
    </message>
    <message>
        <source>It is on the map already</source>
        <translation>Jest już na mapie</translation>
    </message>
    <message>
        <source>It must enter now</source>
        <translation>Musi teraz wejść</translation>
    </message>
    <message>
        <source>Not this place yet</source>
        <translation>Jeszcze nie to miejsce</translation>
    </message>
    <message>
        <source>The 3rd Army must be placed</source>
        <translation>Trzeba wystawić 3. Armię</translation>
    </message>
    <message>
        <source>An enemy next to it holds it</source>
        <translation>Wiąże ją sąsiedni wróg</translation>
    </message>
    <message>
        <source>Only one hex from a mountain</source>
        <translation>Z góry tylko jedno pole</translation>
    </message>
    <message>
        <source>It had to stop before</source>
        <translation>Musiała stanąć wcześniej</translation>
    </message>
    <message>
        <source>No way off the map here</source>
        <translation>Tędy nie można opuścić mapy</translation>
    </message>
    <message>
        <source>Not next to it</source>
        <translation>Nie obok</translation>
    </message>
    <message>
        <source>Only Russia may</source>
        <translation>Może tylko Rosja</translation>
    </message>
    <message>
        <source>It must attack</source>
        <translation>Musi atakować</translation>
    </message>
    <message>
        <source>Not an enemy</source>
        <translation>To nie wróg</translation>
    </message>
    <message>
        <source>The call is too low</source>
        <translation>Za nisko ogłoszono</translation>
    </message>
    <message>
        <source>The call is too high</source>
        <translation>Za wysoko ogłoszono</translation>
    </message>
    <message>
        <source>The true strength must be called</source>
        <translation>Trzeba ogłosić prawdziwą siłę</translation>
    </message>
    <message>
        <source>Next to an enemy</source>
        <translation>Obok wroga</translation>
    </message>
    <message>
        <source>Not your plate</source>
        <translation>To nie twoja płytka</translation>
    </message>
    <message>
        <source>The plate is gone</source>
        <translation>Płytki już nie ma</translation>
    </message>
    <message>
        <source>The same plate must go on</source>
        <translation>Musi iść ta sama płytka</translation>
    </message>
    <message>
        <source>The throw does not lead there</source>
        <translation>Rzut tam nie prowadzi</translation>
    </message>
    <message>
        <source>It is your own</source>
        <translation>To twoja własna</translation>
    </message>
    <message>
        <source>The target is gone</source>
        <translation>Celu już nie ma</translation>
    </message>
    <message>
        <source>Not next to the target</source>
        <translation>Nie obok celu</translation>
    </message>
    <message>
        <source>Filppula is safe from fire</source>
        <translation>Filppula jest bezpieczna od ognia</translation>
    </message>
    <message>
        <source>Helsingfors&apos; walls protect it</source>
        <translation>Chronią go mury Helsingforsu</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ArmiesStep</name>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Click his soldiers</source>
        <translation>Kliknij jego żołnierzy</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Nazwa armii</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armie</translation>
    </message>
    <message>
        <source>Put some men of each army on the table.
Name the armies. Then click the coats of two or three men of the first, and of the second.
Without this the program tells the armies apart by itself and calls them by its own names.</source>
        <translation>Postaw na stole po kilku żołnierzy każdej armii.
Nazwij armie. Potem kliknij mundury dwóch lub trzech żołnierzy pierwszej i drugiej.
Bez tego program sam rozróżni armie i nada im własne nazwy.</translation>
    </message>
    <message>
        <source>Both armies are known.</source>
        <translation>Obie armie są znane.</translation>
    </message>
    <message>
        <source>Click at least one man of each army.</source>
        <translation>Kliknij co najmniej jednego żołnierza każdej armii.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ArmyForm</name>
    <message>
        <source>Your army</source>
        <translation>Twoja armia</translation>
    </message>
    <message>
        <source>Choose a rank, then click the squares where it stands. Your own rows are below; a click takes a piece off again. Ranks left untold are asked for when the piece fights.</source>
        <translation>Wybierz stopień i klikaj pola, na których stoi. Twoje rzędy są na dole; kliknięcie zdejmuje pionek. O niepodane stopnie program zapyta w walce.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Leave the rest untold</source>
        <translation>Reszty nie podawać</translation>
    </message>
    <message>
        <source>The army stands</source>
        <translation>Armia stoi</translation>
    </message>
    <message>
        <source>? untold</source>
        <translation>? niepodany</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardCards</name>
    <message>
        <source>Rulings</source>
        <translation>Orzeczenia</translation>
    </message>
    <message>
        <source>Rulings appear here after each move.</source>
        <translation>Tu pojawiają się orzeczenia po każdym ruchu.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPage</name>
    <message>
        <source>Opening %1…</source>
        <translation>Otwieranie: %1…</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>ORZECZENIA</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Wpisz ruch</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Cofnij (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Ponów (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Record (R)</source>
        <translation>Nagrywaj (R)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Nagrywaj</translation>
    </message>
    <message>
        <source>moving…</source>
        <translation>ruch…</translation>
    </message>
    <message>
        <source>● rec %1</source>
        <translation>● nagr. %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Ruch: %1</translation>
    </message>
    <message>
        <source>Turn the dial of %1 to %2.</source>
        <translation>Ustaw tarczę %1 na %2.</translation>
    </message>
    <message>
        <source>The last move threw dice or told a secret.</source>
        <translation>Ostatni ruch był rzutem albo zdradził tajemnicę.</translation>
    </message>
    <message>
        <source>Take it back all the same</source>
        <translation>Mimo to cofnij</translation>
    </message>
    <message>
        <source>Which was it?</source>
        <translation>Co to było?</translation>
    </message>
    <message>
        <source>The capture may go on. Jump on, or let the other side move.</source>
        <translation>Bicie może trwać. Skacz dalej albo oddaj ruch.</translation>
    </message>
    <message>
        <source>It stops here</source>
        <translation>Tu się kończy</translation>
    </message>
    <message>
        <source>Please look at %1: what stands there can&apos;t be seen well enough.</source>
        <translation>Spójrzcie na %1: nie widać dość dobrze, co tam stoi.</translation>
    </message>
    <message>
        <source>No legal move does this. Look at %1.</source>
        <translation>Żaden dozwolony ruch tak nie działa. Spójrz na %1.</translation>
    </message>
    <message>
        <source>Put it back: %1.</source>
        <translation>Odstaw z powrotem: %1.</translation>
    </message>
    <message>
        <source>An attack: the ranks have to be called.</source>
        <translation>Atak: trzeba ogłosić stopnie.</translation>
    </message>
    <message>
        <source>%1 calls a rank</source>
        <translation>%1 ogłasza stopień</translation>
    </message>
    <message>
        <source>%1 tells it in secret</source>
        <translation>%1 podaje w tajemnicy</translation>
    </message>
    <message>
        <source>Throw for us</source>
        <translation>Rzuć za nas</translation>
    </message>
    <message>
        <source>Set the practice board right</source>
        <translation>Ustaw planszę ćwiczebną</translation>
    </message>
    <message>
        <source>This is no move: %1</source>
        <translation>To nie ruch: %1</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPanel</name>
    <message>
        <source>Attacker</source>
        <translation>Atakujący</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Obrońca</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPlayStep</name>
    <message>
        <source>Forty pieces a side</source>
        <translation>Czterdzieści pionków na stronę</translation>
    </message>
    <message>
        <source>Ten pieces a side: the duel</source>
        <translation>Dziesięć pionków na stronę: pojedynek</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armia</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Set the pieces up.
Move on the board: when the hand has left, the move is seen and ruled. What the camera can&apos;t see is asked for, secrets on a screen that is handed over.
On the practice board drag the pieces; drop what is taken beside the board.</source>
        <translation>Ustawcie pionki.
Grajcie na planszy: gdy ręka zniknie, ruch zostaje rozpoznany i osądzony. O to, czego kamera nie widzi, program pyta, o tajemnice na przekazywanym ekranie.
Na planszy ćwiczebnej przeciągaj pionki; zbite odkładaj obok.</translation>
    </message>
    <message>
        <source>The practice board: nothing is left to find out.</source>
        <translation>Plansza ćwiczebna: nic już nie trzeba ustalać.</translation>
    </message>
    <message>
        <source>No picture of the bare board: pieces are found less well.</source>
        <translation>Brak obrazu pustej planszy: pionki są gorzej znajdowane.</translation>
    </message>
    <message>
        <source>Bare board: known. Place: from its markers.</source>
        <translation>Pusta plansza: znana. Położenie: ze znaczników.</translation>
    </message>
    <message>
        <source>Bare board: known. Place: from the points clicked.</source>
        <translation>Pusta plansza: znana. Położenie: z klikniętych punktów.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <translation>Powtórka · %1</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>No picture was kept of this moment.</source>
        <translation>Nie zachowano obrazu tej chwili.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardStep</name>
    <message>
        <source>The next click is on</source>
        <translation>Następne kliknięcie na</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>The board is bare: take the picture</source>
        <translation>Plansza jest pusta: zrób zdjęcie</translation>
    </message>
    <message>
        <source>Own board file…</source>
        <translation>Własny plik planszy…</translation>
    </message>
    <message>
        <source>Save as a board file…</source>
        <translation>Zapisz jako plik planszy…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Lay the bare board flat under the camera, all of it in the picture.
A printed board is found by the markers at its corners. On any other board click four of its points by name, as far apart as you can; a few more where a map lies uneven.
Then take its picture, without pieces and hands.</source>
        <translation>Połóżcie pustą planszę płasko pod kamerą, całą w obrazie.
Drukowana plansza jest znajdowana po znacznikach w rogach. Na każdej innej kliknij cztery punkty według nazw, jak najdalej od siebie; kilka więcej, gdzie mapa leży nierówno.
Potem zrób zdjęcie, bez pionków i rąk.</translation>
    </message>
    <message>
        <source>Not found yet: %1</source>
        <translation>Jeszcze nie znaleziono: %1</translation>
    </message>
    <message>
        <source>Found: its points are marked. Take the picture of the bare board; without it pieces are found less well.</source>
        <translation>Znaleziono: punkty są zaznaczone. Zrób zdjęcie pustej planszy; bez niego pionki są gorzej znajdowane.</translation>
    </message>
    <message>
        <source>Found, and its picture is taken. Take a new one if anything was moved.</source>
        <translation>Znaleziono i zdjęcie jest zrobione. Zrób nowe, jeśli coś przesunięto.</translation>
    </message>
    <message>
        <source>Clicked: %1 of 4 or more.</source>
        <translation>Kliknięto: %1 z 4 lub więcej.</translation>
    </message>
    <message>
        <source>There is no picture from the camera yet.</source>
        <translation>Nie ma jeszcze obrazu z kamery.</translation>
    </message>
    <message>
        <source>Own board file</source>
        <translation>Własny plik planszy</translation>
    </message>
    <message>
        <source>Board files (*.json)</source>
        <translation>Pliki plansz (*.json)</translation>
    </message>
    <message>
        <source>Save as a board file</source>
        <translation>Zapisz jako plik planszy</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardView</name>
    <message>
        <source>The board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BodyPanel</name>
    <message numerus="yes">
        <source>%n men, %1</source>
        <comment>body of men and side</comment>
        <translation>
            <numerusform>%n żołnierz, %1</numerusform>
            <numerusform>%n żołnierzy, %1</numerusform>
            <numerusform>%n żołnierzy, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>odizolowani</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>nieodizolowani</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>In reach to support them: %1.</source>
        <translation>W zasięgu wsparcia: %1.</translation>
    </message>
    <message>
        <source>Doubtful: look at the table.</source>
        <translation>Wątpliwe: spójrz na stół.</translation>
    </message>
    <message>
        <source>They surrender</source>
        <translation>Poddają się</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CallForm</name>
    <message>
        <source>Your unit %1 attacks</source>
        <translation>Twoja jednostka %1 atakuje</translation>
    </message>
    <message>
        <source>Your unit %1 is attacked</source>
        <translation>Twoja jednostka %1 jest atakowana</translation>
    </message>
    <message>
        <source>Its true strength is %1. Call it, or less.</source>
        <translation>Jej prawdziwa siła to %1. Ogłoś ją albo mniej.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CameraStep</name>
    <message>
        <source> (another program uses it)</source>
        <translation> (używa jej inny program)</translation>
    </message>
    <message>
        <source> (no permission)</source>
        <translation> (brak uprawnień)</translation>
    </message>
    <message>
        <source>Address of a phone&apos;s stream</source>
        <translation>Adres strumienia z telefonu</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>A film or picture…</source>
        <translation>Film lub zdjęcie…</translation>
    </message>
    <message>
        <source>Practice table</source>
        <translation>Stół do ćwiczeń</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Put the camera on a tripod so that it sees the whole table, from above as steeply as you can.
Choose it here. A phone can be the camera: start a camera app that streams, and type its address.
Without a camera, play on the practice table.</source>
        <translation>Ustaw kamerę na statywie tak, by widziała cały stół, możliwie stromo z góry.
Wybierz ją tutaj. Kamerą może być telefon: uruchom aplikację nadającą obraz i wpisz jej adres.
Bez kamery graj na stole do ćwiczeń.</translation>
    </message>
    <message>
        <source>No camera chosen yet.</source>
        <translation>Nie wybrano jeszcze kamery.</translation>
    </message>
    <message>
        <source>A film, or pictures in order</source>
        <translation>Film lub zdjęcia po kolei</translation>
    </message>
    <message>
        <source>Films and pictures (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)</source>
        <translation>Filmy i zdjęcia (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>It delivers %1×%2.</source>
        <translation>Dostarcza %1×%2.</translation>
    </message>
    <message>
        <source>No camera is plugged in. As soon as one is, it appears here.</source>
        <translation>Nie podłączono kamery. Gdy tylko się pojawi, zobaczysz ją tutaj.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ChoicePanel</name>
    <message>
        <source>Choose men</source>
        <translation>Wybór żołnierzy</translation>
    </message>
    <message>
        <source>%1 chooses. Click a man on the table to change him.</source>
        <translation>Wybiera: %1. Kliknij żołnierza na stole, by go zmienić.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Propozycja</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>%1: %2 of %3 fall</source>
        <translation>%1: ginie %2 z %3</translation>
    </message>
    <message>
        <source>, %1 of %2 are taken</source>
        <translation>, w niewoli %1 z %2</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CorrectionPanel</name>
    <message>
        <source>infantry</source>
        <translation>piechota</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>kawaleria</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>działo</translation>
    </message>
    <message>
        <source>What stands here?</source>
        <translation>Co tu stoi?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>He is</source>
        <translation>On jest</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>stojący</translation>
    </message>
    <message>
        <source>knocked over</source>
        <translation>przewrócony</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>zabity</translation>
    </message>
    <message>
        <source>a prisoner</source>
        <translation>w niewoli</translation>
    </message>
    <message>
        <source>disarmed</source>
        <translation>rozbrojony</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>walczący</translation>
    </message>
    <message>
        <source>One shot less</source>
        <translation>Jeden strzał mniej</translation>
    </message>
    <message>
        <source>One shot more</source>
        <translation>Jeden strzał więcej</translation>
    </message>
    <message>
        <source>Shots this move</source>
        <translation>Strzały w tym ruchu</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>To jest</translation>
    </message>
    <message>
        <source>There is no such piece</source>
        <translation>Nie ma takiej figury</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::EmptyStep</name>
    <message>
        <source>The table is empty: take the picture</source>
        <translation>Stół jest pusty: zrób zdjęcie</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Pusty stół</translation>
    </message>
    <message>
        <source>Take every piece and every hand off the table; hills, houses and trees stay.
Light it as you will play.
Then take the picture.</source>
        <translation>Zabierz ze stołu wszystkie figury i ręce; wzgórza, domy i drzewa zostają.
Oświetl go tak, jak do gry.
Potem zrób zdjęcie.</translation>
    </message>
    <message>
        <source>There is a picture from last time. Take a new one if anything was moved.</source>
        <translation>Jest zdjęcie z ostatniego razu. Zrób nowe, jeśli coś przesunięto.</translation>
    </message>
    <message>
        <source>Not taken yet.</source>
        <translation>Jeszcze nie zrobiono.</translation>
    </message>
    <message>
        <source>There is no picture from the camera yet.</source>
        <translation>Nie ma jeszcze obrazu z kamery.</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Zrobione.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::GameStep</name>
    <message>
        <source>Toy soldiers on a table, by H. G. Wells.</source>
        <translation>Żołnierzyki na stole, według H. G. Wellsa.</translation>
    </message>
    <message>
        <source>Twenty-four besiegers against two defenders.</source>
        <translation>Dwudziestu czterech oblegających przeciw dwóm obrońcom.</translation>
    </message>
    <message>
        <source>Two hidden armies hunt each other&apos;s flag.</source>
        <translation>Dwie ukryte armie polują na sztandar wroga.</translation>
    </message>
    <message>
        <source>Ten armies with secret strengths, on hexes.</source>
        <translation>Dziesięć armii o tajnej sile, na heksach.</translation>
    </message>
    <message>
        <source>Reds and whites on a map of towns, with a die.</source>
        <translation>Czerwoni i biali na mapie miast, z kością.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>What will you play?
The boards and pieces can be printed: littlewars targets says how. Your own board will do as well.</source>
        <translation>W co zagracie?
Plansze i pionki można wydrukować: littlewars targets mówi jak. Własna plansza też się nada.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::HonestyPage</name>
    <message>
        <source>apply at once</source>
        <translation>stosuj od razu</translation>
    </message>
    <message>
        <source>propose</source>
        <translation>proponuj</translation>
    </message>
    <message>
        <source>note only</source>
        <translation>tylko notuj</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączone</translation>
    </message>
    <message>
        <source>How far a man moved</source>
        <translation>Jak daleko przeszedł żołnierz</translation>
    </message>
    <message>
        <source>the straight distance from where he stood</source>
        <translation>odległość w linii prostej od miejsca startu</translation>
    </message>
    <message>
        <source>who he is, when look-alikes changed places under a hand</source>
        <translation>kto to jest, gdy podobni zamienili się pod ręką</translation>
    </message>
    <message>
        <source>the way he walked</source>
        <translation>drogi, którą szedł</translation>
    </message>
    <message>
        <source>Moved or fired, not both</source>
        <translation>Ruch albo strzał, nie oba</translation>
    </message>
    <message>
        <source>that a gun moved</source>
        <translation>że działo się ruszyło</translation>
    </message>
    <message>
        <source>each shot</source>
        <translation>każdy strzał</translation>
    </message>
    <message>
        <source>Who is in contact</source>
        <translation>Kto jest w kontakcie</translation>
    </message>
    <message>
        <source>gaps between bases, with their ±</source>
        <translation>odstępy między podstawkami, z ich ±</translation>
    </message>
    <message>
        <source>gaps within two ± of the limit</source>
        <translation>odstępy do dwóch ± od granicy</translation>
    </message>
    <message>
        <source>bases hidden behind other pieces</source>
        <translation>podstawek zasłoniętych przez inne figury</translation>
    </message>
    <message>
        <source>Who takes part, is isolated, falls, is taken</source>
        <translation>Kto walczy, jest odizolowany, ginie, idzie w niewolę</translation>
    </message>
    <message>
        <source>all of it, from the places of the men</source>
        <translation>wszystko, z położenia żołnierzy</translation>
    </message>
    <message>
        <source>which men, where there is a choice</source>
        <translation>którzy, gdy jest wybór</translation>
    </message>
    <message>
        <source>Guards and prisoners</source>
        <translation>Strażnicy i jeńcy</translation>
    </message>
    <message>
        <source>who is in reach of whom; who was taken, as long as he is in sight</source>
        <translation>kto jest w czyim zasięgu; kto jest jeńcem, dopóki go widać</translation>
    </message>
    <message>
        <source>prisoners from before the camera looked</source>
        <translation>jeńców sprzed włączenia kamery</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Poddanie się</translation>
    </message>
    <message>
        <source>whether the body is isolated</source>
        <translation>czy oddział jest odizolowany</translation>
    </message>
    <message>
        <source>that they surrender</source>
        <translation>że się poddają</translation>
    </message>
    <message>
        <source>A gun&apos;s state and capture</source>
        <translation>Stan działa i jego zdobycie</translation>
    </message>
    <message>
        <source>crew, enemies past the axle</source>
        <translation>obsługę, wrogów za osią</translation>
    </message>
    <message>
        <source>guns whose trail is hidden</source>
        <translation>dział z zasłoniętym ogonem</translation>
    </message>
    <message>
        <source>Killed by a shot</source>
        <translation>Zabity strzałem</translation>
    </message>
    <message>
        <source>figures lying after a shot</source>
        <translation>figury leżące po strzale</translation>
    </message>
    <message>
        <source>men stood up again, or knocked over by a sleeve</source>
        <translation>postawionych z powrotem lub przewróconych rękawem</translation>
    </message>
    <message>
        <source>what knocked him over</source>
        <translation>co go przewróciło</translation>
    </message>
    <message>
        <source>Cover, houses, woods</source>
        <translation>Osłony, domy, lasy</translation>
    </message>
    <message>
        <source>everything: the players judge it</source>
        <translation>wszystko: osądzają gracze</translation>
    </message>
    <message>
        <source>What the camera can judge</source>
        <translation>Co kamera potrafi osądzić</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The rules ask</source>
        <translation>Reguły pytają</translation>
    </message>
    <message>
        <source>judges itself</source>
        <translation>osądza sama</translation>
    </message>
    <message>
        <source>needs telling</source>
        <translation>trzeba powiedzieć</translation>
    </message>
    <message>
        <source>nobody can see</source>
        <translation>nikt nie zobaczy</translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation>orzeczenie</translation>
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
        <translation>Spacja</translation>
    </message>
    <message>
        <source>begin or end the move</source>
        <translation>zacznij lub zakończ ruch</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>cofnij</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>ponów</translation>
    </message>
    <message>
        <source>stop or start the clock</source>
        <translation>zatrzymaj lub uruchom zegar</translation>
    </message>
    <message>
        <source>map or picture</source>
        <translation>mapa lub obraz</translation>
    </message>
    <message>
        <source>what I see: how the camera reads the table</source>
        <translation>co widzę: jak kamera czyta stół</translation>
    </message>
    <message>
        <source>measure a distance</source>
        <translation>zmierz odległość</translation>
    </message>
    <message>
        <source>correct what the camera got wrong</source>
        <translation>popraw błędy kamery</translation>
    </message>
    <message>
        <source>lasso a body of men: is it isolated?</source>
        <translation>zakreśl oddział: czy jest odizolowany?</translation>
    </message>
    <message>
        <source>start or stop recording</source>
        <translation>zacznij lub zakończ nagrywanie</translation>
    </message>
    <message>
        <source>large type</source>
        <translation>duże litery</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>pełny ekran</translation>
    </message>
    <message>
        <source>zoom in, out, whole table</source>
        <translation>przybliż, oddal, cały stół</translation>
    </message>
    <message>
        <source>put the tool away</source>
        <translation>odłóż narzędzie</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>open a recording</source>
        <translation>otwórz nagranie</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::LaidRulers</name>
    <message>
        <source> in</source>
        <translation> cala</translation>
    </message>
    <message>
        <source>True length between the two rings</source>
        <translation>Prawdziwa długość między pierścieniami</translation>
    </message>
    <message>
        <source>The second place is square to the first</source>
        <translation>Drugie miejsce jest prostopadłe do pierwszego</translation>
    </message>
    <message>
        <source>It lies here</source>
        <translation>Leży tutaj</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::LensStep</name>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Obiektyw</translation>
    </message>
    <message>
        <source>Print the lens board (littlewars targets board.pdf --what charuco) and glue it to something flat.
Hold it before the camera: near and far, tilted to all sides, into every corner of the picture.
Views are taken by themselves. Skip this for a usual camera: distances are then a little less sure.</source>
        <translation>Wydrukuj tablicę obiektywu (littlewars targets board.pdf --what charuco) i przyklej do czegoś płaskiego.
Pokazuj ją kamerze: blisko i daleko, przechyloną na wszystkie strony, w każdym rogu obrazu.
Ujęcia robią się same. Przy zwykłej kamerze możesz to pominąć: odległości będą nieco mniej pewne.</translation>
    </message>
    <message>
        <source>Known for this camera: good to %1 px.</source>
        <translation>Znany dla tej kamery: dokładność %1 px.</translation>
    </message>
    <message>
        <source>%1 of %2 views.</source>
        <translation>Ujęcia: %1 z %2.</translation>
    </message>
    <message>
        <source>Working out the lens…</source>
        <translation>Obliczanie obiektywu…</translation>
    </message>
    <message>
        <source>Good to %1 px.</source>
        <translation>Dokładność %1 px.</translation>
    </message>
    <message>
        <source>Use these views</source>
        <translation>Użyj tych ujęć</translation>
    </message>
    <message>
        <source>Hold the board still for a moment.</source>
        <translation>Przytrzymaj tablicę przez chwilę nieruchomo.</translation>
    </message>
    <message>
        <source>Too blurred: more light, and autofocus off.</source>
        <translation>Zbyt nieostre: więcej światła i wyłącz autofokus.</translation>
    </message>
    <message>
        <source>Tilt the board: left, right, to you and away.</source>
        <translation>Przechyl tablicę: w lewo, w prawo, do siebie i od siebie.</translation>
    </message>
    <message>
        <source>Nearer: the board should fill half the picture.</source>
        <translation>Bliżej: tablica powinna wypełniać połowę obrazu.</translation>
    </message>
    <message>
        <source>To the rim: bring it where no cell is green yet.</source>
        <translation>Do brzegu: przesuń ją tam, gdzie żadne pole nie jest jeszcze zielone.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::MatchWindow</name>
    <message>
        <source>Opening %1…</source>
        <translation>Otwieranie: %1…</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>ORZECZENIA</translation>
    </message>
    <message>
        <source>Begin or end the move</source>
        <translation>Zacznij lub zakończ ruch</translation>
    </message>
    <message>
        <source>Stop or start the clock</source>
        <translation>Zatrzymaj lub uruchom zegar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>What I see</source>
        <translation>Co widzę</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Zmierz</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Nagrywaj</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Duże litery</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Jasne kolory</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Speak rulings</source>
        <translation>Czytaj orzeczenia</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Przybliż</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Oddal</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Cały stół</translation>
    </message>
    <message>
        <source>Put the tool away</source>
        <translation>Odłóż narzędzie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>What the camera can judge…</source>
        <translation>Co kamera potrafi osądzić…</translation>
    </message>
    <message>
        <source>Second screen…</source>
        <translation>Drugi ekran…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Ustawienia…</translation>
    </message>
    <message>
        <source>Table again…</source>
        <translation>Stół od nowa…</translation>
    </message>
    <message>
        <source>Armies again…</source>
        <translation>Armie od nowa…</translation>
    </message>
    <message>
        <source>Check with a ruler…</source>
        <translation>Sprawdź linijką…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>Nagrano: %1</translation>
    </message>
    <message>
        <source>This needs the table to be calibrated: menu, Table again.</source>
        <translation>To wymaga skalibrowanego stołu: menu, Stół od nowa.</translation>
    </message>
    <message>
        <source>%1 ± %2 in · %3 mm</source>
        <translation>%1 ± %2 cala · %3 mm</translation>
    </message>
    <message>
        <source>Drag from the edge of one base to the edge of the other.</source>
        <translation>Przeciągnij od krawędzi jednej podstawki do krawędzi drugiej.</translation>
    </message>
    <message>
        <source>No fighting men inside the line.</source>
        <translation>W obrębie linii nie ma walczących.</translation>
    </message>
    <message>
        <source>Fallen to the guns: %1.</source>
        <translation>Polegli od armat: %1.</translation>
    </message>
    <message>
        <source>Fallen: %1. If it was a shot, click the gun and count it.</source>
        <translation>Upadli: %1. Jeśli to był strzał, kliknij armatę i go policz.</translation>
    </message>
    <message>
        <source>Open a recording…</source>
        <translation>Otwórz nagranie…</translation>
    </message>
    <message>
        <source>Practice: a lamp is switched on</source>
        <translation>Ćwiczenie: ktoś zapala lampę</translation>
    </message>
    <message>
        <source>Practice: knock against the tripod</source>
        <translation>Ćwiczenie: potrącenie statywu</translation>
    </message>
    <message>
        <source>Practice: an arm over the table</source>
        <translation>Ćwiczenie: ręka nad stołem</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Otwórz nagranie</translation>
    </message>
    <message>
        <source>Recorded matches (*.lws)</source>
        <translation>Nagrane partie (*.lws)</translation>
    </message>
    <message>
        <source>Another game…</source>
        <translation>Inna gra…</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Find the table</source>
        <translation>Znajdź stół</translation>
    </message>
    <message>
        <source>It is put back</source>
        <translation>Ustawiono z powrotem</translation>
    </message>
    <message>
        <source>Camera or table were moved (by %1 pixels). Put it back, or find the table again. Nothing is ruled until then; the match is kept.</source>
        <translation>Kamera lub stół zostały przesunięte (o %1 pikseli). Ustaw z powrotem albo znajdź stół ponownie. Do tego czasu nic nie jest rozstrzygane; rozgrywka pozostaje.</translation>
    </message>
    <message>
        <source>The table is not recognised: is the camera covered, turned away or in the dark? Nothing is ruled until it is seen again.</source>
        <translation>Stół nie jest rozpoznawany: czy kamera jest zasłonięta, odwrócona albo w ciemności? Nic nie jest rozstrzygane, dopóki nie będzie znów widoczny.</translation>
    </message>
    <message>
        <source>The camera was moved by %1 pixels: allowed for.</source>
        <translation>Kamera przesunęła się o %1 pikseli: uwzględniono.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::MoveBar</name>
    <message>
        <source>Before the battle</source>
        <translation>Przed bitwą</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>Zaczynają %1</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>Ruch: %1</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Patrzę…</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>Następni: %1</translation>
    </message>
    <message>
        <source>End move</source>
        <translation>Zakończ ruch</translation>
    </message>
    <message>
        <source>Begin move</source>
        <translation>Zacznij ruch</translation>
    </message>
    <message>
        <source>the begin of the move</source>
        <translation>początek ruchu</translation>
    </message>
    <message>
        <source>the end of the move</source>
        <translation>koniec ruchu</translation>
    </message>
    <message>
        <source>the correction</source>
        <translation>poprawkę</translation>
    </message>
    <message>
        <source>the choice of men</source>
        <translation>wybór żołnierzy</translation>
    </message>
    <message>
        <source>the last action</source>
        <translation>ostatnią czynność</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Stop or start the clock (P)</source>
        <translation>Zatrzymaj lub uruchom zegar (P)</translation>
    </message>
    <message>
        <source>Stop or start the clock</source>
        <translation>Zatrzymaj lub uruchom zegar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Zmierz</translation>
    </message>
    <message>
        <source>Drag from one place to another (D)</source>
        <translation>Przeciągnij z miejsca na miejsce (D)</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>Click a piece, drag its foot, or click where one is missing (C)</source>
        <translation>Kliknij figurę, przesuń jej stopę lub kliknij, gdzie jej brakuje (C)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Draw a line round a body of men: is it isolated? (I)</source>
        <translation>Zakreśl oddział linią: czy jest odizolowany? (I)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nie ma czego cofać</translation>
    </message>
    <message>
        <source>Undo %1 (Ctrl+Z)</source>
        <translation>Cofnij %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nie ma czego ponawiać</translation>
    </message>
    <message>
        <source>Redo %1 (Ctrl+Shift+Z)</source>
        <translation>Ponów %1 (Ctrl+Shift+Z)</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::PlayStep</name>
    <message>
        <source>The short rules</source>
        <translation>Krótkie reguły</translation>
    </message>
    <message>
        <source>The book of 1913</source>
        <translation>Książka z 1913</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguły</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Set up both armies.
Whoever begins presses Begin move (Space), moves, and presses it again when done.
Every step can be done again from the menu.</source>
        <translation>Ustaw obie armie.
Zaczynający naciska Zacznij ruch (spacja), rusza się i naciska ponownie, gdy skończy.
Każdy krok można powtórzyć z menu.</translation>
    </message>
    <message>
        <source>Table: good to ±%1 mm.</source>
        <translation>Stół: dokładność ±%1 mm.</translation>
    </message>
    <message>
        <source>No table: pieces are shown, nothing is measured or ruled.</source>
        <translation>Brak stołu: figury widać, nic nie jest mierzone ani osądzane.</translation>
    </message>
    <message>
        <source>No picture of the empty table: pieces are found less well.</source>
        <translation>Brak zdjęcia pustego stołu: figury są znajdowane gorzej.</translation>
    </message>
    <message>
        <source>Empty table: known.</source>
        <translation>Pusty stół: znany.</translation>
    </message>
    <message>
        <source>Armies: known.</source>
        <translation>Armie: znane.</translation>
    </message>
    <message>
        <source>Armies: told apart by the program.</source>
        <translation>Armie: rozróżnia je program.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RankForm</name>
    <message>
        <source>Which rank is your piece on %1?</source>
        <translation>Jaki stopień ma twój pionek na %1?</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayBar</name>
    <message>
        <source>The ruling before</source>
        <translation>Poprzednie orzeczenie</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>One change back</source>
        <translation>O jedną zmianę wstecz</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Odtwarzaj lub zatrzymaj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>One change on</source>
        <translation>O jedną zmianę naprzód</translation>
    </message>
    <message>
        <source>The next ruling</source>
        <translation>Następne orzeczenie</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <translation>Powtórka · %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Picture or map (M)</source>
        <translation>Obraz lub mapa (M)</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Co by było, gdyby…</translation>
    </message>
    <message>
        <source>Judge the match by other rules</source>
        <translation>Osądź partię według innych zasad</translation>
    </message>
    <message>
        <source>No picture was kept of this moment: M shows the map.</source>
        <translation>Nie zachowano obrazu tej chwili: M pokazuje mapę.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayTimeline</name>
    <message>
        <source>Move %1: %2 begins</source>
        <translation>Ruch %1: %2 zaczyna</translation>
    </message>
    <message>
        <source>Move %1: %2 ends it</source>
        <translation>Ruch %1: %2 kończy</translation>
    </message>
    <message>
        <source>Move %1: the ruling on %2</source>
        <translation>Ruch %1: orzeczenie, %2</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Oś czasu</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RollPanel</name>
    <message>
        <source>Roll</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Foot + horse</source>
        <translation>Pieszo + konno</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Działa</translation>
    </message>
    <message>
        <source>Prisoners held</source>
        <translation>Jeńcy</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Zabici</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulerStep</name>
    <message>
        <source> in</source>
        <translation> cala</translation>
    </message>
    <message>
        <source>True length between the two rings</source>
        <translation>Prawdziwa długość między pierścieniami</translation>
    </message>
    <message>
        <source>Check with a ruler</source>
        <translation>Sprawdzenie linijką</translation>
    </message>
    <message>
        <source>Lay a ruler on the table.
Drag one ring to each end of its scale, and say how long it is.
Then lay it somewhere else, across the first place, and drag again.</source>
        <translation>Połóż linijkę na stole.
Przeciągnij pierścienie na oba końce podziałki i podaj jej długość.
Potem połóż ją gdzie indziej, w poprzek, i przeciągnij znowu.</translation>
    </message>
    <message>
        <source>The table is not calibrated: nothing can be checked.</source>
        <translation>Stół nie jest skalibrowany: nie ma czego sprawdzać.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Jeszcze nie sprawdzono.</translation>
    </message>
    <message>
        <source>Measured %1 ± %2 mm, true %3 mm.</source>
        <translation>Zmierzono %1 ± %2 mm, naprawdę %3 mm.</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>Zgadza się.</translation>
    </message>
    <message>
        <source>They don&apos;t agree: check the table&apos;s size, its corners and the rings.</source>
        <translation>Nie zgadza się: sprawdź rozmiar stołu, rogi i pierścienie.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulingCard</name>
    <message>
        <source>Doubtful: look at the table.</source>
        <translation>Wątpliwe: spójrz na stół.</translation>
    </message>
    <message>
        <source>Picture of the place</source>
        <translation>Zdjęcie miejsca</translation>
    </message>
    <message>
        <source>▸ why</source>
        <translation>▸ dlaczego</translation>
    </message>
    <message>
        <source>▾ why</source>
        <translation>▾ dlaczego</translation>
    </message>
    <message>
        <source>▸ choose men</source>
        <translation>▸ wybierz ludzi</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Zmierz</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulingsPanel</name>
    <message>
        <source>Rulings</source>
        <translation>Orzeczenia</translation>
    </message>
    <message>
        <source>Rulings appear here at the end of each move.</source>
        <translation>Orzeczenia pojawiają się tu po każdym ruchu.</translation>
    </message>
    <message>
        <source>Accept this ruling</source>
        <translation>Przyjmij to orzeczenie</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SecondScreenPage</name>
    <message>
        <source>Second screen</source>
        <translation>Drugi ekran</translation>
    </message>
    <message>
        <source>Map, rulings and clock on a phone, to look at only. Whoever has the address can look.</source>
        <translation>Mapa, orzeczenia i zegar na telefonie, tylko do oglądania. Kto ma adres, ten może patrzeć.</translation>
    </message>
    <message>
        <source>On, for this network</source>
        <translation>Włącz w tej sieci</translation>
    </message>
    <message>
        <source>On, for this computer</source>
        <translation>Włącz na tym komputerze</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłącz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>It is off.</source>
        <translation>Jest wyłączony.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SecretPage</name>
    <message>
        <source>Turn the screen to this player. Nobody else looks.</source>
        <translation>Odwróćcie ekran do tego gracza. Nikt inny nie patrzy.</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Wróć do planszy</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Zakryj ponownie</translation>
    </message>
    <message>
        <source>For %1 alone</source>
        <translation>Tylko dla: %1</translation>
    </message>
    <message>
        <source>I am %1: show it</source>
        <translation>Jestem: %1, pokaż</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SetUp</name>
    <message>
        <source>demonstration battle</source>
        <translation>bitwa pokazowa</translation>
    </message>
    <message>
        <source>The match of %1 was not brought to its end (rulings: %2, minutes: %3).</source>
        <translation>Partia z %1 nie została dokończona (orzeczenia: %2, minuty: %3).</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SetupWizard</name>
    <message>
        <source>littlewars · set up</source>
        <translation>littlewars · ustawienia</translation>
    </message>
    <message>
        <source>Choose a camera.</source>
        <translation>Wybierz kamerę.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Otwieranie: %1…</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::StatusStrip</name>
    <message>
        <source>○ The film is over</source>
        <translation>○ Film się skończył</translation>
    </message>
    <message>
        <source>● film</source>
        <translation>● film</translation>
    </message>
    <message>
        <source>◐ No new picture for %1 s. Waiting for the camera. The match goes on.</source>
        <translation>◐ Od %1 s brak nowego obrazu. Czekam na kamerę. Gra trwa.</translation>
    </message>
    <message>
        <source>○ Camera stopped %1 s ago. Waiting for it. The match goes on.</source>
        <translation>○ Kamera stanęła %1 s temu. Czekam na nią. Gra trwa.</translation>
    </message>
    <message>
        <source>● The camera is back</source>
        <translation>● Kamera wróciła</translation>
    </message>
    <message>
        <source>● live %1/s</source>
        <translation>● na żywo %1/s</translation>
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
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Klawisze (?)</translation>
    </message>
    <message>
        <source>table ±%1 mm</source>
        <translation>stół ±%1 mm</translation>
    </message>
    <message>
        <source>no table: nothing is measured</source>
        <translation>brak stołu: nic nie jest mierzone</translation>
    </message>
    <message>
        <source>● rec %1</source>
        <translation>● nagr. %1</translation>
    </message>
    <message>
        <source>table exactly known</source>
        <translation>stół znany dokładnie</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::StrengthForm</name>
    <message>
        <source>Your strengths</source>
        <translation>Twoje siły</translation>
    </message>
    <message>
        <source>Share out %1 among your five units, 3 or more to each.</source>
        <translation>Rozdziel %1 między pięć jednostek, każdej 3 lub więcej.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Still to share out: %1</source>
        <translation>Pozostało do rozdzielenia: %1</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TableStep</name>
    <message>
        <source> in</source>
        <translation> cala</translation>
    </message>
    <message>
        <source>Good to ±%1 mm near, ±%2 mm far.</source>
        <translation>Dokładność: blisko ±%1 mm, daleko ±%2 mm.</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Szerokość stołu</translation>
    </message>
    <message>
        <source>Depth, away from the camera</source>
        <translation>Głębokość, od kamery</translation>
    </message>
    <message>
        <source>Markers&apos; places (markers.json)…</source>
        <translation>Położenie znaczników (markers.json)…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Known for this camera: good to ±%1 mm.</source>
        <translation>Znany dla tej kamery: dokładność ±%1 mm.</translation>
    </message>
    <message>
        <source>Where the markers lie</source>
        <translation>Gdzie leżą znaczniki</translation>
    </message>
    <message>
        <source>Markers (*.json)</source>
        <translation>Znaczniki (*.json)</translation>
    </message>
    <message>
        <source>What the table is found by</source>
        <translation>Czym znajdowany jest stół</translation>
    </message>
    <message>
        <source>By its four corners</source>
        <translation>Czterema rogami</translation>
    </message>
    <message>
        <source>By printed markers</source>
        <translation>Drukowanymi znacznikami</translation>
    </message>
    <message>
        <source>By a ruler, laid down twice or more</source>
        <translation>Linijką położoną dwa razy lub więcej</translation>
    </message>
    <message>
        <source>Give the size of the table, or of any rectangle on it that you play in.</source>
        <translation>Podaj wymiary stołu albo dowolnego prostokąta na nim, w którym gracie.</translation>
    </message>
    <message>
        <source>Lay printed markers on it, and open the file that says where they lie: they are then found by themselves. Three in the picture are enough.</source>
        <translation>Połóż na nim drukowane znaczniki i otwórz plik, który mówi, gdzie leżą: zostaną znalezione same. Wystarczą trzy na obrazie.</translation>
    </message>
    <message>
        <source>Lay a ruler along the near edge, its zero in the near left corner. Drag one ring to each end of its scale, and press the button.
Then lay it along the left edge, and once more across the middle: each place makes it surer.</source>
        <translation>Połóż linijkę wzdłuż bliskiej krawędzi, zerem w bliskim lewym rogu. Przeciągnij po jednym pierścieniu na każdy koniec podziałki i naciśnij przycisk.
Potem połóż ją wzdłuż lewej krawędzi i jeszcze raz na ukos przez środek: każde miejsce daje większą pewność.</translation>
    </message>
    <message>
        <source>Drag the four rings to its corners: near left, near right, far right, far left as the camera sees them. Arrow keys move the last one.</source>
        <translation>Przeciągnij cztery pierścienie na rogi: bliski lewy, bliski prawy, daleki prawy, daleki lewy, tak jak widzi je kamera. Strzałki przesuwają ostatni.</translation>
    </message>
    <message>
        <source>The ruler was not laid down yet.</source>
        <translation>Linijka nie została jeszcze położona.</translation>
    </message>
    <message>
        <source>One place is known. Lay the ruler down a second time, across the first.</source>
        <translation>Jedno miejsce jest znane. Połóż linijkę drugi raz, w poprzek pierwszego.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TableView</name>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TimeBar</name>
    <message>
        <source>Time left</source>
        <translation>Pozostały czas</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::WhatIfPanel</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Tak jak grano</translation>
    </message>
    <message>
        <source>The short rules</source>
        <translation>Krótkie zasady</translation>
    </message>
    <message>
        <source>The book of 1913</source>
        <translation>Książka z 1913 roku</translation>
    </message>
    <message>
        <source>Contact, inches</source>
        <translation>Styk, cale</translation>
    </message>
    <message>
        <source>Melee reach, inches</source>
        <translation>Zasięg starcia, cale</translation>
    </message>
    <message>
        <source>Foot move, inches</source>
        <translation>Ruch piechoty, cale</translation>
    </message>
    <message>
        <source>Rulings that differ</source>
        <translation>Orzeczenia, które się różnią</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>Ruch %1 · %2</translation>
    </message>
    <message>
        <source>was:</source>
        <translation>było:</translation>
    </message>
    <message>
        <source>now:</source>
        <translation>teraz:</translation>
    </message>
    <message>
        <source>Choose other rules or numbers: every ruling is made again.</source>
        <translation>Wybierz inne zasady lub liczby: każde orzeczenie zapadnie na nowo.</translation>
    </message>
    <message>
        <source>Judging %1 of %2…</source>
        <translation>Orzeczenie %1 z %2…</translation>
    </message>
    <message>
        <source>All %1 rulings stay the same.</source>
        <translation>Wszystkie orzeczenia (%1) bez zmian.</translation>
    </message>
    <message>
        <source>%1 of %2 rulings differ:</source>
        <translation>Różni się %1 z %2 orzeczeń:</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::WizardPicture</name>
    <message>
        <source>Live picture</source>
        <translation>Obraz na żywo</translation>
    </message>
</context>
</TS>
