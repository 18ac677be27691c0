import { Link } from "react-router-dom";

import { formatNumber } from "#shared/format/figures.ts";

import type { BoardRacer, BoardTeam, ShownBoard } from "../../data/boards/use-leaderboard.ts";
import { rankingWords } from "../../social/ranking-words.ts";
import { asIs } from "../../ui/data/as-is.tsx";
import { PlayerName } from "../../ui/data/player-name.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { TagBefore } from "../../ui/data/team-tag.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { figureTitle, figureWords } from "./words.ts";

import style from "./leaderboards.module.css";

/** The row that one's own place is found by. */
export const OWN_ROW = "own-row";

interface Line {
  readonly place: number;
  readonly figure: number;
  readonly races: number;
}

/** Medals of the first three. */
const place = ({ place: nth }: Line) => (
  <span className={style.place} data-medal={nth <= 3 ? nth : undefined}>
    {formatNumber(nth)}
  </span>
);

const figuresOf = <Row extends Line>(board: ShownBoard["board"], isMath: boolean): readonly Column<Row>[] => [
  {
    id: "figure",
    header: figureTitle(board, isMath),
    cell: ({ figure }) => figureWords(board, figure),
    align: "end",
  },
  { id: "races", header: "Races", cell: ({ races }) => formatNumber(races), align: "end", wide: true },
];

/** @param hasRanking whether the badge of the week's best is beside names: not where the place says the same */
export const racerColumns = (
  board: ShownBoard["board"],
  isMath: boolean,
  ownID: number | undefined,
  hasRanking: boolean,
) =>
  [
    { id: "place", header: "Place", cell: place, align: "end" },
    {
      id: "racer",
      header: "Racer",
      rowHeader: true,
      cell: (racer) => (
        <span className={style.racer} id={racer.userID === ownID ? OWN_ROW : undefined}>
          <span className={style.car}>
            <CarThumb carID={racer.carID} hueAngle={racer.carHueAngle} look={racer.look} width="3.5rem" />
          </span>
          <span className={style.names}>
            <PlayerName player={{ ...racer, ranking: hasRanking ? rankingWords(racer.ranking) : undefined }} />
            <span {...asIs(style.title)}>{racer.title}</span>
          </span>
        </span>
      ),
    },
    ...figuresOf<BoardRacer>(board, isMath),
  ] satisfies readonly Column<BoardRacer>[];

export const teamColumns = (board: ShownBoard["board"], isMath: boolean, ownTag: string | null | undefined) =>
  [
    { id: "place", header: "Place", cell: place, align: "end" },
    {
      id: "team",
      header: "Team",
      rowHeader: true,
      cell: ({ tag, tagColor, name }) => (
        <span className={style.racer} id={tag === ownTag ? OWN_ROW : undefined}>
          <Link to={`/team/${encodeURIComponent(tag)}`}>
            <TagBefore tag={tag} tagColor={tagColor} />
            <span {...asIs()}>{name}</span>
          </Link>
        </span>
      ),
    },
    { id: "members", header: "Members", cell: ({ members }) => formatNumber(members), align: "end", wide: true },
    ...figuresOf<BoardTeam>(board, isMath),
  ] satisfies readonly Column<BoardTeam>[];
