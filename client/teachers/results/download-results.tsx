import { Download } from "lucide-react";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";

import { saveFile } from "../../browser/save-file.ts";
import { Button } from "../../ui/controls/button.tsx";
import { resultsCsv } from "./results-csv.ts";

/** "Class 5b" is Class-5b.csv; a name without letters still gives a file a name. */
export const fileName = (name: string): string =>
  `${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "class"}.csv`;

/** The results of the class as a file that spreadsheets open. */
export const DownloadResults = ({ file }: { readonly file: ClassFile }) => (
  <Button
    size="small"
    icon={<Download aria-hidden />}
    onClick={() => saveFile(fileName(file.name), "text/csv;charset=utf-8", resultsCsv(file))}
  >
    Results as a Table
  </Button>
);
