import { text } from "./race-text.ts";

export const KINDNESS = [
  text(
    126,
    "Two halves",
    "He broke his roll in two and gave me the big half. I said that the small one was fine. He told me that he had had a lot to eat at home. I did not quite think so, and so the next day I had two rolls in my bag, just in case.",
  ),
  text(
    127,
    "The red bench",
    "There stands a red bench in our playground. If you sit on it, that means you would like somebody to play with, and in all these years nobody has sat there longer than a minute. It is the least used bench in town, and the best.",
  ),
  text(
    128,
    "Fence post",
    '"FOUND: one glove, left, blue, size 5," said the note on the fence. Underneath, in other ink: "That\'s mine! But I\'ve lost the right one, too." And below that, in pencil: "Seen it! Third branch of the elm." By Friday, 11 people had signed.',
  ),
  text(
    129,
    "Gran on ice",
    "My gran cannot go fast on the ice, so I slow down and take her arm. She tells me that I am a great help to her. I do not tell her that I am glad of it too, for if she let go of me I would be the one to slip and sit down.",
  ),
  text(
    130,
    "Three good things",
    "Every evening my uncle writes down three things that went well. Some days the list is grand: a new job, a long letter. Some days it says toast, dry socks, no rain. He claims that those are the days when it works best.",
  ),
  text(
    211,
    "Hello in a new class",
    'Before Yusuf\'s first day, class 4B learned one word each. "Merhaba!" said Ella; "Selam!" said Kim, who\'d asked a neighbour. When he opened the door, 23 voices tried at once. It sounded dreadful! Yusuf grinned anyway, and taught them all to say it properly.',
  ),
  text(
    132,
    "Five under one",
    "It began to rain at the bus stop, and only one person carried an umbrella. She moved over, then a little more, until there were five of us under it. We were all wet on one side, and nobody minded, because the other side was talking.",
  ),
  text(
    133,
    "The last piece",
    "One last bit of pie lay on the plate. You have it, said Tom. No, you, said Ann. It went round the table three times, and when it came back to the start it was gone. We all looked at the dog, and he was so full of thanks.",
  ),
] as const;
