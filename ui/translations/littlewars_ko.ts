<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
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
        <source>Look again</source>
        <translation>다시 찾기</translation>
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
        <source>No camera is plugged in.</source>
        <translation>연결된 카메라가 없습니다.</translation>
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
        <source>Camera or table were moved since last time: menu, Table again.</source>
        <translation>지난번 이후 카메라나 탁자가 움직였습니다: 메뉴, 탁자 다시.</translation>
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
    <name>littlewars::ui::ResumeBar</name>
    <message>
        <source>Go on with it</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>새 경기</translation>
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
