import { Link2 } from "lucide-react";
import { Button } from "../../../ui/look/Button.tsx";
import styles from "./Exercises.module.css";
import type { ExerciseEditing } from "./use-exercises.ts";

const list = new Intl.ListFormat("en-US");

/** Below the rows: what to do with the selected circle, or which exercises move along with the open one. */
export function SelectionLine({ editing }: { editing: ExerciseEditing }) {
  const { selected, nameOfId, deselect, typed, alongNames, rows } = editing;
  const before = rows.find(({ _id }) => _id === typed?._id);
  const byDays = typed && before ? typed.startdate - before.startdate : 0;
  if (typed && alongNames.length > 0)
    return (
      <output className={styles.line}>
        <Link2 />
        <span>
          <strong>{list.format(alongNames)}</strong> {alongNames.length === 1 ? "moves" : "move"} {Math.abs(byDays)}{" "}
          {Math.abs(byDays) === 1 ? "day" : "days"} {byDays > 0 ? "later" : "earlier"} with {nameOfId(typed._id)}.
        </span>
      </output>
    );
  if (selected === null) return null;
  return (
    <output className={styles.line}>
      <Link2 />
      <span>
        <strong>{nameOfId(selected)}</strong> selected. Choose another circle to link it, or the same circle to
        deselect. Connected exercises move together.
      </span>
      <Button size="small" variant="text" onClick={deselect}>
        Deselect
      </Button>
    </output>
  );
}
