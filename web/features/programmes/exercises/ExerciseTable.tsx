import { surgeryDayLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { EmptyState, NoResult } from "../../../ui/look/States.tsx";
import { Plus } from "lucide-react";
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
  const { shown, planned, names, search, setSearch, isFound, setAdding } = editing;
  const isDense = useDense() && shown.length >= offersDense;
  const narrow = useNarrow();
  const groups = regimenGroups(shown, names.contentOf);
  const firstOpen = groups.findIndex(({ window }) => window.enddate >= planned.day);
  if (shown.length === 0)
    return (
      <EmptyState
        title="No exercises yet."
        text="Add the first one, here or with the key N. Its days are counted from surgery."
      >
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          Add exercise
        </Button>
      </EmptyState>
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
          isDense={isDense}
          editing={editing}
          planned={planned}
        />
      ))}
      {!shown.some(isFound) && (
        <NoResult title="No exercise found" text={`None has “${search.trim()}” in its name.`}>
          <Button onClick={() => setSearch("")}>Clear search</Button>
        </NoResult>
      )}
      <SelectionLine editing={editing} />
    </div>
  );
}
