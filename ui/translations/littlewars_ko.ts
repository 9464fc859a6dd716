<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>BoardWords</name>
    <message>
        <source>%1 stands still</source>
        <translation>%1: 제자리</translation>
    </message>
    <message>
        <source>The 3rd Army waits</source>
        <translation>제3군 대기</translation>
    </message>
    <message>
        <source>The 3rd Army enters at %1</source>
        <translation>제3군이 %1에 등장</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>공격 안 함</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <translation>%1 공격</translation>
    </message>
    <message>
        <source>No retreat</source>
        <translation>후퇴 안 함</translation>
    </message>
    <message>
        <source>Retreat to %1</source>
        <translation>%1(으)로 후퇴</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>전진</translation>
    </message>
    <message>
        <source>No advance</source>
        <translation>전진 안 함</translation>
    </message>
    <message>
        <source>Attacker %1, defender %2</source>
        <translation>공격 %1, 방어 %2</translation>
    </message>
    <message>
        <source>%1 is called</source>
        <translation>%1 선언</translation>
    </message>
    <message>
        <source>fires at %1</source>
        <translation>%1에 사격</translation>
    </message>
    <message>
        <source>Besiegers</source>
        <translation>공성군</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>수비군</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>일본</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>러시아</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백군</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>청군</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>적군</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>원수</translation>
    </message>
    <message>
        <source>General</source>
        <translation>장군</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>대령</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>소령</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>대위</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>중위</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>병장</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>공병</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>정찰병</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>첩자</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>폭탄</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>깃발</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>통과</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>철수</translation>
    </message>
    <message>
        <source>I cannot move</source>
        <translation>움직일 수 없음</translation>
    </message>
    <message>
        <source>Thrown: %1</source>
        <translation>주사위: %1</translation>
    </message>
    <message>
        <source>%1 is huffed</source>
        <translation>%1 벌칙 제거</translation>
    </message>
    <message>
        <source>Throw two dice: one for the attacker, one for the defender.</source>
        <translation>주사위 두 개를 던지세요. 하나는 공격, 하나는 방어.</translation>
    </message>
    <message>
        <source>Throw one die.</source>
        <translation>주사위 하나를 던지세요.</translation>
    </message>
    <message>
        <source>Set up the army, and tell its ranks in secret.</source>
        <translation>군대를 배치하고 계급을 몰래 알려 주세요.</translation>
    </message>
    <message>
        <source>Share out the strength, in secret.</source>
        <translation>전력을 몰래 나누세요.</translation>
    </message>
    <message>
        <source>Call a strength.</source>
        <translation>전력을 선언하세요.</translation>
    </message>
    <message>
        <source>Whom does the unit attack?</source>
        <translation>누구를 공격합니까?</translation>
    </message>
    <message>
        <source>Retreat one hex, or stand fast.</source>
        <translation>한 칸 후퇴하거나 버티세요.</translation>
    </message>
    <message>
        <source>Advance into the emptied hex, or stay.</source>
        <translation>빈 칸으로 전진하거나 머무르세요.</translation>
    </message>
    <message>
        <source>Place the defenders on two points of the fort.</source>
        <translation>수비군을 요새의 두 지점에 놓으세요.</translation>
    </message>
    <message>
        <source>Move on the board.</source>
        <translation>판에서 움직이세요.</translation>
    </message>
    <message>
        <source>Take %1 off %2.</source>
        <translation>%2에서 %1 말을 치우세요.</translation>
    </message>
    <message>
        <source>Put %1 on %2, in place of %3.</source>
        <translation>%2에 %3 대신 %1 말을 놓으세요.</translation>
    </message>
    <message>
        <source>Put %1 on %2.</source>
        <translation>%2에 %1 말을 놓으세요.</translation>
    </message>
    <message>
        <source>river −1</source>
        <translation>강 −1</translation>
    </message>
    <message>
        <source>mountain −1</source>
        <translation>산 −1</translation>
    </message>
    <message>
        <source>fortress ½</source>
        <translation>요새 ½</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>%1수 · %2</translation>
    </message>
    <message>
        <source>Not legal · %1</source>
        <translation>규칙 위반 · %1</translation>
    </message>
    <message>
        <source>%1 wins: %2.</source>
        <translation>%1 승리: %2.</translation>
    </message>
    <message>
        <source>The game is drawn: %1.</source>
        <translation>무승부: %1.</translation>
    </message>
    <message>
        <source>Throw for %1: its men, in thousands.</source>
        <translation>%1의 병력(천 명)을 정하려고 던지세요.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>captured</source>
        <translation>노획됨</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>작동 중</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>쟁탈 중</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>작동 불능</translation>
    </message>
    <message>
        <source>It is %1&apos;s from now on.</source>
        <translation>이제부터 %1의 것입니다.</translation>
    </message>
    <message>
        <source>It may be moved or fired, not both.</source>
        <translation>이동하거나 발사할 수 있으나 둘 다는 안 됩니다.</translation>
    </message>
    <message>
        <source>Enemies stand in reach and the crew is short: neither moved nor fired.</source>
        <translation>적이 가까이 있고 포수가 모자랍니다: 이동도 발사도 할 수 없습니다.</translation>
    </message>
    <message>
        <source>The crew is short: neither moved nor fired.</source>
        <translation>포수가 모자랍니다: 이동도 발사도 할 수 없습니다.</translation>
    </message>
    <message>
        <source>Gun %1 · %2</source>
        <translation>대포 %1 · %2</translation>
    </message>
    <message>
        <source>Crew within %1: %2 of %3 needed (section 6).</source>
        <translation>%1 안의 포수: 필요한 %3명 중 %2명 (6절).</translation>
    </message>
    <message>
        <source>Enemies past the axle: %1 of %2 needed to capture.</source>
        <translation>차축을 넘은 적: 노획에 필요한 %2명 중 %1명.</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>포로</translation>
    </message>
    <message>
        <source>Without a guard in reach: %1.</source>
        <translation>감시병이 가까이 없음: %1.</translation>
    </message>
    <message>
        <source>Freed, and disarmed until back over their own line: %1.</source>
        <translation>풀려났고, 자기 진영 선을 넘을 때까지 무장 해제: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more than their guards can hold.</source>
        <comment>prisoners</comment>
        <translation>
            <numerusform>감시병이 감당할 수 있는 수보다 %n명 많습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A guard within %1 holds a prisoner, and one guard holds at most %2 (section 5).</source>
        <translation>%1 안의 감시병이 포로를 붙잡으며, 한 명이 최대 %2명을 붙잡습니다 (5절).</translation>
    </message>
    <message>
        <source>%1 went %2; %3 is allowed.</source>
        <translation>%1 이동 %2; 허용 %3.</translation>
    </message>
    <message>
        <source>%1 moved or fired with a crew of %2; %3 are needed.</source>
        <translation>%1: 포수 %2명으로 이동 또는 발사; %3명 필요.</translation>
    </message>
    <message>
        <source>%1 both moved and fired.</source>
        <translation>%1: 이동도 하고 발사도 했습니다.</translation>
    </message>
    <message>
        <source>%1 fired %2 shots; %3 are allowed.</source>
        <translation>%1: %2발 발사; 허용 %3발.</translation>
    </message>
    <message>
        <source>The prisoner %1 moved %2 without a guard who could take him there.</source>
        <translation>포로 %1: 데려갈 감시병 없이 %2 이동.</translation>
    </message>
    <message>
        <source>%1 of the other side was moved %2.</source>
        <translation>상대편 %1: %2 옮겨졌습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 stand too close.</source>
        <translation>%1, %2: 너무 가까이 있습니다.</translation>
    </message>
    <message>
        <source>Move not allowed</source>
        <translation>허용되지 않는 이동</translation>
    </message>
    <message>
        <source>Measured in a straight line from where it stood when the move began; the way walked is never shorter (section 7).</source>
        <translation>이동이 시작될 때 서 있던 곳에서 직선으로 잰 거리; 걸은 길은 더 짧을 수 없습니다 (7절).</translation>
    </message>
    <message>
        <source>Nothing to rule</source>
        <translation>판정할 것 없음</translation>
    </message>
    <message>
        <source>red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>inches</comment>
        <translation>%1인치</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count and side, e.g. 6 red</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>Equal numbers: all are killed.</source>
        <translation>수가 같음: 모두 전사합니다.</translation>
    </message>
    <message>
        <source>%1 is isolated.</source>
        <translation>%1 고립됨.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is supported by %n.</source>
        <comment>men</comment>
        <translation>
            <numerusform>%1: %n명이 지원함.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody falls.</source>
        <translation>아무도 전사하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 fall.</source>
        <translation>전사: %1.</translation>
    </message>
    <message>
        <source>%1 and %2: %3 ± %4 mm apart; contact is %5 or less.</source>
        <translation>%1, %2: 간격 %3 ± %4 mm; 접촉은 %5 이하.</translation>
    </message>
    <message>
        <source>no men</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 is the smaller force, %2 men. In reach to support it: %3. Fewer than half its number means isolated (section 3).</source>
        <translation>%1 쪽이 적은 병력, %2명. 지원할 수 있는 병사: %3. 절반보다 적으면 고립입니다 (3절).</translation>
    </message>
    <message>
        <source>Every man within %1 of a man in contact takes part (section 4).</source>
        <translation>접촉한 병사에서 %1 안의 모든 병사가 참가합니다 (4절).</translation>
    </message>
    <message>
        <source>An isolated force loses as many prisoners as the other side has men more, at most all; the rest fall, man for man (section 4.5).</source>
        <translation>고립된 병력은 상대가 더 많은 수만큼(최대 전원) 포로가 되고, 나머지는 일대일로 전사합니다 (4.5절).</translation>
    </message>
    <message>
        <source>A supported force falls man for man; nobody is taken (section 4.5).</source>
        <translation>지원받는 병력은 일대일로 전사하고, 포로는 없습니다 (4.5절).</translation>
    </message>
    <message>
        <source>%1 and %2: %3 ± %4 mm apart; contact is %5. In contact?</source>
        <translation>%1, %2: 간격 %3 ± %4 mm; 접촉은 %5. 접촉했습니까?</translation>
    </message>
    <message>
        <source>%1 and %2: %3 apart; the reach is %4. Within reach?</source>
        <translation>%1, %2: 간격 %3; 도달 거리 %4. 거리 안입니까?</translation>
    </message>
    <message>
        <source>Move %1 · %2 moved</source>
        <translation>이동 %1 · %2</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>백병전</translation>
    </message>
    <message>
        <source>%1 %2 are taken prisoner.</source>
        <translation>%2 %1명이 포로가 됩니다.</translation>
    </message>
    <message>
        <source>Perhaps a melee</source>
        <translation>백병전일 수 있음</translation>
    </message>
    <message>
        <source>The camera can&apos;t tell whether these men are in contact. Look, and settle the close call of the melee beside it.</source>
        <translation>카메라로는 이 병사들이 접촉했는지 알 수 없습니다. 확인하고 옆 백병전의 애매한 판정을 정하십시오.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source> in</source>
        <translation>인치</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>고립됨</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>지원받음</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>고립되지 않음</translation>
    </message>
    <message>
        <source>in action</source>
        <translation>작동 중</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>쟁탈 중</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>노획됨</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>작동 불능</translation>
    </message>
    <message>
        <source>moving…</source>
        <translation>움직이는 중…</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>인치</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>The defenders are placed</source>
        <translation>수비군 배치</translation>
    </message>
    <message>
        <source>A step</source>
        <translation>한 걸음</translation>
    </message>
    <message>
        <source>Huffed, and a step</source>
        <translation>벌칙 제거 후 한 걸음</translation>
    </message>
    <message>
        <source>A capture</source>
        <translation>잡기</translation>
    </message>
    <message>
        <source>The army is set up</source>
        <translation>군대 배치 완료</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>A scout runs</source>
        <translation>정찰병 돌진</translation>
    </message>
    <message>
        <source>No move is left</source>
        <translation>둘 수 없음</translation>
    </message>
    <message>
        <source>The flag is taken</source>
        <translation>깃발 점령</translation>
    </message>
    <message>
        <source>The miner clears the bomb</source>
        <translation>공병이 폭탄 제거</translation>
    </message>
    <message>
        <source>The bomb holds</source>
        <translation>폭탄 방어</translation>
    </message>
    <message>
        <source>The spy takes the marshal</source>
        <translation>첩자가 원수를 잡음</translation>
    </message>
    <message>
        <source>Equal ranks</source>
        <translation>같은 계급</translation>
    </message>
    <message>
        <source>The attacker wins</source>
        <translation>공격 승리</translation>
    </message>
    <message>
        <source>The defender wins</source>
        <translation>방어 승리</translation>
    </message>
    <message>
        <source>The strength is shared out</source>
        <translation>전력 배분 완료</translation>
    </message>
    <message>
        <source>The unit stands still</source>
        <translation>부대 제자리</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>지도 밖으로</translation>
    </message>
    <message>
        <source>The 3rd Army enters</source>
        <translation>제3군 등장</translation>
    </message>
    <message>
        <source>The 3rd Army waits</source>
        <translation>제3군 대기</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>철수</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>통과</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>공격</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>공격 안 함</translation>
    </message>
    <message>
        <source>A strength is called</source>
        <translation>전력 선언</translation>
    </message>
    <message>
        <source>Both lose 1</source>
        <translation>양쪽 1 손실</translation>
    </message>
    <message>
        <source>The attacker loses 1</source>
        <translation>공격 1 손실</translation>
    </message>
    <message>
        <source>The defender loses 1</source>
        <translation>방어 1 손실</translation>
    </message>
    <message>
        <source>The attacker loses 2</source>
        <translation>공격 2 손실</translation>
    </message>
    <message>
        <source>The defender loses 2</source>
        <translation>방어 2 손실</translation>
    </message>
    <message>
        <source>A retreat</source>
        <translation>후퇴</translation>
    </message>
    <message>
        <source>An advance</source>
        <translation>전진</translation>
    </message>
    <message>
        <source>The unit stays</source>
        <translation>부대가 머무름</translation>
    </message>
    <message>
        <source>A plate is mustered</source>
        <translation>말 편성</translation>
    </message>
    <message>
        <source>The die is thrown</source>
        <translation>주사위 던짐</translation>
    </message>
    <message>
        <source>Shots are fired</source>
        <translation>사격</translation>
    </message>
    <message>
        <source>Kyrkslätt: whites near it fall</source>
        <translation>Kyrkslätt: 가까운 백군 전멸</translation>
    </message>
    <message>
        <source>Pahakoski bridge: lost</source>
        <translation>Pahakoski 다리: 상실</translation>
    </message>
    <message>
        <source>Björneborg: sent to Pahakoski</source>
        <translation>Björneborg: Pahakoski로 보냄</translation>
    </message>
    <message>
        <source>Vammala: sent to Pahakoski</source>
        <translation>Vammala: Pahakoski로 보냄</translation>
    </message>
    <message>
        <source>Varkaus: six thousand men</source>
        <translation>Varkaus: 육천 명</translation>
    </message>
    <message>
        <source>Hangö: another throw</source>
        <translation>Hangö: 한 번 더</translation>
    </message>
    <message>
        <source>Kymmene bridge: lost</source>
        <translation>Kymmene 다리: 상실</translation>
    </message>
    <message>
        <source>Mäntyharju: the move ends</source>
        <translation>Mäntyharju: 이동 끝</translation>
    </message>
    <message>
        <source>Tammerfors: reds near it fall</source>
        <translation>Tammerfors: 가까운 적군 전멸</translation>
    </message>
    <message>
        <source>Viborg: six thousand men</source>
        <translation>Viborg: 육천 명</translation>
    </message>
    <message>
        <source>no defender is left</source>
        <translation>수비군이 없음</translation>
    </message>
    <message>
        <source>the fort is taken</source>
        <translation>요새 함락</translation>
    </message>
    <message>
        <source>the defenders are shut in</source>
        <translation>수비군이 갇힘</translation>
    </message>
    <message>
        <source>too few besiegers are left</source>
        <translation>공성군이 너무 적음</translation>
    </message>
    <message>
        <source>the besiegers cannot move</source>
        <translation>공성군이 움직일 수 없음</translation>
    </message>
    <message>
        <source>too long without a capture</source>
        <translation>너무 오래 잡지 못함</translation>
    </message>
    <message>
        <source>neither side can move</source>
        <translation>양쪽 다 움직일 수 없음</translation>
    </message>
    <message>
        <source>a supply hex is taken</source>
        <translation>보급지 점령</translation>
    </message>
    <message>
        <source>no Japanese unit is left</source>
        <translation>일본 부대가 없음</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>시간 종료</translation>
    </message>
    <message>
        <source>no plate is left</source>
        <translation>말이 없음</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>게임이 끝남</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>지금은 안 됨</translation>
    </message>
    <message>
        <source>Not a place for the defenders</source>
        <translation>수비군 자리가 아님</translation>
    </message>
    <message>
        <source>This piece cannot be huffed</source>
        <translation>이 말은 벌칙 대상이 아님</translation>
    </message>
    <message>
        <source>Not your piece</source>
        <translation>내 말이 아님</translation>
    </message>
    <message>
        <source>No piece stands there</source>
        <translation>거기에 말이 없음</translation>
    </message>
    <message>
        <source>Besiegers do not capture</source>
        <translation>공성군은 잡지 못함</translation>
    </message>
    <message>
        <source>The place is taken</source>
        <translation>자리가 차 있음</translation>
    </message>
    <message>
        <source>No line leads there</source>
        <translation>이어진 선이 없음</translation>
    </message>
    <message>
        <source>No step backward</source>
        <translation>뒤로 갈 수 없음</translation>
    </message>
    <message>
        <source>Not along this line</source>
        <translation>이 선으로는 안 됨</translation>
    </message>
    <message>
        <source>Not away from the middle</source>
        <translation>가운데에서 멀어질 수 없음</translation>
    </message>
    <message>
        <source>A capture must be made</source>
        <translation>반드시 잡아야 함</translation>
    </message>
    <message>
        <source>Nothing to capture there</source>
        <translation>잡을 것이 없음</translation>
    </message>
    <message>
        <source>The capture must go on</source>
        <translation>계속 잡아야 함</translation>
    </message>
    <message>
        <source>Bombs and flag do not move</source>
        <translation>폭탄과 깃발은 움직이지 않음</translation>
    </message>
    <message>
        <source>Not in a straight line</source>
        <translation>직선이 아님</translation>
    </message>
    <message>
        <source>Not over a lake</source>
        <translation>호수는 건널 수 없음</translation>
    </message>
    <message>
        <source>Too far</source>
        <translation>너무 멂</translation>
    </message>
    <message>
        <source>Nobody jumps over a piece</source>
        <translation>말을 뛰어넘을 수 없음</translation>
    </message>
    <message>
        <source>Your own piece stands there</source>
        <translation>내 말이 있음</translation>
    </message>
    <message>
        <source>A scout attacks only beside it</source>
        <translation>정찰병은 옆에서만 공격</translation>
    </message>
    <message>
        <source>To and fro too often</source>
        <translation>왔다 갔다 너무 많음</translation>
    </message>
    <message>
        <source>Nobody to attack there</source>
        <translation>공격할 말이 없음</translation>
    </message>
    <message>
        <source>This is not its rank</source>
        <translation>계급이 다름</translation>
    </message>
    <message>
        <source>The ranks must be called</source>
        <translation>계급을 말해야 함</translation>
    </message>
    <message>
        <source>It cannot have this rank</source>
        <translation>이 계급일 수 없음</translation>
    </message>
    <message>
        <source>This army stands already</source>
        <translation>이미 배치됨</translation>
    </message>
    <message>
        <source>Outside of the army&apos;s rows</source>
        <translation>자기 줄 밖임</translation>
    </message>
    <message>
        <source>Too many or too few pieces</source>
        <translation>말이 너무 많거나 적음</translation>
    </message>
    <message>
        <source>Too many of a rank</source>
        <translation>한 계급이 너무 많음</translation>
    </message>
    <message>
        <source>A move is still possible</source>
        <translation>아직 둘 수 있음</translation>
    </message>
    <message>
        <source>Not exactly the five units</source>
        <translation>부대 다섯이 아님</translation>
    </message>
    <message>
        <source>Each unit needs 3 at least</source>
        <translation>부대마다 3 이상</translation>
    </message>
    <message>
        <source>The total is wrong</source>
        <translation>합계가 틀림</translation>
    </message>
    <message>
        <source>The unit is not on the map</source>
        <translation>지도에 없는 부대</translation>
    </message>
    <message>
        <source>Only the 3rd Army enters</source>
        <translation>제3군만 등장함</translation>
    </message>
    <message>
        <source>It is on the map already</source>
        <translation>이미 지도에 있음</translation>
    </message>
    <message>
        <source>It must enter now</source>
        <translation>지금 등장해야 함</translation>
    </message>
    <message>
        <source>Not this place yet</source>
        <translation>아직 그곳은 안 됨</translation>
    </message>
    <message>
        <source>The 3rd Army must be placed</source>
        <translation>제3군을 놓아야 함</translation>
    </message>
    <message>
        <source>An enemy next to it holds it</source>
        <translation>옆의 적에게 묶임</translation>
    </message>
    <message>
        <source>Only one hex from a mountain</source>
        <translation>산에서는 한 칸만</translation>
    </message>
    <message>
        <source>It had to stop before</source>
        <translation>앞에서 멈춰야 했음</translation>
    </message>
    <message>
        <source>No way off the map here</source>
        <translation>여기서 나갈 수 없음</translation>
    </message>
    <message>
        <source>Not next to it</source>
        <translation>옆이 아님</translation>
    </message>
    <message>
        <source>Only Russia may</source>
        <translation>러시아만 가능</translation>
    </message>
    <message>
        <source>It must attack</source>
        <translation>공격해야 함</translation>
    </message>
    <message>
        <source>Not an enemy</source>
        <translation>적이 아님</translation>
    </message>
    <message>
        <source>The call is too low</source>
        <translation>선언이 너무 낮음</translation>
    </message>
    <message>
        <source>The call is too high</source>
        <translation>선언이 너무 높음</translation>
    </message>
    <message>
        <source>The true strength must be called</source>
        <translation>실제 전력을 말해야 함</translation>
    </message>
    <message>
        <source>Next to an enemy</source>
        <translation>적 옆임</translation>
    </message>
    <message>
        <source>Not your plate</source>
        <translation>내 말이 아님</translation>
    </message>
    <message>
        <source>The plate is gone</source>
        <translation>말이 없음</translation>
    </message>
    <message>
        <source>The same plate must go on</source>
        <translation>같은 말이 가야 함</translation>
    </message>
    <message>
        <source>The throw does not lead there</source>
        <translation>주사위로 갈 수 없음</translation>
    </message>
    <message>
        <source>It is your own</source>
        <translation>내 것임</translation>
    </message>
    <message>
        <source>The target is gone</source>
        <translation>목표가 없음</translation>
    </message>
    <message>
        <source>Not next to the target</source>
        <translation>목표 옆이 아님</translation>
    </message>
    <message>
        <source>Filppula is safe from fire</source>
        <translation>Filppula는 사격에서 안전</translation>
    </message>
    <message>
        <source>Helsingfors&apos; walls protect it</source>
        <translation>Helsingfors 성벽이 지킴</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ArmiesStep</name>
    <message>
        <source>Start again</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Click his soldiers</source>
        <translation>그의 병사를 클릭</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>군대 이름</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>군대</translation>
    </message>
    <message>
        <source>Put some men of each army on the table.
