/** Telephone numbers past a filter, one a line: other signs, words between the digits, digits in words. All are made up. */
export const PHONE_SPELLINGS: readonly string[] = `
+33 6 12 34 56 78
+49 151 23456789
+1 415 555 2671
+44 7911 123456
+34 612 345 678
+39 320 123 4567
+31 6 12345678
+48 512 345 678
+7 912 345 67 89
+90 532 123 45 67
+84 90 123 45 67
+91 98765 43210
+81 90-1234-5678
+86 138 0013 8000
+55 11 91234-5678
07911 123456
07911123456
0151 23456789
0151/23456789
0151-2345 6789
06 98 76 54 32
06.98.76.54.32
0698765432
0 6 9 8 7 6 5 4 3 2
(415) 555-2671
415-555-2671
415.555.2671
415 555 2671
4155552671
415/555/2671
415_555_2671
415,555,2671
415+555+2671
415*555*2671
415♥555♥2671
415 then 555 then 2671
415 and 555 and 2671
415 dash 555 dash 2671
415 --- 555 --- 2671
415.....555.....2671
415     555     2671
call 5552671
text me 5552671
txt me at 555 2671
my number is 5552671
my phone is 555 26 71
tel. 5552671
ruf mich an 5552671
Handy: 01512345678
meine Nummer ist 5552671
mon numero est 0698765432
mi numero es 612345678
llamame 612345678
612345678
zero six nine eight seven six five four three two
four one five five five five two six seven one
four-one-five five-five-five two-six-seven-one
null sechs neun acht sieben sechs fünf vier drei zwei
nul zes negen acht zeven zes vijf vier drie twee
zero sei nove otto sette sei cinque quattro tre due
zero seis nove oito sete seis cinco quatro tres dois
zéro six neuf huit sept six cinq quatre trois deux
cero seis nueve ocho siete seis cinco cuatro tres dos
четыре один пять пять пять пять два шесть семь один
四一五五五五二六七一
四一五 五五五 二六七一
4️⃣1️⃣5️⃣5️⃣5️⃣5️⃣2️⃣6️⃣7️⃣1️⃣
4I5 555 267I
4l5-555-267l
O6 98 76 54 32
o698765432
zero 6 98 76 54 32
0six98seven6five4three2
fouronefivefivefivefivetwosixsevenone
four one five double five five two six seven one
four one five treble five two six seven one
niner one five five five five two six seven one
(0)(6)(9)(8)(7)(6)(5)(4)(3)(2)
0-6-9-8-7-6-5-4-3-2
0★6★9★8★7★6★5★4★3★2
0, 6, 9, 8, 7, 6, 5, 4, 3, 2
0698.76.54.32
00 33 6 98 76 54 32
0033698765432
tel:+33698765432
☎ 415 2671
📞 4152671
cell 4152671
phone 415-2671
415-2671
my cell: 415 2671
my digits 4155552671
1 (415) 555-2671
1-415-555-2671
+1(415)5552671
ph: 9876 5432
9876543210
98765 43210
13800138000
138 0013 8000
090-1234-5678
09012345678
010-1234-5678
8 (912) 345-67-89
89123456789
eight nine one two three four five six seven eight nine
five fifty five twenty six seventy one fifty nine
555+010+1234
0+7+7+0+0+9+0+0+1+2+3
0♥7♥7♥0♥0♥9♥0♥0♥1♥2♥3
555 then 010 then 1234
555 --- 010 --- 1234
555.....010.....1234
555->010->1234
text me 5550123
call 5550123
my number is 12345678
☎ 5550123
Handy 12345678
null eins fünf eins zwölf vierunddreißig sechsundfünfzig
six hundred twelve three forty-five six seventy-eight
O77OO9OO123
S55 OIO I234
Ⅴ Ⅴ Ⅴ 0 Ⅰ 0 Ⅰ Ⅱ Ⅲ Ⅳ
㊄㊄㊄〇㊀〇㊀㊁㊂㊃
一三八零零一三八零零零
f1ve f1ve f1ve zero one zero one two three four
5ive 5ive 5ive 0 1 0 1 two three 4our
quadruple five one two three four five six
555-oh-one-oh-1234
8 912 345 67 89
звони 8 912 345 67 89
mit nummer er 20123456
`
  .trim()
  .split("\n");
