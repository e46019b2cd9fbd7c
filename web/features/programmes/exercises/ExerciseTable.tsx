import { surgeryDayLabel } from "@restride/domain/programmes/surgery-day-texts.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { EmptyState, NoResult } from "../../../ui/look/States.tsx";
import { Plus } from "lucide-react";
import { LinkedHead, LinkedRows } from "../../../ui/list/linked/LinkedRows.tsx";
import { DaysScale } from "../../../ui/chart/DaysBar.tsx";
import { offersDense, useDense } from "./dense-view.ts";
import { ExerciseGroup } from "./ExerciseGroup.tsx";
import { regimenGroups } from "./regimen-groups.ts";
import { SelectionLine } from "./SelectionLine.tsx";
import type { ExerciseEditing } from "./use-exercises.ts";

const heads = ["EXERCISE", "CONFIGURATION", "SCHEDULE", "ACTIONS"] as const;

/** Exercises of a schedule by regimen, linked in chains. One row at a time can be edited. */
export function ExerciseTable({ editing }: { editing: ExerciseEditing }) {
  const { visibleExercises, planned, names, search, setSearch, isFound, setAdding } = editing;
  const isDense = useDense() && visibleExercises.length >= offersDense;
  const groups = regimenGroups(visibleExercises, names.contentOf);
  const firstOpen = groups.findIndex(({ window }) => window.enddate >= planned.day);
  if (visibleExercises.length === 0)
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
    <LinkedRows isDense={isDense}>
      <LinkedHead heads={heads} scale={<DaysScale label={surgeryDayLabel} />} />
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
      {!visibleExercises.some(isFound) && (
        <NoResult title="No exercise found" text={`None has “${search.trim()}” in its name.`}>
          <Button onClick={() => setSearch("")}>Clear search</Button>
        </NoResult>
      )}
      <SelectionLine editing={editing} />
    </LinkedRows>
  );
}
