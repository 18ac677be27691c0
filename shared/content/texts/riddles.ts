import { text } from "./race-text.ts";

export const RIDDLES = [
  text(
    94,
    "At your feet",
    "I am long at the start of the day, short at noon and long once more at tea time. I run in front of you and then I trail you home. I cannot be cut, lifted or lost, but if the light goes out, so do I. I am the shade at your feet.",
  ),
  text(
    95,
    "The one who answers",
    "Shout at me and I shout back, but I never speak first. I live in valleys, in tunnels and in empty gyms. I know every language and have not learned a single word. Who am I? Ask the mountain: it will tell you echo, echo, echo.",
  ),
  text(
    96,
    "Twenty-six letters",
    'Riddle: I have 26 letters but never post one; a Shift, but no job; an Escape, yet nobody runs. My longest bar serves nothing to drink. You\'re touching me right now... "A keyboard!" Correct, and your fingers knew it before you did.',
  ),
  text(
    97,
    "Ribs and no heart",
    "My best days are the worst days of the year. I have ribs but no heart, and one leg that you hold in your hand. On a fine day I lean in the hall and am left on the train. Do not open me in bed. I am an umbrella.",
  ),
  text(
    98,
    "Twins",
    "Two of us go into the machine and only one comes out. We are twins, yet nobody knows which is left and which is right. We spend the day in the dark and the night on the floor. Have you guessed? We are a pair of socks.",
  ),
  text(
    99,
    "First to leave",
    "First I come and make you howl, then I stand in line and help you eat. One fine day I start to rock like a boat. You hide me in your bed, and a big one takes my place and has to last. I am a milk tooth.",
  ),
  text(
    100,
    "Aunt Rosa's trick",
    "Take my age, says Aunt Rosa: double it, add 10, halve it, and subtract 5. You'll get my age again! Zoe, 9, tries it with her own: 18, 28, 14... 9. She tries 40, then 7, then 112. Why does it always work? Because each step quietly undoes another.",
  ),
  text(
    101,
    "Plate and slice",
    "Sometimes I am a plate, sometimes a slice, and sometimes I am not there at all. I pull the sea up the beach, but I have no hands. I follow your car and never get tired. Look up tonight and you may find me: the Moon.",
  ),
  text(
    102,
    "Three forms",
    "I can run, although I've no legs; I can fall, yet I never trip. Heat me to 100 degrees and I vanish; cool me below 0 and you may skate on me. Three forms, one name... What am I? Turn the tap, fill a glass, and say hello: water!",
  ),
  text(
    103,
    "Thin skin",
    "Blow, and I am born. I am round and thin, and I hold the whole street upside down on my skin. I drift over the fence, and if you try to catch me, all that is left is a drop of soap. Who am I? I am a bubble.",
  ),
  text(
    104,
    "A little less each day",
    "Every day at school I lose a little weight. I can draw a horse, add up a bill, and take it all back with my other end. When I break I spin around in a small dark cave and come out sharper than before. I am a pencil.",
  ),
  text(
    105,
    "Nothing much",
    "Add me, and nothing changes; multiply by me, and everything disappears. Alone I'm worth nothing, yet six of me behind a 1 make a million. I'm round, I'm hollow, and the Romans had no numeral for me. Who am I? I'm zero!",
  ),
] as const;