Name the armies. Then click the coats of two or three men of the first, and of the second.
Without this the program tells the armies apart by itself and calls them by its own names.</source>
        <translation>각 군대의 병사를 몇 명씩 탁자에 놓으십시오.
군대 이름을 정하고, 첫째 군대와 둘째 군대 병사 두세 명의 외투를 클릭하십시오.
건너뛰면 프로그램이 스스로 군대를 구별하고 이름을 붙입니다.</translation>
    </message>
    <message>
        <source>Both armies are known.</source>
        <translation>두 군대를 모두 알고 있습니다.</translation>
    </message>
    <message>
        <source>Click at least one man of each army.</source>
        <translation>각 군대에서 적어도 한 명을 클릭하십시오.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ArmyForm</name>
    <message>
        <source>Your army</source>
        <translation>나의 군대</translation>
    </message>
    <message>
        <source>Choose a rank, then click the squares where it stands. Your own rows are below; a click takes a piece off again. Ranks left untold are asked for when the piece fights.</source>
        <translation>계급을 고르고 그 말이 선 칸을 누르세요. 내 줄이 아래쪽입니다. 다시 누르면 말이 빠집니다. 알려 주지 않은 계급은 싸울 때 묻습니다.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Leave the rest untold</source>
        <translation>나머지는 알리지 않음</translation>
    </message>
    <message>
        <source>The army stands</source>
        <translation>배치 끝</translation>
    </message>
    <message>
        <source>? untold</source>
        <translation>? 알리지 않음</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardCards</name>
    <message>
        <source>Rulings</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Rulings appear here after each move.</source>
        <translation>수를 둘 때마다 판정이 여기에 나옵니다.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPage</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 여는 중…</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>수를 입력</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>되돌리기 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>다시 하기 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Record (R)</source>
        <translation>녹화 (R)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>녹화</translation>
    </message>
    <message>
        <source>moving…</source>
        <translation>움직이는 중…</translation>
    </message>
    <message>
        <source>● rec %1</source>
        <translation>● 녹화 %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 차례</translation>
    </message>
    <message>
        <source>Turn the dial of %1 to %2.</source>
        <translation>%1의 눈금을 %2(으)로 돌리세요.</translation>
    </message>
    <message>
        <source>The last move threw dice or told a secret.</source>
        <translation>마지막 수에서 주사위를 던졌거나 비밀을 말했습니다.</translation>
    </message>
    <message>
        <source>Take it back all the same</source>
        <translation>그래도 무르기</translation>
    </message>
    <message>
        <source>Which was it?</source>
        <translation>어느 것이었습니까?</translation>
    </message>
    <message>
        <source>The capture may go on. Jump on, or let the other side move.</source>
        <translation>더 잡을 수 있습니다. 계속 뛰거나 상대가 두게 하세요.</translation>
    </message>
    <message>
        <source>It stops here</source>
        <translation>여기서 멈춤</translation>
    </message>
    <message>
        <source>Please look at %1: what stands there can&apos;t be seen well enough.</source>
        <translation>%1 지점을 보아 주세요. 무엇이 있는지 잘 보이지 않습니다.</translation>
    </message>
    <message>
        <source>No legal move does this. Look at %1.</source>
        <translation>이런 수는 없습니다. %1 지점을 보세요.</translation>
    </message>
    <message>
        <source>Put it back: %1.</source>
        <translation>되돌려 놓으세요: %1.</translation>
    </message>
    <message>
        <source>An attack: the ranks have to be called.</source>
        <translation>공격: 계급을 말해야 합니다.</translation>
    </message>
    <message>
        <source>%1 calls a rank</source>
        <translation>%1: 계급 말하기</translation>
    </message>
    <message>
        <source>%1 tells it in secret</source>
        <translation>%1: 몰래 알리기</translation>
    </message>
    <message>
        <source>Throw for us</source>
        <translation>대신 던지기</translation>
    </message>
    <message>
        <source>Set the practice board right</source>
        <translation>연습판 바로 놓기</translation>
    </message>
    <message>
        <source>This is no move: %1</source>
        <translation>수가 아닙니다: %1</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPanel</name>
    <message>
        <source>Attacker</source>
        <translation>공격</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>방어</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardPlayStep</name>
    <message>
        <source>Forty pieces a side</source>
        <translation>한 편에 말 마흔 개</translation>
    </message>
    <message>
        <source>Ten pieces a side: the duel</source>
        <translation>한 편에 말 열 개: 결투</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>군대</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Set the pieces up.
