import { Flame } from "lucide-react";
import type { ReactNode } from "react";

import type { Self } from "#shared/contracts/self.ts";
import { formatMoney, formatNumber } from "#shared/format/figures.ts";

import { classes } from "../../ui/classes.ts";
import { LevelRing } from "../../ui/data/level-ring.tsx";
import { ownLevel } from "./own-level.ts";
import { Rising } from "./rising.tsx";

import labelled from "../../ui/data/labelled.module.css";
import style from "./dashboard.module.css";

interface DashboardProps {
  readonly user: Self;
  readonly children: ReactNode;
}

/** The sheet under a racer's car: the level on the left, what one can do in the middle, cash and nitros on the right. */
export const Dashboard = ({ user, children }: DashboardProps) => (
  <section className={style.dash}>
    <Level user={user} />
    <div className={style.middle}>{children}</div>
    <Cash user={user} />
  </section>
);

function Level({ user }: { readonly user: Self }) {
  const { level, into, needed, words } = ownLevel(user);
  return (
    <div className={style.level}>
      <LevelRing level={level} have={into} need={needed} size="6.5rem" />
      <p aria-hidden>{words}</p>
    </div>
  );
}

const Cash = ({ user: { money, nitros } }: { readonly user: Self }) => (
  <dl className={classes(labelled.labelled, style.purse)}>
    <div>
      <dt>Cash</dt>
      <dd className={style.cash}>
        <Rising value={money} format={formatMoney} />
      </dd>
    </div>
    <div>
      <dt>Nitros left</dt>
      <dd className={style.nitros}>
        <Flame aria-hidden />
        <Rising value={nitros} format={formatNumber} />
      </dd>
    </div>
  </dl>
);
