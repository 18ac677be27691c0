import { X } from "lucide-react";

import { RARITIES, type Rarity } from "#shared/content/cars/car.ts";
import { COLOUR_FAMILIES, type ColourFamily } from "#shared/rules/garage/colour-family.ts";

import { classes } from "../../../ui/classes.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { isFiltering, type Filter, type Standing } from "../filter.ts";

import well from "../../../ui/controls/well.module.css";
import style from "./filters.module.css";

interface FiltersProps {
  readonly filter: Filter;
  /** @param isTyping the address changes without a step back */
  readonly onFilter: (filter: Filter, isTyping?: boolean) => void;
  readonly plural: string;
}

const STANDING_WORDS: readonly (readonly [Standing, string])[] = [
  ["owned", "Yours"],
  ["locked", "Locked"],
];
const COLOUR_WORDS: Readonly<Record<ColourFamily, string>> = {
  red: "Red",
  orange: "Orange and brown",
  yellow: "Yellow and gold",
  green: "Green",
  teal: "Teal",
  blue: "Blue",
  violet: "Violet",
  pink: "Pink",
  light: "White and silver",
  dark: "Black and grey",
  many: "Many colours",
};
const capital = (word: string): string => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`;

/** What of the shelf is shown. */
export function Filters({ filter, onFilter, plural }: FiltersProps) {
  return (
    <search className={style.filters} aria-label={`Find ${plural}`}>
      <Choice
        label="Show"
        all="All"
        choices={STANDING_WORDS}
        value={filter.standing}
        onValue={(standing) => onFilter({ ...filter, standing })}
      />
      <Choice
        label="Rarity"
        all="Any rarity"
        choices={RARITIES.map((rarity) => [rarity, capital(rarity)] satisfies [Rarity, string])}
        value={filter.rarity}
        onValue={(rarity) => onFilter({ ...filter, rarity })}
      />
      <Choice
        label="Colour"
        all="Any colour"
        choices={COLOUR_FAMILIES.map((colour) => [colour, COLOUR_WORDS[colour]] satisfies [ColourFamily, string])}
        value={filter.colour}
        onValue={(colour) => onFilter({ ...filter, colour })}
      />
      <input
        type="search"
        className={classes(well.well, style.name)}
        aria-label="Name"
        placeholder="Name"
        value={filter.name}
        onChange={(event) => onFilter({ ...filter, name: event.target.value }, true)}
      />
      {isFiltering(filter) && (
        <IconButton label="Show all again" icon={X} size="small" onClick={() => onFilter({ name: "" })} />
      )}
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly all: string;
  readonly choices: readonly (readonly [Value, string])[];
  readonly value: Value | undefined;
  readonly onValue: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, all, choices, value, onValue }: ChoiceProps<Value>) {
  return (
    <select
      className={classes(well.well, style.choice)}
      aria-label={label}
      data-set={value !== undefined || undefined}
      value={value ?? ""}
      onChange={(event) => onValue(choices.find(([choice]) => choice === event.target.value)?.[0])}
    >
      <option value="">{all}</option>
      {choices.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  );
}
