import { lazy, Suspense, useState } from "react";

import { carByID } from "#shared/content/cars/catalog.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";

import type { Profile } from "../../data/people/use-profile.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { LootPicture } from "../../ui/pictures/loot-picture.tsx";
import { Collection } from "./collection.tsx";

import style from "./collection.module.css";

const ShowcaseChoice = lazy(async () => ({ default: (await import("./showcase-choice.tsx")).ShowcaseChoice }));

type Piece = Profile["showcase"][number];

/** What a racer has won and bought: a few pieces to look at, and how much there is of each kind. */
export function Showcase({ player }: { readonly player: Profile }) {
  const { showcase, collection, displayName, username, isGarageOpen, relation } = player;
  const isOwn = relation === "self";
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <section className={style.collection} aria-labelledby="collection">
      <h2 id="collection">Collection</h2>
      {showcase.length > 0 ? (
        <ul className={style.shelf} aria-label="Showcase">
          {showcase.map((piece) => (
            <li key={"carID" in piece ? `car ${piece.carID}` : piece.lootID} className={style.piece}>
              <PiecePicture piece={piece} name={displayName} />
              <span className={style.label}>{nameOf(piece)}</span>
            </li>
          ))}
        </ul>
      ) : (
        isOwn && <p className={style.bare}>Your showcase is empty. Put up to six things in it that you're proud of.</p>
      )}
      <Collection counts={collection} />
      <p className={style.doors}>
        {isOwn && <Button onClick={() => setIsChoosing(true)}>Change showcase</Button>}
        {isGarageOpen ? (
          <LinkButton to={isOwn ? "/garage" : `/racer/${encodeURIComponent(username)}/garage`}>
            {isOwn ? "Your garage" : "Look into the garage"}
          </LinkButton>
        ) : (
          <span className={style.bare}>
            <AsIs>{displayName}</AsIs>'s garage is closed to visitors.
          </span>
        )}
      </p>
      <Suspense>{isChoosing && <ShowcaseChoice name={displayName} onClosed={() => setIsChoosing(false)} />}</Suspense>
    </section>
  );
}

function PiecePicture({ piece, name }: { readonly piece: Piece; readonly name: string }) {
  if ("carID" in piece) return <CarThumb carID={piece.carID} hueAngle={piece.hueAngle} width="100%" />;
  const loot = lootByID(piece.lootID);
  return loot ? <LootPicture loot={loot} name={name} /> : null;
}

const nameOf = (piece: Piece): string =>
  ("carID" in piece ? carByID(piece.carID)?.name : lootByID(piece.lootID)?.name) ?? "";
