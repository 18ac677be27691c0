import { drawCoin, type Coin } from "#shared/content/lessons/coins.ts";
import { drawShape, type ShapeName } from "#shared/content/lessons/shapes.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";

import { asIs } from "../../ui/data/as-is.tsx";

import style from "./prompt-picture.module.css";

const asImage = (picture: string): string => `data:image/svg+xml,${encodeURIComponent(picture)}`;

/** A problem as a picture, with its question in words for screen readers. */
export function PromptPicture({ prompt }: { readonly prompt: Prompt }) {
  if (prompt.kind === "calculation") {
    return (
      <p {...asIs(style.sum)} aria-hidden>
        {prompt.left} {prompt.sign} {prompt.right} =
      </p>
    );
  }
  return (
    <figure className={style.figure} aria-hidden>
      {prompt.kind === "coins" ? <Coins coins={prompt.coins} /> : <Rows rows={prompt.rows} />}
      <figcaption className={style.line}>{prompt.line}</figcaption>
    </figure>
  );
}

const Coins = ({ coins }: { readonly coins: readonly Coin[] }) => (
  <div className={style.coins}>
    {Array.from(coins, (coin, index) => (
      <img key={index} src={asImage(drawCoin(coin))} alt="" width={80} height={80} />
    ))}
  </div>
);

const Rows = ({ rows }: { readonly rows: readonly (readonly ShapeName[])[] }) => (
  <div className={style.rows} data-many={rows.length > 3 || undefined}>
    {Array.from(rows, (row, at) => (
      <div key={at} className={style.row}>
        {Array.from(row, (shape, index) => (
          <img key={index} src={asImage(drawShape(shape))} alt="" width={40} height={40} />
        ))}
      </div>
    ))}
  </div>
);
