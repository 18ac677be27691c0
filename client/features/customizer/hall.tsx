import { ArrowLeft, CarFront, Hammer } from "lucide-react";
import { useState } from "react";

import type { Loot, LootID } from "#shared/content/loot/loot.ts";
import type { Self } from "#shared/contracts/self.ts";
import type { Wardrobe } from "#shared/rules/garage/equip.ts";
import { decodeLook, encodeLook, PLAIN_LOOK, type Look } from "#shared/rules/garage/look.ts";
import { shownLook, type SingleType } from "#shared/rules/garage/worn.ts";

import type { Garage } from "../../data/garage/use-garage.ts";
import { Stage } from "../../scene/own-stage/stage.tsx";
import { wornItem } from "../../scene/own-stage/worn-item.ts";
import { isToldOfGold } from "../../shell/links/open-feature.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { useNow } from "../../ui/use-now.ts";
import { KindTabs } from "./kind-tabs.tsx";
import type { Kind } from "./kinds.ts";
import { Overview } from "./overview.tsx";
import { piecesOf, type Piece } from "./pieces.ts";
import { SingleShelf } from "./single-shelf.tsx";
import { StickerShelf } from "./sticker-shelf.tsx";
import { BenchCar } from "./stickers/bench-car.tsx";
import { useBench } from "./stickers/use-bench.ts";

import style from "./hall.module.css";

interface HallProps {
  /** undefined on the overview. */
  readonly kind: Kind | undefined;
  readonly garage: Garage;
  readonly wardrobe: Wardrobe;
  readonly user: Self;
}

/** The stage, and what the car can wear. */
export function Hall({ kind, garage, wardrobe, user }: HallProps) {
  const { isGold, outfit } = wardrobe;
  const viewer = useViewer();
  const now = new Date(useNow() * 1_000);
  const [tried, setTried] = useState<LootID>();
  const [isDriving, setDriving] = useState(false);
  const bench = useBench(user.userID, outfit.look.stickers);
  const type = kind?.type;
  const owner = { loot: garage.loot, look: garage.look, isGold, isToldOfGold: isToldOfGold(viewer), now };
  // Stickers that are on the bench count as on.
  const placed = encodeLook({ ...PLAIN_LOOK, stickers: bench.stickers });
  const pieces = type ? piecesOf(type, type === "sticker" ? { ...owner, look: placed } : owner) : [];
  const piece =
    pieces.find(({ loot }) => loot.lootID === tried) ??
    (type === "sticker" ? undefined : pieces.find(({ isWorn }) => isWorn));
  const pick = (next: Piece | undefined): void => setTried(next?.loot.lootID);

  const worn = decodeLook(shownLook(garage.look, isGold));
  const look = dressedFor(worn, type, piece, bench.stickers);
  const single = (slot: SingleType): Loot => wornItem(look, slot, isGold);
  const isPlacing = type === "sticker" && !isDriving;
  return (
    <main id="main" className={style.page}>
      <Stage
        car={{
          carID: user.carID,
          hueAngle: user.carHueAngle,
          name: user.displayName,
          tag: user.tag,
          tagColor: user.tagColor,
          look: encodeLook(look),
        }}
        nametag={single("nametag")}
        title={single("title")}
        pictured={picturedFor(type).map(single)}
        head={
          <div className={style.head}>
            <LinkButton to="/garage" size="small" icon={<ArrowLeft aria-hidden />}>
              Garage
            </LinkButton>
            <h1 className={style.title}>{kind?.title ?? "Customizer"}</h1>
          </div>
        }
        bench={
          isPlacing ? (
            <BenchCar carID={user.carID} hueAngle={user.carHueAngle} bench={bench} tried={piece?.loot.lootID} />
          ) : undefined
        }
        more={
          type === "sticker" && (
            <Button
              size="small"
              icon={isDriving ? <Hammer aria-hidden /> : <CarFront aria-hidden />}
              onClick={() => setDriving(!isDriving)}
            >
              <span className={style.word}>{isDriving ? "Back to the bench" : "See it drive"}</span>
            </Button>
          )
        }
      />
      <KindTabs hasUnsaved={bench.isChanged} />
      {!kind && <Overview owner={owner} look={worn} name={user.displayName} />}
      {kind?.type === "sticker" && (
        <StickerShelf
          kind={kind}
          pieces={pieces}
          piece={piece}
          onPick={pick}
          wardrobe={wardrobe}
          bench={bench}
          isDriving={isDriving}
        />
      )}
      {kind && kind.type !== "sticker" && (
        <SingleShelf
          key={kind.type}
          kind={kind}
          type={kind.type}
          pieces={pieces}
          piece={piece}
          onPick={pick}
          wardrobe={wardrobe}
          name={user.displayName}
        />
      )}
    </main>
  );
}

/** The overview's doors show both already. */
const picturedFor = (type: Kind["type"] | undefined): readonly SingleType[] =>
  type === "trail" || type === "nitro" ? [type] : [];

/** What the stage shows: what is worn, with what is tried on. */
function dressedFor(
  worn: Look,
  type: Kind["type"] | undefined,
  piece: Piece | undefined,
  stickers: Look["stickers"],
): Look {
  if (type === "sticker") return { ...worn, stickers };
  return type && piece ? { ...worn, [type]: piece.loot.lootID } : worn;
}
