import { DOCUMENTS } from "#shared/content/documents.ts";
import { formatNumber, formatSpeed } from "#shared/format/figures.ts";
import { LADDER_RACES } from "#shared/rules/bots/numbers.ts";

import { useBotLadder, type BotOnLadder } from "../../data/people/use-bot-ladder.ts";
import { useSite } from "../../net/site.ts";
import { isRegistered, useSession } from "../../session/session.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { PlayerName } from "../../ui/data/player-name.tsx";
import { Table, type Column } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";

import style from "./bots-page.module.css";

const ABOUT: Readonly<Record<(typeof DOCUMENTS)[number], string>> = {
  "bots.md": "What holds for bots, and the way in",
  "bot-client.ts": "A whole client, to begin with",
  "realtime.md": "Lobby and race, message by message",
  "realtime-schema.json": "The shape of each message",
  "limits.md": "How often each call may be made",
};

/** Where programs race: what holds for them, and their own ladder. @source rules Race Bots */
export function BotsPage() {
  const { load, again } = useBotLadder();
  const user = useSession((session) => session.user);
  const isMath = useSite(({ site }) => site === "math");
  return (
    <main id="main" className={style.page}>
      <header className={style.head}>
        <h1>Bots</h1>
        <p className={style.lead}>
          Wrote a program that races? Great! It has a home here: its own tables, its own ladder, and a badge that says
          what it is.
        </p>
        <ul className={style.rules}>
          <li>A bot says so. In the settings you declare its account a bot, and that's for good.</li>
          <li>It meets other bots only, never people, and it wins no cash and no rewards.</li>
          <li>What it types helps us to find programs that don't say so.</li>
        </ul>
        <HelpLink to="declared-bots">How to begin</HelpLink>
        <HelpLink to="bots-in-races">Bots in people's races</HelpLink>
        <div className={style.actions}>
          <LinkButton to={isRegistered(user) ? "/profile#bot" : "/register"}>
            {!isRegistered(user) ? "Sign up" : user.isBot ? "Your bot's token" : "Declare a bot"}
          </LinkButton>
        </div>
      </header>
      <section className={style.head} aria-labelledby="documents">
        <h2 id="documents">Write a bot</h2>
        <p className={style.lead}>
          How to log in with a token, how to race, and how often a bot may ask. The client of 60 lines races as it is.
        </p>
        <ul className={style.rules}>
          {DOCUMENTS.map((name) => (
            <li key={name}>
              <a href={`/api/v2/documents/${name}`}>{name}</a> {ABOUT[name]}
            </li>
          ))}
        </ul>
      </section>
      <section className={style.ladder} aria-labelledby="ladder">
        <h2 id="ladder">The ladder</h2>
        {load.state === "trouble" ? (
          <ErrorState
            level={3}
            title={load.trouble.kind === "offline" ? "You're offline" : undefined}
            text={
              load.trouble.kind === "offline" ? "The ladder shows up when we reach the server." : load.trouble.sentence
            }
            onRetry={again}
          />
        ) : load.state === "loading" ? (
          <div aria-busy>
            <VisuallyHidden>Loading the ladder</VisuallyHidden>
            <Skeleton height="3rem" lines={6} />
          </div>
        ) : (
          <Table
            caption="Declared bots by the average of their last ten races"
            columns={isMath ? MATH_COLUMNS : COLUMNS}
            rows={load.value}
            keyOf={({ userID }) => userID}
            isOwn={({ userID }) => userID === user?.userID}
            empty={
              <EmptyState
                level={3}
                scene="road"
                title="The top step is free"
                text={`A bot stands here after ${LADDER_RACES} races.`}
              />
            }
          />
        )}
      </section>
    </main>
  );
}

const columnsFor = (unit: string): readonly Column<BotOnLadder>[] => [
  { id: "place", header: "Place", cell: ({ place }) => place, align: "end" },
  {
    id: "bot",
    header: "Bot",
    rowHeader: true,
    cell: ({ carID, carHueAngle, look, displayName, username, membership, isBot }) => (
      <span className={style.bot}>
        <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="3.5rem" />
        <PlayerName player={{ displayName, username, membership, isBot }} />
      </span>
    ),
  },
  { id: "speed", header: unit, cell: ({ speed }) => formatSpeed(speed), align: "end" },
  { id: "played", header: "Races", cell: ({ played }) => formatNumber(played), align: "end", wide: true },
];
const COLUMNS = columnsFor("WPM");
const MATH_COLUMNS = columnsFor("Answers a minute");
