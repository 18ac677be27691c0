import { useState } from "react";

import { carByID } from "#shared/content/cars/catalog.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";
import { SHOWCASE } from "#shared/rules/garage/showcase.ts";

import { type Garage, showToOthers, useGarage } from "../../data/garage/use-garage.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { Modal } from "../../ui/overlay/modal.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { LootPicture } from "../../ui/pictures/loot-picture.tsx";

import style from "./collection.module.css";

type Item = Garage["showcase"][number];

interface ShowcaseChoiceProps {
  /** What nametags say. */
  readonly name: string;
  readonly onClosed: () => void;
}

const keyOf = (item: Item): string => ("carID" in item ? `car ${item.carID}` : `loot ${item.lootID}`);

/** Chooses what the public page shows, and whether others may look into the garage. */
export function ShowcaseChoice({ name, onClosed }: ShowcaseChoiceProps) {
  const { load, again } = useGarage();
  if (load.state === "ready") return <Choice garage={load.value} name={name} onClosed={onClosed} />;
  return (
    <Modal open onClose={onClosed} title="Your showcase">
      {load.state === "loading" ? (
        <Spinner label="Loading your collection" />
      ) : (
        <ErrorState level={3} text={load.trouble.sentence} onRetry={again} />
      )}
    </Modal>
  );
}

function Choice({ garage, name, onClosed }: ShowcaseChoiceProps & { readonly garage: Garage }) {
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState<readonly Item[]>(garage.showcase);
  const [lets, setLets] = useState(garage.isOpen);
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const isFull = chosen.length >= SHOWCASE.most;
  const has = (item: Item): boolean => chosen.some((each) => keyOf(each) === keyOf(item));
  const turn = (item: Item): void =>
    setChosen(has(item) ? chosen.filter((each) => keyOf(each) !== keyOf(item)) : [...chosen, item]);

  async function save(): Promise<void> {
    setIsSaving(true);
    setTrouble(undefined);
    try {
      await showToOthers({ showcase: chosen, isOpen: lets });
      setIsOpen(false);
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Modal
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      size="large"
      title="Your showcase"
      text={`${chosen.length} of ${SHOWCASE.most} chosen. They stand on your public page in this order.`}
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          <Button kind="primary" busy={isSaving} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      {trouble !== undefined && <Callout tone="wrong">{trouble}</Callout>}
      <Switch
        name="isOpen"
        label="Open garage"
        hint={lets ? "Others can look at your cars." : "Nobody but you sees your cars."}
        checked={lets}
        onValue={setLets}
      />
      <ul className={style.choices}>
        {itemsOf(garage).map(({ item, label, picture }) => {
          const place = chosen.findIndex((each) => keyOf(each) === keyOf(item)) + 1;
          return (
            <li key={keyOf(item)}>
              <label className={style.choice} data-chosen={place > 0 || undefined}>
                <input
                  type="checkbox"
                  className={style.mark}
                  checked={place > 0}
                  disabled={isFull && place === 0}
                  onChange={() => turn(item)}
                />
                <span className={style.art}>{picture(name)}</span>
                <span className={style.label}>{label}</span>
                {place > 0 && (
                  <span className={style.place} aria-hidden>
                    {place}
                  </span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}

interface Choosable {
  readonly item: Item;
  readonly label: string;
  readonly picture: (name: string) => React.ReactNode;
}

/** Everything one owns, the rarest kinds first: cars, then loot. */
function itemsOf({ cars, loot }: Garage): readonly Choosable[] {
  const ofCars = cars.flatMap(([carID, state, hueAngle]): Choosable[] => {
    const car = carByID(carID);
    if (state !== "owned" || !car) return [];
    return [
      { item: { carID }, label: car.name, picture: () => <CarThumb carID={carID} hueAngle={hueAngle} width="100%" /> },
    ];
  });
  const ofLoot = loot.flatMap(({ lootID }): Choosable[] => {
    const item = lootByID(lootID);
    return item
      ? [{ item: { lootID }, label: item.name, picture: (name) => <LootPicture loot={item} name={name} /> }]
      : [];
  });
  return [...ofCars, ...ofLoot];
}