Move on the board: when the hand has left, the move is seen and ruled. What the camera can&apos;t see is asked for, secrets on a screen that is handed over.
On the practice board drag the pieces; drop what is taken beside the board.</source>
        <translation>말을 놓으세요.
판에서 두세요. 손이 떠나면 수를 보고 판정합니다. 카메라가 볼 수 없는 것은 묻고, 비밀은 화면을 넘겨 묻습니다.
연습판에서는 말을 끌어 옮기고, 잡은 말은 판 옆에 놓으세요.</translation>
    </message>
    <message>
        <source>The practice board: nothing is left to find out.</source>
        <translation>연습판: 더 알아낼 것이 없습니다.</translation>
    </message>
    <message>
        <source>No picture of the bare board: pieces are found less well.</source>
        <translation>빈 판의 사진이 없습니다. 말을 덜 잘 찾습니다.</translation>
    </message>
    <message>
        <source>Bare board: known. Place: from its markers.</source>
        <translation>빈 판: 알고 있음. 위치: 표식으로.</translation>
    </message>
    <message>
        <source>Bare board: known. Place: from the points clicked.</source>
        <translation>빈 판: 알고 있음. 위치: 누른 지점으로.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <translation>다시 보기 · %1</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>게임으로 돌아가기</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>No picture was kept of this moment.</source>
        <translation>이 순간의 사진이 없습니다.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardStep</name>
    <message>
        <source>The next click is on</source>
        <translation>다음에 누를 지점</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>The board is bare: take the picture</source>
        <translation>판이 비었음: 사진 찍기</translation>
    </message>
    <message>
        <source>Own board file…</source>
        <translation>나의 판 파일…</translation>
    </message>
    <message>
        <source>Save as a board file…</source>
        <translation>판 파일로 저장…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Lay the bare board flat under the camera, all of it in the picture.
