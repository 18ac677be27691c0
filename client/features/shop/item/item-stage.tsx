import { ArrowLeft, Pause, Play } from "lucide-react";

import type { Loot } from "#shared/content/loot/loot.ts";
import type { Self } from "#shared/contracts/self.ts";
import { decodeLook, encodeLook } from "#shared/rules/garage/look.ts";
import { shownLook } from "#shared/rules/garage/worn.ts";

import { Stage } from "../../../scene/own-stage/stage.tsx";
import { wornItem } from "../../../scene/own-stage/worn-item.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Slider } from "../../../ui/controls/slider.tsx";
import { SHOP } from "../paths.ts";
import type { Thing } from "../thing.ts";
import { tried } from "./try-on.ts";
import { usePaintTurn, type PaintTurn } from "./use-paint-turn.ts";

import style from "./item-stage.module.css";

interface ItemStageProps {
  readonly thing: Thing;
  readonly user: Self;
  /** The look that the player wears. */
  readonly look: string;
}

/** The sheet beside the stage has the pictures. */
const NOTHING: readonly Loot[] = [];

/** The thing on the road: a car in all its paints, or the player's own car with it on. */
export function ItemStage({ thing, user, look: worn }: ItemStageProps) {
  const paint = usePaintTurn();
  const isGold = user.membership === "gold";
  const look = tried(decodeLook(shownLook(worn, isGold)), thing.loot);
  const { car } = thing;
  return (
    <Stage
      size="window"
      label={car ? "The car on the road" : "Your car with it on"}
      car={{
        carID: car?.carID ?? user.carID,
        hueAngle: car ? paint.hueAngle : user.carHueAngle,
        name: user.displayName,
        tag: user.tag,
        tagColor: user.tagColor,
        look: encodeLook(look),
      }}
      nametag={wornItem(look, "nametag", isGold)}
      title={wornItem(look, "title", isGold)}
      pictured={NOTHING}
      head={
        <LinkButton to={SHOP} size="small" icon={<ArrowLeft aria-hidden />}>
          Shop
        </LinkButton>
      }
      more={car && <Paints paint={paint} />}
    />
  );
}

function Paints({ paint: { hueAngle, isTurning, show, toggle } }: { readonly paint: PaintTurn }) {
  return (
    <div className={style.paints}>
      <IconButton
        label={isTurning ? "Stop at this paint" : "Show all paints"}
        icon={isTurning ? Pause : Play}
        size="small"
        onClick={toggle}
      />
      <Slider
        label="Paint"
        value={hueAngle}
        max={355}
        step={5}
        words={hueAngle === 0 ? "Factory" : `${hueAngle}°`}
        onValue={show}
      />
    </div>
  );
}
