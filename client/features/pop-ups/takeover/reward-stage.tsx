import { Check, Crown } from "lucide-react";
import { useEffect, useRef } from "react";

import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import { useSession } from "../../../session/session.ts";
import type { SoundName } from "../../../sound/recipes.ts";
import { sounds } from "../../../sound/sounds.ts";
import { Badge } from "../../../ui/data/badge.tsx";
import { RarityBadge } from "../../../ui/data/rarity-badge.tsx";
import { PrizePicture } from "./prize-picture.tsx";
import { StageButtons, type RewardStageProps } from "./stage-buttons.tsx";
import { Stage } from "./stage.tsx";
import type { Tier } from "./steps.ts";
import { cheersFor } from "./tier-cheers.ts";
import { useEquip } from "./use-equip.ts";

/** One reward: what it is, its picture in the light, and what to do with it. */
export function RewardStage(props: RewardStageProps) {
  const { step, at, count, pending, sound } = props;
  const { kicker, title, note, tier, prize, goldOnly } = step;
  const picture = useRef<HTMLDivElement>(null);
  const equipping = useEquip();
  const isGold = useSession(({ user }) => user?.membership === "gold");
  useCheers(picture, pending ? undefined : tier, sound);
  return (
    <Stage
      kicker={kicker}
      title={title}
      at={at}
      count={count}
      badges={
        <>
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
        </>
      }
      pictureRef={picture}
      isInAir={prize.kind === "titles"}
      picture={<PrizePicture prize={prize} isDark={pending !== undefined} />}
      note={noteOf(note, pending !== undefined, goldOnly && !isGold)}
      trouble={pending?.trouble ?? equipping.trouble}
      buttons={<StageButtons {...props} equipping={equipping} mayWear={!goldOnly || isGold} />}
    />
  );
}

const isRarity = (tier: Tier): tier is Exclude<Tier, "gold" | "plain"> => tier !== "gold" && tier !== "plain";

const noteOf = (note: string, isPending: boolean, needsGold: boolean): string => {
  if (isPending) return "It's yours in a moment.";
  return needsGold ? "It's yours. Gold members can wear it." : note;
};

/** @param tier undefined until there is something to cheer */
function useCheers(
  picture: Readonly<{ current: HTMLElement | null }>,
  tier: Tier | undefined,
  sound: SoundName | undefined,
): void {
  useEffect(() => {
    if (tier === undefined || !picture.current) return;
    const over = new AbortController();
    sounds.play(sound ?? (isRarity(tier) || tier === "gold" ? "win" : "coin"));
    for (const cheer of cheersFor(tier, spotOn(picture.current, 0.5, 0.4))) void celebrate(cheer, over.signal);
    return () => over.abort();
  }, [picture, tier, sound]);
}
