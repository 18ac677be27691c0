import { Select } from "../../ui/controls/select.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import type { ShownLog } from "./shown-log.ts";

import style from "./stats.module.css";

interface LogFiltersProps {
  readonly shown: ShownLog;
  readonly ownSite: "type" | "math";
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

const ANY = { value: "", label: "All" } as const;

/** Which races the log lets through. */
export function LogFilters({ shown: { filters, from, until }, ownSite, onChange }: LogFiltersProps) {
  return (
    <div className={style.filters}>
      <Select
        label="Race"
        options={[
          { value: "type", label: "Typing" },
          { value: "math", label: "Math" },
        ]}
        value={filters.site ?? ownSite}
        onValue={(site) => onChange({ site: site === ownSite ? "" : site, text: "" })}
      />
      <Select
        label="With"
        options={[
          ANY,
          { value: "public", label: "Public races" },
          { value: "friend", label: "Races by a link" },
          { value: "friends", label: "Races with friends" },
        ]}
        value={filters.friends === "1" ? "friends" : (filters.mode ?? "")}
        onValue={(kind) => onChange(kind === "friends" ? { mode: "", friends: "1" } : { mode: kind, friends: "" })}
      />
      <Select
        label="Result"
        options={[ANY, { value: "1", label: "Won" }, { value: "0", label: "Not won" }]}
        value={filters.won ?? ""}
        onValue={(won) => onChange({ won })}
      />
      <TextInput label="From" type="date" value={from} onValue={(day) => onChange({ from: day })} />
      <TextInput label="Up to" type="date" value={until} onValue={(day) => onChange({ until: day })} />
    </div>
  );
}