A printed board is found by the markers at its corners. On any other board click four of its points by name, as far apart as you can; a few more where a map lies uneven.
Then take its picture, without pieces and hands.</source>
        <translation>빈 판을 카메라 아래 평평하게, 화면 안에 다 들어오게 놓으세요.
인쇄한 판은 모서리 표식으로 찾습니다. 다른 판이면 네 지점을 이름대로 되도록 멀리 떨어지게 누르고, 지도가 고르지 않으면 몇 군데 더 누르세요.
그런 다음 말과 손 없이 사진을 찍으세요.</translation>
    </message>
    <message>
        <source>Not found yet: %1</source>
        <translation>아직 찾지 못함: %1</translation>
    </message>
    <message>
        <source>Found: its points are marked. Take the picture of the bare board; without it pieces are found less well.</source>
        <translation>찾았습니다. 지점이 표시됩니다. 빈 판의 사진을 찍으세요. 없으면 말을 덜 잘 찾습니다.</translation>
    </message>
    <message>
        <source>Found, and its picture is taken. Take a new one if anything was moved.</source>
        <translation>찾았고 사진도 찍었습니다. 무언가 움직였으면 새로 찍으세요.</translation>
    </message>
    <message>
        <source>Clicked: %1 of 4 or more.</source>
        <translation>누름: 4개 이상 가운데 %1개.</translation>
    </message>
    <message>
        <source>There is no picture from the camera yet.</source>
        <translation>아직 카메라 화면이 없습니다.</translation>
    </message>
    <message>
        <source>Own board file</source>
        <translation>나의 판 파일</translation>
    </message>
    <message>
        <source>Board files (*.json)</source>
        <translation>판 파일 (*.json)</translation>
    </message>
    <message>
        <source>Save as a board file</source>
        <translation>판 파일로 저장</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BoardView</name>
    <message>
        <source>The board</source>
        <translation>판</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BodyPanel</name>
    <message numerus="yes">
        <source>%n men, %1</source>
        <comment>body of men and side</comment>
        <translation>
            <numerusform>병사 %n명, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>고립됨</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>고립되지 않음</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>In reach to support them: %1.</source>
        <translation>지원할 수 있는 거리에 있는 병사: %1.</translation>
    </message>
    <message>
        <source>Doubtful: look at the table.</source>
        <translation>의심스러움: 탁자를 확인하십시오.</translation>
    </message>
    <message>
        <source>They surrender</source>
        <translation>항복합니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CallForm</name>
    <message>
        <source>Your unit %1 attacks</source>
        <translation>나의 부대 %1 공격</translation>
    </message>
    <message>
        <source>Your unit %1 is attacked</source>
        <translation>나의 부대 %1 방어</translation>
    </message>
    <message>
        <source>Its true strength is %1. Call it, or less.</source>
        <translation>실제 전력은 %1입니다. 그대로 또는 낮게 말하세요.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CameraStep</name>
    <message>
        <source> (another program uses it)</source>
        <translation> (다른 프로그램이 사용 중)</translation>
    </message>
    <message>
        <source> (no permission)</source>
        <translation> (권한 없음)</translation>
    </message>
    <message>
        <source>Address of a phone&apos;s stream</source>
        <translation>휴대폰 스트림 주소</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>휴대폰</translation>
    </message>
    <message>
        <source>A film or picture…</source>
        <translation>영상 또는 사진…</translation>
    </message>
    <message>
        <source>Practice table</source>
        <translation>연습 탁자</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Put the camera on a tripod so that it sees the whole table, from above as steeply as you can.
