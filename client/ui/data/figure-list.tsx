import { Figures } from "./figures.tsx";

import style from "./figure-list.module.css";

/** Where there is nothing to say yet. */
export const NO_FIGURE = "–";

interface FigureListProps {
  readonly figures: readonly {
    readonly name: string;
    readonly value: string;
    readonly unit?: string;
  }[];
  /** `large` figures are four in a row. */
  readonly look?: "large";
}

/** Figures with their names, each on a plate. */
export const FigureList = ({ figures, look }: FigureListProps) => (
  <dl className={style.figures} data-look={look}>
    {figures.map(({ name, value, unit }) => (
      <div key={name} className={style.figure}>
        <dt>{name}</dt>
        <dd>
          <Figures>{value}</Figures>
          {unit !== undefined && value !== NO_FIGURE && <span className={style.unit}> {unit}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
