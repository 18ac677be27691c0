import { Link } from "react-router-dom";

import { GIVE_BACK_DAYS } from "#shared/content/store.ts";
import { formatCount } from "#shared/format/figures.ts";

import { Chapter, LegalPage, Operator } from "./legal-page.tsx";

const SHORT = [
  "Play fair: your own fingers, your own account.",
  "Be kind: no rude names, and nothing that tells who you are or where you live.",
  "Cash, cars and levels are part of the game. They're not real money.",
  "Something went wrong with a race? Ask a person to take a look.",
  "You can stop any time and have everything erased.",
  "Younger than 13? Show this page to a parent or teacher before you make an account.",
];

/** The rules between players and the operator. @source core §2 Footer */
export const TermsPage = () => (
  <LegalPage title="Terms of Service" short={SHORT}>
    <Chapter title="Who this is between">
      <Operator />
      <p>
        These terms are between you and them. By making an account you agree. They also apply when you race as a guest.
      </p>
    </Chapter>
    <Chapter title="Playing">
      <ul>
        <li>Racing is free. You need an account only to keep what you win.</li>
        <li>
          One person, one account. Don't share your password, and don't race with someone else's account. If you're too
          young to agree to something like this where you live, a parent or teacher has to say yes.
        </li>
        <li>
          Do your own typing and solving. Pasted text and other tricks are against the rules. So are programs, unless
          their account says that it's a bot: those race with each other and are never paid.
        </li>
        <li>Don't break the game on purpose: no flooding it, no using its bugs to win.</li>
      </ul>
    </Chapter>
    <Chapter title="Playing with others">
      <ul>
        <li>
          Names and everything else that others see must be fit for eight-year-olds: nothing rude, hateful or
          frightening, and no pretending to be someone else.
        </li>
        <li>Keep your real name, address, school, phone number and e-mail out of names.</li>
        <li>
          The same goes for everything you write for a team: its name, its tag, its requirements and its messages.
        </li>
        <li>If someone isn't kind, report them on their profile. A real person will read it.</li>
      </ul>
    </Chapter>
    <Chapter title="What we may do">
      <ul>
        <li>
          Races are judged by our server. A race that looks impossible ends early or pays nothing; one that looks
          unusual, or is faster than what counts at once, pays after you've shown your speed or a person has looked. You
          always see why, with the numbers, and can ask a person to take a look.
        </li>
        <li>
          We may hide a name or a message, take back what was won unfairly, take away the right to write for a team, and
          in bad cases close an account, for a while or for good. You can read why, and ask for another look.
        </li>
        <li>What was won in a league or on a board by unfair races may be taken back, also after the week is over.</li>
        <li>We may change the game: texts, cars, prices, rewards. Sometimes it has to close for repairs.</li>
      </ul>
    </Chapter>
    <Chapter title="Cash, cars and all that">
      <p>
        What you win belongs to your account in this game. It can't be sold, swapped for real money or moved elsewhere,
        and it's gone when the account is gone.
      </p>
      <p>
        What a site sells for real money has its price in full beside it. You pay once, nothing renews by itself, and
        what you didn't use can go back for {formatCount(GIVE_BACK_DAYS, "day")}. If you're a child, ask whoever pays
        first.
      </p>
      <p>
        Whoever is younger than this site's age of consent needs a parent's yes before anything is bought for real
        money. <Link to="/support/buying-as-a-child">How that works</Link>
      </p>
    </Chapter>
    <Chapter title="What we can't promise">
      <p>
        We do our best, but the game can have bugs or be down. We can't pay for a lost race. These terms don't take away
        any rights you have by law.
      </p>
    </Chapter>
    <Chapter title="Leaving">
      <p>
        You can leave any time: My Settings, Privacy, and everything is erased. What we know about you until then is
        explained in the <Link to="/support/privacy">Privacy Policy</Link>.
      </p>
    </Chapter>
    <Chapter title="If these terms change">
      <p>The date at the top will change too. If you no longer agree, you can stop, and download your data first.</p>
    </Chapter>
  </LegalPage>
);
