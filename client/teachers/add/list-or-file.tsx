import type { ReactNode } from "react";

import { useFileDrop } from "./use-file-drop.ts";

import layout from "../ui/layout.module.css";
import style from "./add-page.module.css";

interface ListOrFileProps {
  readonly onFile: (file: File | undefined) => void;
  readonly children: ReactNode;
}

/** Fields for a list, where a file can be dropped or chosen, too. */
export function ListOrFile({ onFile, children }: ListOrFileProps) {
  const { place, isOver } = useFileDrop(onFile);
  return (
    <div ref={place} className={style.drop} data-over={isOver || undefined}>
      <label className={style.file}>
        <span>A file: CSV, also users.csv of OneRoster</span>
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => onFile(event.target.files?.[0])}
        />
      </label>
      <div className={layout.stack}>{children}</div>
    </div>
  );
}