Choose it here. A phone can be the camera: start a camera app that streams, and type its address.
Without a camera, play on the practice table.</source>
        <translation>카메라를 삼각대에 올려 탁자 전체가 보이게 하고, 되도록 가파르게 내려다보게 하십시오.
여기서 카메라를 고르십시오. 휴대폰도 쓸 수 있습니다: 스트리밍 앱을 켜고 주소를 입력하십시오.
카메라가 없으면 연습 탁자에서 플레이하십시오.</translation>
    </message>
    <message>
        <source>No camera chosen yet.</source>
        <translation>아직 카메라를 고르지 않았습니다.</translation>
    </message>
    <message>
        <source>A film, or pictures in order</source>
        <translation>영상, 또는 순서대로 된 사진</translation>
    </message>
    <message>
        <source>Films and pictures (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)</source>
        <translation>영상과 사진 (*.mp4 *.mkv *.avi *.mov *.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>It delivers %1×%2.</source>
        <translation>%1×%2 화면이 들어옵니다.</translation>
    </message>
    <message>
        <source>No camera is plugged in. As soon as one is, it appears here.</source>
        <translation>연결된 카메라가 없습니다. 연결하면 바로 여기에 나타납니다.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ChoicePanel</name>
    <message>
        <source>Choose men</source>
        <translation>병사 고르기</translation>
    </message>
    <message>
        <source>%1 chooses. Click a man on the table to change him.</source>
        <translation>%1 선택. 탁자의 병사를 클릭하면 바뀝니다.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>제안</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>%1: %2 of %3 fall</source>
        <translation>%1: 전사 %2/%3</translation>
    </message>
    <message>
        <source>, %1 of %2 are taken</source>
        <translation>, 포로 %1/%2</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::CorrectionPanel</name>
    <message>
        <source>infantry</source>
        <translation>보병</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>기병</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>대포</translation>
    </message>
    <message>
        <source>What stands here?</source>
        <translation>여기에 무엇이 있습니까?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>편</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>He is</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>서 있음</translation>
    </message>
    <message>
        <source>knocked over</source>
        <translation>쓰러짐</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>전사</translation>
    </message>
    <message>
        <source>a prisoner</source>
        <translation>포로</translation>
    </message>
    <message>
        <source>disarmed</source>
        <translation>무장 해제</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>전투 중</translation>
    </message>
    <message>
        <source>One shot less</source>
        <translation>한 발 적게</translation>
    </message>
    <message>
        <source>One shot more</source>
        <translation>한 발 많게</translation>
    </message>
    <message>
        <source>Shots this move</source>
        <translation>이번 이동의 발사 수</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>이것은</translation>
    </message>
    <message>
        <source>There is no such piece</source>
        <translation>그런 말은 없음</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::EmptyStep</name>
    <message>
        <source>The table is empty: take the picture</source>
        <translation>탁자가 비었음: 사진 찍기</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>빈 탁자</translation>
    </message>
    <message>
        <source>Take every piece and every hand off the table; hills, houses and trees stay.
Light it as you will play.
Then take the picture.</source>
        <translation>말과 손을 모두 탁자에서 치우십시오; 언덕, 집, 나무는 그대로 둡니다.
플레이할 때와 같은 조명을 켜십시오.
그런 다음 사진을 찍으십시오.</translation>
    </message>
    <message>
        <source>There is a picture from last time. Take a new one if anything was moved.</source>
        <translation>지난번 사진이 있습니다. 무언가 옮겨졌다면 새로 찍으십시오.</translation>
    </message>
    <message>
        <source>Not taken yet.</source>
        <translation>아직 찍지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no picture from the camera yet.</source>
        <translation>아직 카메라 화면이 없습니다.</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>찍었습니다.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::GameStep</name>
    <message>
        <source>Toy soldiers on a table, by H. G. Wells.</source>
        <translation>탁자 위의 장난감 병정, H. G. 웰스.</translation>
    </message>
    <message>
        <source>Twenty-four besiegers against two defenders.</source>
        <translation>공성군 스물넷 대 수비군 둘.</translation>
    </message>
    <message>
        <source>Two hidden armies hunt each other&apos;s flag.</source>
        <translation>숨은 두 군대가 서로의 깃발을 노립니다.</translation>
    </message>
    <message>
        <source>Ten armies with secret strengths, on hexes.</source>
        <translation>전력을 숨긴 열 개의 군, 육각 판.</translation>
    </message>
    <message>
        <source>Reds and whites on a map of towns, with a die.</source>
        <translation>도시 지도 위의 적군과 백군, 주사위 하나.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>What will you play?
The boards and pieces can be printed: littlewars targets says how. Your own board will do as well.</source>
        <translation>무엇을 하시겠습니까?
판과 말은 인쇄할 수 있습니다. littlewars targets가 알려 줍니다. 갖고 있는 판도 됩니다.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::HonestyPage</name>
    <message>
        <source>apply at once</source>
        <translation>즉시 적용</translation>
    </message>
    <message>
        <source>propose</source>
        <translation>제안</translation>
    </message>
    <message>
        <source>note only</source>
        <translation>기록만</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>How far a man moved</source>
        <translation>병사가 얼마나 이동했는가</translation>
    </message>
    <message>
        <source>the straight distance from where he stood</source>
        <translation>서 있던 곳에서의 직선 거리</translation>
    </message>
    <message>
        <source>who he is, when look-alikes changed places under a hand</source>
        <translation>손 아래에서 닮은 병사들이 자리를 바꾸었을 때 누구인지</translation>
    </message>
    <message>
        <source>the way he walked</source>
        <translation>걸어간 길</translation>
    </message>
    <message>
        <source>Moved or fired, not both</source>
        <translation>이동 또는 발사, 둘 다는 아님</translation>
    </message>
    <message>
        <source>that a gun moved</source>
        <translation>대포가 이동한 것</translation>
    </message>
    <message>
        <source>each shot</source>
        <translation>매 발사</translation>
    </message>
    <message>
        <source>Who is in contact</source>
        <translation>누가 접촉했는가</translation>
    </message>
    <message>
        <source>gaps between bases, with their ±</source>
        <translation>받침 사이 간격과 그 ±</translation>
    </message>
    <message>
        <source>gaps within two ± of the limit</source>
        <translation>한계에서 ± 두 배 안의 간격</translation>
    </message>
    <message>
        <source>bases hidden behind other pieces</source>
        <translation>다른 말 뒤에 가려진 받침</translation>
    </message>
    <message>
        <source>Who takes part, is isolated, falls, is taken</source>
        <translation>누가 참가, 고립, 전사, 포로인가</translation>
    </message>
    <message>
        <source>all of it, from the places of the men</source>
        <translation>모두, 병사들의 위치로부터</translation>
    </message>
    <message>
        <source>which men, where there is a choice</source>
        <translation>선택이 있을 때 어느 병사인지</translation>
    </message>
    <message>
        <source>Guards and prisoners</source>
        <translation>감시병과 포로</translation>
    </message>
    <message>
        <source>who is in reach of whom; who was taken, as long as he is in sight</source>
        <translation>누가 누구 가까이 있는지; 보이는 동안 누가 포로인지</translation>
    </message>
    <message>
        <source>prisoners from before the camera looked</source>
        <translation>카메라가 보기 전의 포로</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>항복</translation>
    </message>
    <message>
        <source>whether the body is isolated</source>
        <translation>무리가 고립되었는지</translation>
    </message>
    <message>
        <source>that they surrender</source>
        <translation>항복한다는 것</translation>
    </message>
    <message>
        <source>A gun&apos;s state and capture</source>
        <translation>대포의 상태와 노획</translation>
    </message>
    <message>
        <source>crew, enemies past the axle</source>
        <translation>포수, 차축을 넘은 적</translation>
    </message>
    <message>
        <source>guns whose trail is hidden</source>
        <translation>포미가 가려진 대포</translation>
    </message>
    <message>
        <source>Killed by a shot</source>
        <translation>포격에 의한 전사</translation>
    </message>
    <message>
        <source>figures lying after a shot</source>
        <translation>발사 뒤 쓰러진 말</translation>
    </message>
    <message>
        <source>men stood up again, or knocked over by a sleeve</source>
        <translation>다시 세운 병사, 소매에 쓰러진 병사</translation>
    </message>
    <message>
        <source>what knocked him over</source>
        <translation>무엇이 쓰러뜨렸는지</translation>
    </message>
    <message>
        <source>Cover, houses, woods</source>
        <translation>엄폐, 집, 숲</translation>
    </message>
    <message>
        <source>everything: the players judge it</source>
        <translation>모두: 플레이어가 판정</translation>
    </message>
    <message>
        <source>What the camera can judge</source>
        <translation>카메라가 판정할 수 있는 것</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The rules ask</source>
        <translation>규칙이 묻는 것</translation>
    </message>
    <message>
        <source>judges itself</source>
        <translation>스스로 판정</translation>
    </message>
    <message>
        <source>needs telling</source>
        <translation>알려 주어야 함</translation>
    </message>
    <message>
        <source>nobody can see</source>
        <translation>아무도 볼 수 없음</translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation>판정은</translation>
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
        <translation>스페이스</translation>
    </message>
    <message>
        <source>begin or end the move</source>
        <translation>이동 시작 또는 끝</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>stop or start the clock</source>
        <translation>시계 멈춤 또는 시작</translation>
    </message>
    <message>
        <source>map or picture</source>
        <translation>지도 또는 화면</translation>
    </message>
    <message>
        <source>what I see: how the camera reads the table</source>
        <translation>내가 보는 것: 카메라가 탁자를 읽는 방법</translation>
    </message>
    <message>
        <source>measure a distance</source>
        <translation>거리 재기</translation>
    </message>
    <message>
        <source>correct what the camera got wrong</source>
        <translation>카메라의 잘못 바로잡기</translation>
    </message>
    <message>
        <source>lasso a body of men: is it isolated?</source>
        <translation>병사 무리 두르기: 고립되었는가?</translation>
    </message>
    <message>
        <source>start or stop recording</source>
        <translation>녹화 시작 또는 멈춤</translation>
    </message>
    <message>
        <source>large type</source>
        <translation>큰 글자</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>zoom in, out, whole table</source>
        <translation>확대, 축소, 탁자 전체</translation>
    </message>
    <message>
        <source>put the tool away</source>
        <translation>도구 치우기</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>open a recording</source>
        <translation>녹화 열기</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::LaidRulers</name>
    <message>
        <source> in</source>
        <translation>인치</translation>
    </message>
    <message>
        <source>True length between the two rings</source>
        <translation>두 고리 사이의 실제 길이</translation>
    </message>
    <message>
        <source>The second place is square to the first</source>
        <translation>두 번째 자리가 첫 번째와 직각임</translation>
    </message>
    <message>
        <source>It lies here</source>
        <translation>여기에 놓였음</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>다시 시작</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::LensStep</name>
    <message>
        <source>Start again</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>렌즈</translation>
    </message>
    <message>
        <source>Print the lens board (littlewars targets board.pdf --what charuco) and glue it to something flat.
Hold it before the camera: near and far, tilted to all sides, into every corner of the picture.
Views are taken by themselves. Skip this for a usual camera: distances are then a little less sure.</source>
        <translation>렌즈 판을 인쇄해 (littlewars targets board.pdf --what charuco) 평평한 것에 붙이십시오.
카메라 앞에서 가까이와 멀리, 사방으로 기울여, 화면 구석구석까지 보이십시오.
장면은 저절로 찍힙니다. 보통 카메라라면 건너뛰십시오: 거리가 조금 덜 확실해집니다.</translation>
    </message>
    <message>
        <source>Known for this camera: good to %1 px.</source>
        <translation>이 카메라에 대해 알려짐: 오차 %1 px.</translation>
    </message>
    <message>
        <source>%1 of %2 views.</source>
        <translation>장면 %1/%2.</translation>
    </message>
    <message>
        <source>Working out the lens…</source>
        <translation>렌즈 계산 중…</translation>
    </message>
    <message>
        <source>Good to %1 px.</source>
        <translation>오차 %1 px.</translation>
    </message>
    <message>
        <source>Use these views</source>
        <translation>이 사진들을 사용</translation>
    </message>
    <message>
        <source>Hold the board still for a moment.</source>
        <translation>판을 잠시 움직이지 말고 드십시오.</translation>
    </message>
    <message>
        <source>Too blurred: more light, and autofocus off.</source>
        <translation>너무 흐립니다: 더 밝게 하고 자동 초점을 끄십시오.</translation>
    </message>
    <message>
        <source>Tilt the board: left, right, to you and away.</source>
        <translation>판을 기울이십시오: 왼쪽, 오른쪽, 앞뒤로.</translation>
    </message>
    <message>
        <source>Nearer: the board should fill half the picture.</source>
        <translation>더 가까이: 판이 화면의 절반을 채워야 합니다.</translation>
    </message>
    <message>
        <source>To the rim: bring it where no cell is green yet.</source>
        <translation>가장자리로: 아직 초록이 아닌 칸으로 옮기십시오.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::MatchWindow</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 여는 중…</translation>
    </message>
    <message>
        <source>RULINGS</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Begin or end the move</source>
        <translation>이동 시작 또는 끝</translation>
    </message>
    <message>
        <source>Stop or start the clock</source>
        <translation>시계 멈춤 또는 시작</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>지도</translation>
    </message>
    <message>
        <source>What I see</source>
        <translation>내가 보는 것</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>재기</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>바로잡기</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>올가미</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>녹화</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>큰 글자</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>밝은 색</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>움직임 줄이기</translation>
    </message>
    <message>
        <source>Speak rulings</source>
        <translation>판정 읽어 주기</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>확대</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>축소</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>탁자 전체</translation>
    </message>
    <message>
        <source>Put the tool away</source>
        <translation>도구 치우기</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>What the camera can judge…</source>
        <translation>카메라가 판정할 수 있는 것…</translation>
    </message>
    <message>
        <source>Second screen…</source>
        <translation>둘째 화면…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>설정…</translation>
    </message>
    <message>
        <source>Table again…</source>
        <translation>탁자 다시…</translation>
    </message>
    <message>
        <source>Armies again…</source>
        <translation>군대 다시…</translation>
    </message>
    <message>
        <source>Check with a ruler…</source>
        <translation>자로 확인…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>녹화됨: %1</translation>
    </message>
    <message>
        <source>This needs the table to be calibrated: menu, Table again.</source>
        <translation>탁자를 먼저 보정해야 합니다: 메뉴, 탁자 다시.</translation>
    </message>
    <message>
        <source>%1 ± %2 in · %3 mm</source>
        <translation>%1 ± %2인치 · %3 mm</translation>
    </message>
    <message>
        <source>Drag from the edge of one base to the edge of the other.</source>
        <translation>한 받침의 가장자리에서 다른 받침의 가장자리로 끄십시오.</translation>
    </message>
    <message>
        <source>No fighting men inside the line.</source>
        <translation>선 안에 전투 중인 병사가 없습니다.</translation>
    </message>
    <message>
        <source>Fallen to the guns: %1.</source>
        <translation>대포에 쓰러짐: %1.</translation>
    </message>
    <message>
        <source>Fallen: %1. If it was a shot, click the gun and count it.</source>
        <translation>쓰러짐: %1. 포격이었다면 대포를 눌러 한 발을 세세요.</translation>
    </message>
    <message>
        <source>Open a recording…</source>
        <translation>녹화 열기…</translation>
    </message>
    <message>
        <source>Practice: a lamp is switched on</source>
        <translation>연습: 전등 켜기</translation>
    </message>
    <message>
        <source>Practice: knock against the tripod</source>
        <translation>연습: 삼각대를 건드리기</translation>
    </message>
    <message>
        <source>Practice: an arm over the table</source>
        <translation>연습: 테이블 위의 팔</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>녹화 열기</translation>
    </message>
    <message>
        <source>Recorded matches (*.lws)</source>
        <translation>녹화된 경기 (*.lws)</translation>
    </message>
    <message>
        <source>Another game…</source>
        <translation>다른 게임…</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>새 경기</translation>
    </message>
    <message>
        <source>Find the table</source>
        <translation>탁자 찾기</translation>
    </message>
    <message>
        <source>It is put back</source>
        <translation>되돌려 놓았음</translation>
    </message>
    <message>
        <source>Camera or table were moved (by %1 pixels). Put it back, or find the table again. Nothing is ruled until then; the match is kept.</source>
        <translation>카메라나 탁자가 움직였습니다(%1픽셀). 되돌려 놓거나 탁자를 다시 찾으세요. 그때까지는 판정하지 않으며, 경기는 그대로 남아 있습니다.</translation>
    </message>
    <message>
        <source>The table is not recognised: is the camera covered, turned away or in the dark? Nothing is ruled until it is seen again.</source>
        <translation>탁자를 알아볼 수 없습니다. 카메라가 가려졌거나 돌아갔거나 어둡지 않나요? 다시 보일 때까지 판정하지 않습니다.</translation>
    </message>
    <message>
        <source>The camera was moved by %1 pixels: allowed for.</source>
        <translation>카메라가 %1픽셀 움직였습니다. 감안했습니다.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::MoveBar</name>
    <message>
        <source>Before the battle</source>
        <translation>전투 전</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 시작</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 이동 중</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>보는 중…</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>다음: %1</translation>
    </message>
    <message>
        <source>End move</source>
        <translation>이동 끝</translation>
    </message>
    <message>
        <source>Begin move</source>
        <translation>이동 시작</translation>
    </message>
    <message>
        <source>the begin of the move</source>
        <translation>이동 시작</translation>
    </message>
    <message>
        <source>the end of the move</source>
        <translation>이동 끝</translation>
    </message>
    <message>
        <source>the correction</source>
        <translation>바로잡기</translation>
    </message>
    <message>
        <source>the choice of men</source>
        <translation>병사 선택</translation>
    </message>
    <message>
        <source>the last action</source>
        <translation>마지막 동작</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>Stop or start the clock (P)</source>
        <translation>시계 멈춤 또는 시작 (P)</translation>
    </message>
    <message>
        <source>Stop or start the clock</source>
        <translation>시계 멈춤 또는 시작</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>재기</translation>
    </message>
    <message>
        <source>Drag from one place to another (D)</source>
        <translation>한 곳에서 다른 곳으로 끄십시오 (D)</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>바로잡기</translation>
    </message>
    <message>
        <source>Click a piece, drag its foot, or click where one is missing (C)</source>
        <translation>말을 클릭하거나 발을 끌거나, 빠진 곳을 클릭하십시오 (C)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>올가미</translation>
    </message>
    <message>
        <source>Draw a line round a body of men: is it isolated? (I)</source>
        <translation>병사 무리에 선을 두르십시오: 고립되었는가? (I)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>취소할 것 없음</translation>
    </message>
    <message>
        <source>Undo %1 (Ctrl+Z)</source>
        <translation>실행 취소: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>다시 실행할 것 없음</translation>
    </message>
    <message>
        <source>Redo %1 (Ctrl+Shift+Z)</source>
        <translation>다시 실행: %1 (Ctrl+Shift+Z)</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::PlayStep</name>
    <message>
        <source>The short rules</source>
        <translation>짧은 규칙</translation>
    </message>
    <message>
        <source>The book of 1913</source>
        <translation>1913년 책</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>플레이</translation>
    </message>
    <message>
        <source>Set up both armies.
Whoever begins presses Begin move (Space), moves, and presses it again when done.
Every step can be done again from the menu.</source>
        <translation>두 군대를 배치하십시오.
시작하는 쪽이 이동 시작(스페이스)을 누르고, 움직이고, 끝나면 다시 누릅니다.
모든 단계는 메뉴에서 다시 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Table: good to ±%1 mm.</source>
        <translation>탁자: 오차 ±%1 mm.</translation>
    </message>
    <message>
        <source>No table: pieces are shown, nothing is measured or ruled.</source>
        <translation>탁자 없음: 말은 보이지만 재거나 판정하지 않습니다.</translation>
    </message>
    <message>
        <source>No picture of the empty table: pieces are found less well.</source>
        <translation>빈 탁자 사진 없음: 말을 덜 잘 찾습니다.</translation>
    </message>
    <message>
        <source>Empty table: known.</source>
        <translation>빈 탁자: 알려짐.</translation>
    </message>
    <message>
        <source>Armies: known.</source>
        <translation>군대: 알려짐.</translation>
    </message>
    <message>
        <source>Armies: told apart by the program.</source>
        <translation>군대: 프로그램이 구별합니다.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RankForm</name>
    <message>
        <source>Which rank is your piece on %1?</source>
        <translation>%1의 말은 어느 계급입니까?</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayBar</name>
    <message>
        <source>The ruling before</source>
        <translation>이전 판정</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>One change back</source>
        <translation>한 변화 뒤로</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>재생 또는 정지</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>One change on</source>
        <translation>한 변화 앞으로</translation>
    </message>
    <message>
        <source>The next ruling</source>
        <translation>다음 판정</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <translation>다시 보기 · %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>지도</translation>
    </message>
    <message>
        <source>Picture or map (M)</source>
        <translation>사진 또는 지도 (M)</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>경기로 돌아가기</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>만약에…</translation>
    </message>
    <message>
        <source>Judge the match by other rules</source>
        <translation>다른 규칙으로 경기를 판정하기</translation>
    </message>
    <message>
        <source>No picture was kept of this moment: M shows the map.</source>
        <translation>이 순간의 사진이 없습니다: M을 누르면 지도가 나옵니다.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::ReplayTimeline</name>
    <message>
        <source>Move %1: %2 begins</source>
        <translation>%1수: %2 시작</translation>
    </message>
    <message>
        <source>Move %1: %2 ends it</source>
        <translation>%1수: %2 종료</translation>
    </message>
    <message>
        <source>Move %1: the ruling on %2</source>
        <translation>%1수: %2에 대한 판정</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>시간 줄</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RollPanel</name>
    <message>
        <source>Roll</source>
        <translation>병력</translation>
    </message>
    <message>
        <source>Foot + horse</source>
        <translation>보병 + 기병</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>대포</translation>
    </message>
    <message>
        <source>Prisoners held</source>
        <translation>잡은 포로</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>전사</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulerStep</name>
    <message>
        <source> in</source>
        <translation>인치</translation>
    </message>
    <message>
        <source>True length between the two rings</source>
        <translation>두 고리 사이의 실제 길이</translation>
    </message>
    <message>
        <source>Check with a ruler</source>
        <translation>자로 확인</translation>
    </message>
    <message>
        <source>Lay a ruler on the table.
Drag one ring to each end of its scale, and say how long it is.
Then lay it somewhere else, across the first place, and drag again.</source>
        <translation>탁자에 자를 놓으십시오.
눈금의 양 끝으로 고리를 하나씩 끌고 길이를 입력하십시오.
그런 다음 다른 곳에 가로질러 놓고 다시 끄십시오.</translation>
    </message>
    <message>
        <source>The table is not calibrated: nothing can be checked.</source>
        <translation>탁자가 보정되지 않아 확인할 수 없습니다.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>아직 확인하지 않았습니다.</translation>
    </message>
    <message>
        <source>Measured %1 ± %2 mm, true %3 mm.</source>
        <translation>측정 %1 ± %2 mm, 실제 %3 mm.</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>일치합니다.</translation>
    </message>
    <message>
        <source>They don&apos;t agree: check the table&apos;s size, its corners and the rings.</source>
        <translation>일치하지 않습니다: 탁자 크기, 모서리, 고리를 확인하십시오.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulingCard</name>
    <message>
        <source>Doubtful: look at the table.</source>
        <translation>의심스러움: 탁자를 확인하십시오.</translation>
    </message>
    <message>
        <source>Picture of the place</source>
        <translation>그곳의 사진</translation>
    </message>
    <message>
        <source>▸ why</source>
        <translation>▸ 이유</translation>
    </message>
    <message>
        <source>▾ why</source>
        <translation>▾ 이유</translation>
    </message>
    <message>
        <source>▸ choose men</source>
        <translation>▸ 병사 고르기</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>No</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>재기</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::RulingsPanel</name>
    <message>
        <source>Rulings</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Rulings appear here at the end of each move.</source>
        <translation>판정은 이동이 끝날 때마다 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Accept this ruling</source>
        <translation>이 판정 받아들이기</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SecondScreenPage</name>
    <message>
        <source>Second screen</source>
        <translation>둘째 화면</translation>
    </message>
    <message>
        <source>Map, rulings and clock on a phone, to look at only. Whoever has the address can look.</source>
        <translation>휴대폰에서 지도, 판정, 시계를 볼 수만 있습니다. 주소를 아는 사람은 누구나 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>On, for this network</source>
        <translation>켬, 이 네트워크</translation>
    </message>
    <message>
        <source>On, for this computer</source>
        <translation>켬, 이 컴퓨터</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>It is off.</source>
        <translation>꺼져 있습니다.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SecretPage</name>
    <message>
        <source>Turn the screen to this player. Nobody else looks.</source>
        <translation>화면을 이 사람에게 돌리세요. 다른 사람은 보지 않습니다.</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>판으로 돌아가기</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>다시 가리기</translation>
    </message>
    <message>
        <source>For %1 alone</source>
        <translation>%1만 보세요</translation>
    </message>
    <message>
        <source>I am %1: show it</source>
        <translation>나는 %1: 보여 주기</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SetUp</name>
    <message>
        <source>demonstration battle</source>
        <translation>시범 전투</translation>
    </message>
    <message>
        <source>The match of %1 was not brought to its end (rulings: %2, minutes: %3).</source>
        <translation>%1 경기가 끝나지 않았습니다 (판정: %2, 분: %3).</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::SetupWizard</name>
    <message>
        <source>littlewars · set up</source>
        <translation>littlewars · 설정</translation>
    </message>
    <message>
        <source>Choose a camera.</source>
        <translation>카메라를 고르십시오.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>플레이</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 여는 중…</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::StatusStrip</name>
    <message>
        <source>○ The film is over</source>
        <translation>○ 영상이 끝났습니다</translation>
    </message>
    <message>
        <source>● film</source>
        <translation>● 영상</translation>
    </message>
    <message>
        <source>◐ No new picture for %1 s. Waiting for the camera. The match goes on.</source>
        <translation>◐ %1초 동안 새 화면이 없습니다. 카메라를 기다립니다. 게임은 계속됩니다.</translation>
    </message>
    <message>
        <source>○ Camera stopped %1 s ago. Waiting for it. The match goes on.</source>
        <translation>○ 카메라가 %1초 전에 멈추었습니다. 기다립니다. 게임은 계속됩니다.</translation>
    </message>
    <message>
        <source>● The camera is back</source>
        <translation>● 카메라가 돌아왔습니다</translation>
    </message>
    <message>
        <source>● live %1/s</source>
        <translation>● 실시간 %1/초</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>메뉴 (F10)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>단축키 (?)</translation>
    </message>
    <message>
        <source>table ±%1 mm</source>
        <translation>탁자 ±%1 mm</translation>
    </message>
    <message>
        <source>no table: nothing is measured</source>
        <translation>탁자 없음: 재지 않습니다</translation>
    </message>
    <message>
        <source>● rec %1</source>
        <translation>● 녹화 %1</translation>
    </message>
    <message>
        <source>table exactly known</source>
        <translation>테이블 정확히 앎</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::StrengthForm</name>
    <message>
        <source>Your strengths</source>
        <translation>나의 전력</translation>
    </message>
    <message>
        <source>Share out %1 among your five units, 3 or more to each.</source>
        <translation>%1을(를) 다섯 부대에 3 이상씩 나누세요.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Still to share out: %1</source>
        <translation>남은 전력: %1</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TableStep</name>
    <message>
        <source> in</source>
        <translation>인치</translation>
    </message>
    <message>
        <source>Good to ±%1 mm near, ±%2 mm far.</source>
        <translation>오차: 가까이 ±%1 mm, 멀리 ±%2 mm.</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>탁자 너비</translation>
    </message>
    <message>
        <source>Depth, away from the camera</source>
        <translation>깊이 (카메라에서 멀어지는 쪽)</translation>
    </message>
    <message>
        <source>Markers&apos; places (markers.json)…</source>
        <translation>표지 위치 (markers.json)…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>탁자</translation>
    </message>
    <message>
        <source>Known for this camera: good to ±%1 mm.</source>
        <translation>이 카메라에 대해 알려짐: 오차 ±%1 mm.</translation>
    </message>
    <message>
        <source>Where the markers lie</source>
        <translation>표지가 놓인 곳</translation>
    </message>
    <message>
        <source>Markers (*.json)</source>
        <translation>표지 (*.json)</translation>
    </message>
    <message>
        <source>What the table is found by</source>
        <translation>탁자를 찾는 방법</translation>
    </message>
    <message>
        <source>By its four corners</source>
        <translation>네 모서리로</translation>
    </message>
    <message>
        <source>By printed markers</source>
        <translation>인쇄한 표식으로</translation>
    </message>
    <message>
        <source>By a ruler, laid down twice or more</source>
        <translation>자를 두 번 이상 놓아서</translation>
    </message>
    <message>
        <source>Give the size of the table, or of any rectangle on it that you play in.</source>
        <translation>탁자의 크기, 또는 그 위에서 놀이하는 직사각형의 크기를 넣으세요.</translation>
    </message>
    <message>
        <source>Lay printed markers on it, and open the file that says where they lie: they are then found by themselves. Three in the picture are enough.</source>
        <translation>인쇄한 표식을 그 위에 놓고, 어디 놓였는지 적힌 파일을 여세요. 그러면 저절로 찾아집니다. 화면에 셋이면 충분합니다.</translation>
    </message>
    <message>
        <source>Lay a ruler along the near edge, its zero in the near left corner. Drag one ring to each end of its scale, and press the button.
Then lay it along the left edge, and once more across the middle: each place makes it surer.</source>
        <translation>자를 앞 가장자리에 놓고 0을 앞 왼쪽 모서리에 맞추세요. 고리를 눈금의 양 끝으로 끌어 놓고 단추를 누르세요.
그다음 왼쪽 가장자리에, 그리고 한 번 더 가운데에 비스듬히 놓으세요. 놓을 때마다 더 정확해집니다.</translation>
    </message>
    <message>
        <source>Drag the four rings to its corners: near left, near right, far right, far left as the camera sees them. Arrow keys move the last one.</source>
        <translation>고리 네 개를 모서리로 끌어 놓으세요. 카메라에서 보아 앞 왼쪽, 앞 오른쪽, 뒤 오른쪽, 뒤 왼쪽입니다. 화살표 키로 마지막 고리를 옮깁니다.</translation>
    </message>
    <message>
        <source>The ruler was not laid down yet.</source>
        <translation>아직 자를 놓지 않았습니다.</translation>
    </message>
    <message>
        <source>One place is known. Lay the ruler down a second time, across the first.</source>
        <translation>한 곳을 알았습니다. 자를 두 번째로, 첫 번째와 엇갈리게 놓으세요.</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TableView</name>
    <message>
        <source>The table</source>
        <translation>탁자</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::TimeBar</name>
    <message>
        <source>Time left</source>
        <translation>남은 시간</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::WhatIfPanel</name>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>경기한 그대로</translation>
    </message>
    <message>
        <source>The short rules</source>
        <translation>짧은 규칙</translation>
    </message>
    <message>
        <source>The book of 1913</source>
        <translation>1913년 책</translation>
    </message>
    <message>
        <source>Contact, inches</source>
        <translation>접촉, 인치</translation>
    </message>
    <message>
        <source>Melee reach, inches</source>
        <translation>백병전 거리, 인치</translation>
    </message>
    <message>
        <source>Foot move, inches</source>
        <translation>보병 이동, 인치</translation>
    </message>
    <message>
        <source>Rulings that differ</source>
        <translation>달라지는 판정</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <translation>%1수 · %2</translation>
    </message>
    <message>
        <source>was:</source>
        <translation>그때:</translation>
    </message>
    <message>
        <source>now:</source>
        <translation>지금:</translation>
    </message>
    <message>
        <source>Choose other rules or numbers: every ruling is made again.</source>
        <translation>다른 규칙이나 수를 고르면 모든 판정을 다시 합니다.</translation>
    </message>
    <message>
        <source>Judging %1 of %2…</source>
        <translation>판정 %1 / %2…</translation>
    </message>
    <message>
        <source>All %1 rulings stay the same.</source>
        <translation>판정 %1개가 모두 그대로입니다.</translation>
    </message>
    <message>
        <source>%1 of %2 rulings differ:</source>
        <translation>판정 %2개 중 %1개가 다릅니다:</translation>
    </message>
</context>
<context>
    <name>littlewars::ui::WizardPicture</name>
    <message>
        <source>Live picture</source>
        <translation>실시간 화면</translation>
    </message>
</context>
</TS>
