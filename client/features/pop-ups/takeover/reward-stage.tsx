import { Dialog } from "@base-ui/react/dialog";
import { Check, Crown } from "lucide-react";
import { useEffect, useRef } from "react";

import { HILLS } from "#shared/content/horizon.ts";

import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import { useSession } from "../../../session/session.ts";
import { sounds } from "../../../sound/sounds.ts";
import { Badge } from "../../../ui/data/badge.tsx";
import { RarityBadge } from "../../../ui/data/rarity-badge.tsx";
import { PrizePicture } from "./prize-picture.tsx";
import { StageButtons, type RewardStageProps } from "./stage-buttons.tsx";
import type { Tier } from "./steps.ts";
import { cheersFor } from "./tier-cheers.ts";
import { useEquip } from "./use-equip.ts";

import style from "./reward-stage.module.css";

/** One reward on a stage at dusk: what it is, its picture in the light, and what to do with it. */
export function RewardStage(props: RewardStageProps) {
  const { step, at, count } = props;
  const { kicker, title, note, tier, prize, goldOnly } = step;
  const picture = useRef<HTMLDivElement>(null);
  const equipping = useEquip();
  const isGold = useSession(({ user }) => user?.membership === "gold");
  useCheers(picture, tier);
  return (
    <div className={style.stage}>
      <div className={style.sky} aria-hidden>
        <div className={style.rays} />
        <div className={style.sun} />
        <svg className={style.hills} viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice">
          <path className={style.far} d={HILLS.mid} />
          <path className={style.near} d={HILLS.near} />
          <path className={style.road} d="M0 200h1200v40H0z" />
          <path className={style.dashes} d="M0 224h1200" />
        </svg>
      </div>
      <header className={style.words}>
        <p className={style.kicker}>
          {kicker}
          {count > 1 && (
            <span className={style.count}>
              {at + 1} of {count}
            </span>
          )}
        </p>
        <Dialog.Title className={style.title}>{title}</Dialog.Title>
        <p className={style.badges}>
          {isRarity(tier) && <RarityBadge rarity={tier} />}
          {goldOnly && (
            <Badge tone="gold" icon={<Crown aria-hidden />}>
              Gold
            </Badge>
          )}
          {equipping.state === "on" && (
            <Badge tone="teal" icon={<Check aria-hidden />}>
              Equipped
            </Badge>
          )}
        </p>
      </header>
      <div ref={picture} className={style.picture} data-kind={prize.kind}>
        <PrizePicture prize={prize} />
      </div>
      <footer className={style.foot}>
        <Dialog.Description className={style.note}>
          {goldOnly && !isGold ? "It's yours. Gold members can wear it." : note}
        </Dialog.Description>
        {equipping.trouble !== undefined && (
          <p role="alert" className={style.trouble}>
            {equipping.trouble}
          </p>
        )}
        <StageButtons {...props} equipping={equipping} mayWear={!goldOnly || isGold} />
      </footer>
    </div>
  );
}

const isRarity = (tier: Tier): tier is Exclude<Tier, "gold" | "plain"> => tier !== "gold" && tier !== "plain";

function useCheers(picture: Readonly<{ current: HTMLElement | null }>, tier: Tier): void {
  useEffect(() => {
    if (!picture.current) return;
    const over = new AbortController();
    sounds.play(isRarity(tier) || tier === "gold" ? "win" : "coin");
    for (const cheer of cheersFor(tier, spotOn(picture.current, 0.5, 0.4))) void celebrate(cheer, over.signal);
    return () => over.abort();
  }, [picture, tier]);
}
