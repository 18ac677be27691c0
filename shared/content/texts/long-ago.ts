import { text } from "./race-text.ts";

export const LONG_AGO = [
  text(
    164,
    "Ice in straw",
    "Before there were fridges, men cut ice from the lakes with long saws. They packed it in straw and sent it by ship to hot lands. The ice spent months at sea, and still a good part of it got there, to clink in a glass under a palm tree.",
  ),
  text(
    165,
    "Peas at the window",
    "In the days when alarm clocks were costly, some towns had people who woke the others. For a few pennies a week they tapped on the bedroom window with a long stick, or blew dried peas at the glass. Who woke them? Nobody knows.",
  ),
  text(
    166,
    "A shadow in Alexandria",
    "More than 2,200 years ago, Eratosthenes measured the Earth with a shadow. At midsummer noon in Syene, the Sun shone straight down a well; in Alexandria, it stood 7.2 degrees off: one fiftieth of a circle. Fifty times the road between them? Surprisingly close!",
  ),
  text(
    167,
    "Thumb in clay",
    "The oldest notes we have are not poems. They are lists, made in wet clay: so many sheep, so much grain, so many jars of oil. In some of them you can still see the mark of a thumb, and if you like you can hold your own next to it.",
  ),
  text(
    168,
    "Runners of the Andes",
    "Inca roads were not made for wheels or horses, because there were none. They were made for feet. A runner raced to the next hut, called out the message, and rested while another took it on. Even fresh fish, it is said, climbed the Andes that way.",
  ),
  text(
    212,
    "Giraffe in a raincoat",
    'Zarafa, a young giraffe, reached Marseille by ship in 1826, her head poking through a hole in the deck! Next spring she walked 880 kilometres to Paris, in a waxed raincoat, drinking milk. Crowds lined the roads, and ladies soon wore their hair "a la girafe".',
  ),
  text(
    170,
    "Rules not included",
    "Girls and boys in old Egypt had balls, dolls and tops. They had a board game too, with sticks to throw and a long path to run. Some of the sets are in such a good state that you could sit down and start, if the rules had been left in the box.",
  ),
  text(
    171,
    "Lamplighter",
    "At dusk the lamplighter came down the street with his long pole, and one by one the gas lamps awoke. At dawn he walked by again and put them out. Children who were watching from a window counted with him, and so they learned their numbers.",
  ),
  text(
    213,
    "Mary's cliff",
    "Mary Anning of Lyme Regis was 12 when, in 1811, she and her brother Joseph began to uncover a skeleton 5 metres long: an ichthyosaur! In 1823 she found the first complete plesiosaur. Famous professors came from far away to ask HER opinion.",
  ),
  text(
    173,
    "Ten signs from India",
    "The digits that we use were born in India, rode with traders through Baghdad, and came to Italy in the notebook of a young man called Leonardo, from Pisa. Before that, people there wrote numbers in letters. Try XLVIII times XIX, and thank him!",
  ),
] as const;
