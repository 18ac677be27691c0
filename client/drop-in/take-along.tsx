import { Download } from "lucide-react";

import { saveFile } from "../browser/save-file.ts";
import { Button } from "../ui/controls/button.tsx";
import { useDropIn } from "./drop-in-store.ts";
import { lessonCsv } from "./lesson-csv.ts";

/** The results as a file on the teacher's disk. */
export function TakeAlong() {
  const podiums = useDropIn((state) => state.podiums);
  if (podiums.length === 0) return null;
  return (
    <Button
      icon={<Download aria-hidden />}
      onClick={() => {
        saveFile("lesson.csv", "text/csv;charset=utf-8", lessonCsv(podiums));
        useDropIn.setState({ taken: podiums.at(-1)?.number ?? 0 });
      }}
    >
      Results as a Table
    </Button>
  );
}
