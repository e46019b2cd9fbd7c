import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { type EditedProgramme, noPauses, plainStanding, type Standing } from "../edited-programme.ts";
import type { Names } from "../use-content.ts";
import { ExerciseTable } from "./ExerciseTable.tsx";
import { useExercises } from "./use-exercises.ts";

type Rows = readonly ProgrammeExercise[];
const names: Record<string, string> = {
  [uuid(21)]: "Bridge",
  [uuid(22)]: "Squat",
  [uuid(23)]: "Step up",
  [uuid(31)]: "First week",
};
const named = (id: string) => ({ name: names[id] ?? "…", image: "" });
const allNames = { contentOf: (id: string) => id, exercise: named, regimen: named } as unknown as Names;

const bridge: ProgrammeExercise = {
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
const squat: ProgrammeExercise = { ...bridge, _id: readId(uuid(12)), exercise: readId(uuid(22)), startdate: 3 };
const step: ProgrammeExercise = {
  ...bridge,
  _id: readId(uuid(13)),
  exercise: readId(uuid(23)),
  regimen: null,
  startdate: 7,
  enddate: 20,
};
const planned = {
  patient: { firstname: "Ann", lastname: "Bell", surgery: { type: "knee", date: "2026-03-02" as CalendarDate } },
  today: "2026-03-05" as CalendarDate,
  day: 3,
} as const;

interface ScheduleProps {
  first: Rows;
  standingOf?: (id: string) => Standing;
  onRevert: (ids: readonly string[]) => void;
}

function Schedule({ first, onRevert, standingOf = () => plainStanding }: ScheduleProps) {
  const [rows, setRows] = useState(first);
  const programme = { exercises: rows, devices: [], feedback: [] };
  const edited: EditedProgramme = {
    programme,
    saved: programme,
    shown: programme,
    pauses: noPauses,
    names: allNames,
    edit: ({ exercises }) => setRows(exercises ?? []),
    takeBack: ({ exercises }) => setRows(exercises ?? []),
    standingOf,
    revert: (...ids) => onRevert(ids),
  };
  const editing = useExercises(edited, planned);
  return (
    <>
      <input aria-label="Search" value={editing.search} onChange={({ target }) => editing.setSearch(target.value)} />
      {editing.isAdding && <p>An exercise is added</p>}
      <output aria-label="Rows">{rows.map(({ exercise }) => names[exercise]).join(", ")}</output>
      <ExerciseTable editing={editing} />
    </>
  );
}

const open = async (first: Rows = [step, bridge, squat], standingOf?: (id: string) => Standing) => {
  const reverts: string[] = [];
  await render(<Schedule first={first} onRevert={(ids) => reverts.push(...ids)} {...(standingOf && { standingOf })} />);
  return reverts;
};
const rowNames = () => page.getByRole("status", { name: "Rows" });
const group = (name: string) => page.getByRole("region", { name });
const head = (name: string) => group(name).getByRole("button").first();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const shownRows = (name: string) => textsOf(group(name).getByRole("listitem"));

test("exercises stand by regimen, in the order of their days; the first that is not over is open", async () => {
  await open();
  await expect.element(head("First week")).toHaveTextContent("First weekS+1 → S+6 2 exercises");
  await expect.element(head("Added for this patient")).toHaveTextContent("Added for this patientS+7 → S+20 1 exercise");
  expect(shownRows("First week")).toEqual([
    expect.stringMatching(/Bridge.*S\+1 → S\+6Every Day/),
    expect.stringMatching(/Squat.*S\+3 → S\+6Every Day/),
  ]);
  expect(shownRows("Added for this patient")).toEqual([]);
  await head("Added for this patient").click();
  await expect.poll(() => shownRows("Added for this patient")).toHaveLength(1);
  await head("First week").click();
  await expect.poll(() => shownRows("First week")).toEqual([]);
});

test("a search opens the groups that have it, and without a match is cleared", async () => {
  await open();
  const search = page.getByRole("textbox", { name: "Search" });
  await search.fill("step");
  await expect.poll(() => shownRows("Added for this patient")).toHaveLength(1);
  expect(group("First week").elements()).toEqual([]);
  await search.fill("zz");
  await expect.element(page.getByText("None has “zz” in its name.")).toBeVisible();
  await button("Clear search").click();
  await expect.element(group("First week")).toBeVisible();
});

test("one row edits at once: the buttons of the others say why they are off", async () => {
  await open();
  await button("Edit Bridge").click();
  await expect.element(page.getByRole("button", { name: /^Edit Squat: / })).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByRole("button", { name: /^Remove Squat: / })).toHaveAttribute("aria-disabled", "true");
});

test("what is removed is taken back by Undo", async () => {
  await open();
  await button("Remove Bridge").click();
  await expect.element(page.getByText("Bridge removed.")).toBeVisible();
  await expect.element(rowNames()).toHaveTextContent("Step up, Squat");
  await button("Undo").click();
  await expect.element(rowNames()).toHaveTextContent("Step up, Bridge, Squat");
});

test("what was changed has its own undo, what ends cannot be edited, and what has passed is locked", async () => {
  const reverts = await open([bridge, squat], (id) =>
    id === uuid(11)
      ? { note: "2 of 6 days done", change: "ended", passed: null }
      : { note: null, change: null, passed: "passed 03/08/2026" },
  );
  expect(shownRows("First week")[0]).toMatch(/Bridge2 of 6 days done/);
  expect(button("Edit Bridge").elements()).toEqual([]);
  await button("Undo the change of Bridge").click();
  expect(reverts).toEqual([uuid(11)]);
  await expect.element(page.getByTitle("passed 03/08/2026")).toBeVisible();
  expect(button("Edit Squat").elements()).toEqual([]);
});

test("a schedule without exercises offers the first", async () => {
  await open([]);
  await expect.element(page.getByText("No exercises yet.")).toBeVisible();
  await button("Add exercise").click();
  await expect.element(page.getByText("An exercise is added")).toBeVisible();
});
