import { Layers, Link2 } from "lucide-react";
import { Button } from "../../../ui/look/Button.tsx";
import { Kbd } from "../../../ui/look/Marks.tsx";
import { useNarrow } from "../../../ui/look/use-width.ts";
import styles from "./Exercises.module.css";
import type { ExerciseEditing } from "./use-exercises.ts";

const list = new Intl.ListFormat("en-US");

const Keys = () => (
  <span className={styles.keys} aria-hidden>
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> circle <Kbd>Space</Kbd> link <Kbd>Delete</Kbd> unlink <Kbd>Esc</Kbd> deselect
  </span>
);

/** What to do with the selected circle; by keys, also what a press would do. */
function Selected({ editing: { selected, aim, nameOfId, deselect } }: { editing: ExerciseEditing }) {
  const narrow = useNarrow();
  const byKeys = aim?.byKeys === true;
  return (
    <output className={styles.line}>
      <Link2 />
      <span>
        <strong>{nameOfId(selected)}</strong> selected.{" "}
        {byKeys && (
          <>
            <strong>{nameOfId(aim.id)}</strong> would follow it.
          </>
        )}
        {!byKeys && narrow && "Tap another circle to link it."}
        {!byKeys &&
          !narrow &&
          "Choose another circle to link it, or the same circle to deselect. Connected exercises move together."}
      </span>
      {byKeys && <Keys />}
      <Button size="small" variant="text" onClick={deselect}>
        Deselect
      </Button>
    </output>
  );
}

/** Below the rows: which exercises move along with the open one, what to do with the selected circle, or the newest bulk change. */
export function SelectionLine({ editing }: { editing: ExerciseEditing }) {
  const { selected, nameOfId, typed, alongNames, rows, bulk } = editing;
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
  if (selected !== null) return <Selected editing={editing} />;
  if (bulk === null) return null;
  return (
    <output className={styles.line}>
      <Layers />
      <span>{bulk.said}</span>
      <Button size="small" variant="text" onClick={bulk.undo}>
        Undo
      </Button>
    </output>
  );
}
