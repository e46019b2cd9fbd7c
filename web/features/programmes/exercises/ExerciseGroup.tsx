import { windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { chainsOf } from "@restride/domain/programmes/linking.ts";
import { editedExercise } from "@restride/domain/programmes/edit-rows.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { ChevronDown, ChevronRight, Lock } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useRef, useState } from "react";
import type { RegimenGroup } from "./regimen-groups.ts";
import { goesOn } from "../edited-programme.ts";
import type { Planned } from "../planned.ts";
import { ExerciseEditor } from "./ExerciseEditor.tsx";
import { ExerciseRow } from "./ExerciseRow.tsx";
import styles from "./Exercises.module.css";
import { drawnLinks } from "./lanes.ts";
import type { ExerciseEditing } from "./use-exercises.ts";

interface GroupProps {
  group: RegimenGroup;
  name: string;
  /** Whether it is the group that is open from the start. */
  opensFirst: boolean;
  isDense: boolean;
  editing: ExerciseEditing;
  planned: Planned;
}

/** When a group has passed with all its exercises; null while one of them is to come. */
const passedText = ({ rows, window }: RegimenGroup, { standingOf, planned }: ExerciseEditing): string | null =>
  rows.every(({ _id }) => standingOf(_id).passed !== null)
    ? `passed ${formatUs(addDays(planned.patient.surgery.date, window.enddate))}`
    : null;

const countsText = (group: RegimenGroup, { standingOf }: ExerciseEditing): string => {
  const rows = group.rows.filter(({ _id }) => standingOf(_id).change !== "ended");
  const chains = chainsOf(rows.map(editedExercise)).length;
  const exercises = `${rows.length} ${rows.length === 1 ? "exercise" : "exercises"}`;
  return chains === 0 ? exercises : `${exercises} · ${chains} ${chains === 1 ? "chain" : "chains"}`;
};

/** The links between rows in view that have a circle: what passed or ends is linked to nothing that can be seen. */
const linksBetween = (rows: RegimenGroup["rows"], { standingOf, selected, aim }: ExerciseEditing) => {
  const circled = new Set<string>(rows.map(({ _id }) => _id).filter((id) => goesOn(standingOf(id))));
  const next = (id: string, nextId: string | null) =>
    nextId && circled.has(id) && circled.has(nextId) ? nextId : null;
  const aimed = selected !== null && aim !== null ? { id: selected, nextId: aim.id } : null;
  return drawnLinks(
    rows.map(({ _id: id, nextexerciseid }) => ({ id, nextId: next(id, nextexerciseid) })),
    aimed,
  );
};

/** The circles of a group are one stop: arrows move, Space selects and links, Delete unlinks after, with Shift before. */
function useGutter(rows: RegimenGroup["rows"], editing: ExerciseEditing) {
  const { press, unlinkAfter, unlinkBefore, deselect, selected, standingOf } = editing;
  const list = useRef<HTMLUListElement>(null);
  const [last, setStop] = useState<string | null>(null);
  const circled = rows.map(({ _id }) => _id).filter((id) => goesOn(standingOf(id)));
  const stop = Math.max(
    0,
    circled.findIndex((id) => id === last),
  );
  const focus = (next: number): void => {
    const id = circled[Math.min(Math.max(next, 0), circled.length - 1)];
    list.current?.querySelector<HTMLElement>(`[data-circle="${id}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    const id = (event.target as HTMLElement).dataset.circle;
    if (id === undefined) return;
    const act: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(stop + 1),
      ArrowUp: () => focus(stop - 1),
      " ": () => press(id),
      Delete: () => (event.shiftKey ? unlinkBefore(id) : unlinkAfter(id)),
      ...(selected !== null && { Escape: deselect }),
    };
    if (!act[event.key]) return;
    event.preventDefault();
    act[event.key]?.();
  };
  return { list, stop: circled[stop], setStop, onKey };
}

/** The exercises of a regimen under a head that opens and closes them. */
export function ExerciseGroup({ group, name, opensFirst, isDense, editing, planned }: GroupProps) {
  const [isToggled, setToggled] = useState(false);
  const { search, isFound, open, after } = editing;
  const found = group.rows.filter(isFound);
  const isOpen = search.trim() === "" ? opensFirst !== isToggled : found.length > 0;
  const { list, stop, setStop, onKey } = useGutter(found, editing);
  const links = linksBetween(found, editing);
  const passed = passedText(group, editing);
  const begins = group.window.startdate === planned.day ? " · begins today" : "";
  if (search.trim() !== "" && found.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2 className={styles.group}>
        <button type="button" aria-expanded={isOpen} onClick={() => setToggled(!isToggled)}>
          {isOpen ? <ChevronDown /> : <ChevronRight />}
          <strong>{name}</strong>
          <span>
            {windowLabel(group.window)}
            {begins}
          </span>
          <span className={styles.counts}>
            {passed !== null && <Lock size={13} aria-hidden />} {passed ?? countsText(group, editing)}
          </span>
        </button>
      </h2>
      {isOpen && (
        <ul ref={list} className={styles.rows}>
          {found.map((row, at) => {
            const shared = {
              row,
              at,
              links,
              editing,
              isStop: row._id === stop,
              onStop: () => setStop(row._id),
              onKey,
            };
            return row._id === open ? (
              <ExerciseEditor key={row._id} {...shared} planned={planned} />
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
