<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>%n more than their guards can hold.</source>
        <comment>prisoners</comment>
        <translation>
            <numerusform>%n more than their guards can hold.</numerusform>
            <numerusform>%n more than their guards can hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is supported by %n.</source>
        <comment>men</comment>
        <translation>
            <numerusform>%1 is supported by %n man.</numerusform>
            <numerusform>%1 is supported by %n men.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlewars::ui::BodyPanel</name>
    <message numerus="yes">
        <source>%n men, %1</source>
        <comment>body of men and side</comment>
        <translation>
            <numerusform>%n man, %1</numerusform>
            <numerusform>%n men, %1</numerusform>
        </translation>
    </message>
</context>
</TS>
