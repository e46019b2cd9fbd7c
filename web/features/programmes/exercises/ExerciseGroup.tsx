import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { chainsOf } from "@restride/domain/programmes/linking.ts";
import { editedExercise } from "@restride/domain/programmes/edit-rows.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { ChevronDown, ChevronRight, Lock } from "lucide-react";
import { useState } from "react";
import { useGutter } from "../../../ui/list/linked/use-gutter.ts";
import type { RegimenGroup } from "./regimen-groups.ts";
import { isContinuing } from "../edited-programme.ts";
import type { PlanContext } from "../plan-context.ts";
import { ExerciseEditor } from "./ExerciseEditor.tsx";
import { ExerciseRow } from "./ExerciseRow.tsx";
import styles from "./Exercises.module.css";
import type { ExerciseEditing } from "./use-exercises.ts";
import * as texts from "./exercises-texts.ts";

interface GroupProps {
  group: RegimenGroup;
  name: string;
  /** Whether the group is open from the start. */
  opensFirst: boolean;
  isDense: boolean;
  editing: ExerciseEditing;
  planContext: PlanContext;
}

/** Returns when a group passed with all its exercises; null while one has not passed. */
const passedText = ({ rows, window }: RegimenGroup, { rowStateOf, planContext }: ExerciseEditing): string | null =>
  rows.every(({ _id }) => rowStateOf(_id).passed !== null)
    ? texts.passedOn(formatUs(addDays(planContext.patient.surgery.date, window.enddate)))
    : null;

const countsText = (group: RegimenGroup, { rowStateOf }: ExerciseEditing): string => {
  const rows = group.rows.filter(({ _id }) => rowStateOf(_id).change !== "ended");
  const chains = chainsOf(rows.map(editedExercise)).length;
  return chains === 0 ? texts.exerciseCount(rows.length) : texts.exercisesAndChains(rows.length, chains);
};

/** Exercises of a regimen under a header that opens and closes them. */
export function ExerciseGroup({ group, name, opensFirst, isDense, editing, planContext }: GroupProps) {
  const [isToggled, setToggled] = useState(false);
  const { search, isFound, open, after, rowStateOf } = editing;
  const matchingRows = group.rows.filter(isFound);
  const isOpen = search.trim() === "" ? opensFirst !== isToggled : matchingRows.length > 0;
  const circles = matchingRows.map(({ _id: id, nextexerciseid: nextId }) => ({
    id,
    nextId,
    isUnlinkable: !isContinuing(rowStateOf(id)),
  }));
  const { list, gutterOf } = useGutter(circles, editing, editing);
  const passed = passedText(group, editing);
  const days = windowLabel(group.window);
  if (search.trim() !== "" && matchingRows.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2 className={styles.group}>
        <button type="button" aria-expanded={isOpen} onClick={() => setToggled(!isToggled)}>
          {isOpen ? <ChevronDown /> : <ChevronRight />}
          <strong>{name}</strong>
          <span>{group.window.startdate === planContext.day ? texts.beginsToday(days) : days}</span>
          <span className={styles.counts}>
            {passed !== null && <Lock size={13} aria-hidden />} {passed ?? countsText(group, editing)}
          </span>
        </button>
      </h2>
      {isOpen && (
        <ul ref={list}>
          {matchingRows.map((row, at) => {
            const shared = { row, number: group.rows.indexOf(row) + 1, gutter: gutterOf(at), editing };
            return row._id === open ? (
              <ExerciseEditor key={row._id} {...shared} planContext={planContext} />
            ) : (
              <ExerciseRow
                key={row._id}
                {...shared}
                isDense={isDense}
                now={after.find(({ _id }) => _id === row._id) ?? row}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}
