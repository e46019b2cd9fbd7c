import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
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
import * as texts from "./exercises-texts.ts";

const heads = [texts.exercise, texts.configuration, texts.schedule, texts.actions] as const;

/** Exercises of a schedule by regimen, linked in chains. One row at a time can be edited. */
export function ExerciseTable({ editing }: { editing: ExerciseEditing }) {
  const { visibleExercises, planContext, names, search, setSearch, isFound, setAdding } = editing;
  const isDense = useDense() && visibleExercises.length >= offersDense;
  const groups = regimenGroups(visibleExercises, names.contentOf);
  const firstOpen = groups.findIndex(({ window }) => window.enddate >= planContext.day);
  if (visibleExercises.length === 0)
    return (
      <EmptyState title={texts.noExercisesYet} text={texts.addTheFirstOneHere}>
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          {texts.addExercise}
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
          name={group.id === null ? texts.addedForThisPatient : names.regimen(group.id).name}
          opensFirst={at === Math.max(0, firstOpen)}
          isDense={isDense}
          editing={editing}
          planContext={planContext}
        />
      ))}
      {!visibleExercises.some(isFound) && (
        <NoResult title={texts.noExerciseFound} text={texts.noneHasInItsName(search.trim())}>
          <Button onClick={() => setSearch("")}>{texts.clearSearch}</Button>
        </NoResult>
      )}
      <SelectionLine editing={editing} />
    </LinkedRows>
  );
}
