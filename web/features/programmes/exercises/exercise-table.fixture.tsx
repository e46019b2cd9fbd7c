import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { useState } from "react";
import { page } from "vitest/browser";
import { region } from "../../../testing/finders.ts";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { type EditedProgramme, noPauses, plainRowState, type RowState } from "../edited-programme.ts";
import type { Names } from "../use-content.ts";
import { ExerciseTable } from "./ExerciseTable.tsx";
import { ExerciseTools } from "./ExerciseTools.tsx";
import { useExercises } from "./use-exercises.ts";

type Rows = readonly ProgrammeExercise[];
const names: Record<string, string> = {
  [uuid(21)]: "Bridge",
  [uuid(22)]: "Squat",
  [uuid(23)]: "Step up",
  [uuid(31)]: "First week",
};
const contentNamed = (id: string) => ({ name: names[id] ?? "…", image: "" });
const allNames = { contentOf: (id: string) => id, exercise: contentNamed, regimen: contentNamed } as unknown as Names;

export const bridge: ProgrammeExercise = {
  _id: readId(uuid(11)),
  exercise: readId(uuid(21)),
  regimen: readId(uuid(31)),
  startdate: 1,
  enddate: 6,
  interval: 1,
  skiponsurgerydate: false,
  hold: 5,
  repeat: 10,
  set: 2,
  time: 3,
  nextexerciseid: null,
};
export const squat: ProgrammeExercise = { ...bridge, _id: readId(uuid(12)), exercise: readId(uuid(22)), startdate: 3 };
export const step: ProgrammeExercise = {
  ...bridge,
  _id: readId(uuid(13)),
  exercise: readId(uuid(23)),
  regimen: null,
  startdate: 7,
  enddate: 20,
};
export const planContext = {
  patient: { firstname: "Ann", lastname: "Bell", surgery: { type: "knee", date: "2026-03-02" as CalendarDate } },
  today: "2026-03-05" as CalendarDate,
  day: 3,
} as const;

interface ScheduleProps {
  first: Rows;
  hasTools?: boolean;
  rowStateOf?: (id: string) => RowState;
  onRevert: (ids: readonly string[]) => void;
}

export function Schedule({ first, hasTools = false, onRevert, rowStateOf = () => plainRowState }: ScheduleProps) {
  const [rows, setRows] = useState(first);
  const programme = { exercises: rows, devices: [], feedback: [] };
  const edited: EditedProgramme = {
    programme,
    saved: programme,
    visibleProgramme: programme,
    pauses: noPauses,
    names: allNames,
    edit: ({ exercises }) => setRows(exercises ?? []),
    undoEdit: ({ exercises }) => setRows(exercises ?? []),
    rowStateOf,
    revert: (...ids) => onRevert(ids),
  };
  const editing = useExercises(edited, planContext);
  return (
    <>
      <input aria-label="Search" value={editing.search} onChange={({ target }) => editing.setSearch(target.value)} />
      {editing.isAdding && <p>An exercise is added</p>}
      <output aria-label="Rows">{rows.map(({ exercise }) => names[exercise]).join(", ")}</output>
      {hasTools && <ExerciseTools editing={editing} />}
      <ExerciseTable editing={editing} />
    </>
  );
}

export const open = async (first: Rows = [step, bridge, squat], rowStateOf?: (id: string) => RowState) => {
  const reverts: string[] = [];
  await render(<Schedule first={first} onRevert={(ids) => reverts.push(...ids)} {...(rowStateOf && { rowStateOf })} />);
  return reverts;
};
export const rowNames = () => page.getByRole("status", { name: "Rows" });
export const head = (name: string) => region(name).getByRole("button").first();
export const shownRows = (name: string) => textsOf(region(name).getByRole("listitem"));

export const chained = [{ ...bridge, nextexerciseid: squat._id }, squat];
export const circle = (name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}(, \\d+ of \\d+ in a chain.*)?(, selected)?\\.$`) });
export const form = (name: string) => page.getByRole("form", { name: `Edit ${name}` });
