/** E-mail addresses past a filter, one a line. All are made up. */
export const EMAIL_SPELLINGS: readonly string[] = `
ada@example punto com
ada@example dott com
ada@example d.o.t com
adaAtGmailDotCom
ada@example..com
ada at gmail
ada dot l at gmail
adaracer7@proton
adaracer7@live
ada 'at' example 'dot' com
wumpusking at gmail
wumpusking@gmail
wumpusking gmail
wumpusking at gmail dot com
my email is wumpusking at hotmail
wumpusking@proton.me
wumpusking (at) proton (dot) me
wumpusking [at] web [punkt] de
wumpusking@web.de
wumpusking@gmx.net
wumpusking arroba gmail punto com
wumpusking@mail,ru
WumpusAtGmailDotCom
w u m p u s @ g m a i l . c o m
`
  .trim()
  .split("\n");

/** Web addresses, servers and invites past a filter, one a line. All are made up. */
export const URL_SPELLINGS: readonly string[] = `
exampledotcom
ExampleDotCom
e.x.a.m.p.l.e.c.o.m
e*x*a*m*p*l*e*.*c*o*m
e  x  a  m  p  l  e  .  c  o  m
adaracer.me
adaracer.ai
adaracer.xn--p1ai
discord,gg/abc
example_com
w.u.m.p.u.s.k.i.n.g.c.o.m
visit wumpusking.com
visit wumpusking.me
wumpusking.gg
wumpusking.cc
wumpusking.to
wumpusking.fun
wumpusking.games
wumpusking.store
wumpusking.online
wumpusking dot com
wumpusking dot net
wumpusking dot gg
wumpusking (dot) io
wumpusking d0t com
wumpusking punkt de
wumpusking point com
wumpusking punto com
wumpuskingdotcom
WumpusKingDotCom
wumpusking_dot_com
wumpusking-dot-com
wumpusking .com
wumpusking . com
wumpusking, com
www.wumpusking.de
www wumpusking de
www-wumpusking-de
https://wumpusking.de
wumpusking.de/abc
discord.gg/wumpus
discord gg/wumpus
.gg/wumpus
t.me/wumpusking
t dot me slash wumpusking
bit.ly/3abcd
tinyurl.com/abc
tinyurl/wumpus
youtu.be/abcdef
123.45.67.89:25565
join 123.45.67.89
play.wumpusking.net
wumpusking.рф
email: wumpus77 yahoo com
wumpus77 outlook com
wumpusking dotcom
wumpusking . c o m
wumpusking.c o m
wumpusking.click
wumpusking.win
wumpusking.web.app
us04web.zoom.us
t.me/+AbCdEf
`
  .trim()
  .split("\n");
