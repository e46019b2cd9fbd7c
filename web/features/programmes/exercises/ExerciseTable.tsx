import { surgeryDayLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { EmptyState } from "../../../ui/look/States.tsx";
import { useNarrow } from "../../../ui/look/use-width.ts";
import { DaysScale } from "../../../ui/chart/DaysBar.tsx";
import { offersDense, useDense } from "./dense-view.ts";
import { ExerciseGroup } from "./ExerciseGroup.tsx";
import styles from "./Exercises.module.css";
import { regimenGroups } from "./regimen-groups.ts";
import { SelectionLine } from "./SelectionLine.tsx";
import type { ExerciseEditing } from "./use-exercises.ts";

const Head = () => (
  <div className={styles.head} aria-hidden>
    <span />
    <span>EXERCISE</span>
    <span>CONFIGURATION</span>
    <span>SCHEDULE</span>
    <DaysScale label={surgeryDayLabel} />
    <span>ACTIONS</span>
  </div>
);

/** The exercises of a schedule by regimen, linked in chains, of which one row edits at once. */
export function ExerciseTable({ editing }: { editing: ExerciseEditing }) {
  const { shown, planned, names } = editing;
  const isDense = useDense() && shown.length >= offersDense;
  const narrow = useNarrow();
  const groups = regimenGroups(shown);
  const firstOpen = groups.findIndex(({ window }) => window.enddate >= planned.day);
  if (shown.length === 0)
    return (
      <EmptyState
        title="No exercises yet."
        text="Add the first one above, or with the key N. Its days are counted from surgery."
      />
    );
  return (
    <div className={styles.card} data-dense={isDense}>
      {!narrow && <Head />}
      {groups.map((group, at) => (
        <ExerciseGroup
          key={group.id ?? "added"}
          group={group}
          name={group.id === null ? "Added for this patient" : names.regimen(group.id).name}
          opensFirst={at === Math.max(0, firstOpen)}
          editing={editing}
          planned={planned}
        />
      ))}
      <SelectionLine editing={editing} />
    </div>
  );
}
