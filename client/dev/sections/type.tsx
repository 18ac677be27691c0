import { formatMoney, formatPercent, formatShortMoney, formatSpeed } from "#shared/format/figures.ts";

import { Kbd } from "../../ui/controls/kbd.tsx";
import { Figures } from "../../ui/data/figures.tsx";
import { Card } from "../../ui/layout/card.tsx";

import page from "../ui-page.module.css";

export function TypeSection() {
  return (
    <Card title="Type and numbers">
      <div className={page.stack}>
        <h1>The needle and the red line</h1>
        <h2>Second heading</h2>
        <h3>Third heading</h3>
        <p>
          Text for reading, with <a href="#main">a link</a>, and a key: press <Kbd>Enter</Kbd> for nitro.
        </p>
        <p className={page.race}>because the quick brown fox likes 0O 1lI 5S 8B</p>
        <p>
          <Figures>1:11</Figures> · <Figures>88:58</Figures> · {formatMoney(1_234)} · {formatShortMoney(12_560)} ·{" "}
          {formatShortMoney(3_000_000)} · {formatSpeed(81.46)} WPM · {formatPercent(0.998)}
        </p>
      </div>
    </Card>
  );
}
