import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { type EditedProgramme, noPauses, plainStanding, type Standing } from "../edited-programme.ts";
import type { Names } from "../use-content.ts";
import { OfferedExercisesDocument } from "../content.graphql.ts";
import { AddExercise } from "./AddExercise.tsx";
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
  hasTools?: boolean;
  standingOf?: (id: string) => Standing;
  onRevert: (ids: readonly string[]) => void;
}

function Schedule({ first, hasTools = false, onRevert, standingOf = () => plainStanding }: ScheduleProps) {
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
      {hasTools && <ExerciseTools editing={editing} />}
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

test("B066 B178: one exercise row edits at once: the buttons of the others say why they are off", async () => {
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

const chained = [{ ...bridge, nextexerciseid: squat._id }, squat];
const circle = (name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}(, \\d+ of \\d+ in a chain.*)?(, selected)?\\.$`) });
const form = (name: string) => page.getByRole("form", { name: `Edit ${name}` });

test("B066: an exercise row is in view or edit mode; Enter saves, Escape leaves it as it was, and the focus goes back to what opened it", async () => {
  await open();
  await expect.element(button("Edit Bridge")).toBeVisible();
  button("Edit Bridge").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(form("Bridge").getByRole("textbox", { name: "Hold" })).toHaveFocus();
  await form("Bridge").getByRole("textbox", { name: "Daily" }).fill("9");
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Edit Bridge")).toHaveFocus();
  expect(shownRows("First week")[0]).toMatch(/2 sets × 10 repeats · 3× a day/);
  await userEvent.keyboard("{Enter}");
  await form("Bridge").getByRole("textbox", { name: "Daily" }).fill("9");
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Edit Bridge")).toHaveFocus();
  expect(shownRows("First week")[0]).toMatch(/2 sets × 10 repeats · 9× a day/);
});

test("B180: connected exercises move together when one is moved, and it is said before it is saved", async () => {
  await open([
    { ...bridge, startdate: 4, nextexerciseid: squat._id },
    { ...squat, startdate: 4 },
  ]);
  await button("Edit Bridge").click();
  await form("Bridge").getByRole("textbox", { name: "Start" }).fill("+6");
  await form("Bridge").getByRole("textbox", { name: "End" }).fill("+8");
  await expect.element(page.getByText("Squat moves 2 days later with Bridge.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => shownRows("First week")[1]).toMatch(/Squat.*S\+6 → S\+8/);
});

test("what is wrong stands at its field, and nothing is changed", async () => {
  await open();
  await button("Edit Bridge").click();
  await form("Bridge").getByRole("textbox", { name: "Start" }).fill("20");
  await form("Bridge").getByRole("textbox", { name: "Daily" }).fill("0");
  await form("Bridge").getByRole("button", { name: "Save" }).click();
  await expect.element(form("Bridge").getByText("invalid startdate")).toBeVisible();
  await expect.element(form("Bridge").getByText("Please enter times a day from 1 to 50.")).toBeVisible();
});

test("B179: a click on a circle selects, on another links both, on the same deselects, on a connector line removes that link", async () => {
  await open(chained);
  await expect.element(circle("Squat")).toHaveAttribute("aria-label", "Squat, 2 of 2 in a chain, after Bridge.");
  await group("First week")
    .getByTitle("Unlink Bridge from the next")
    .first()
    .click({ force: true, position: { x: 1, y: 20 } }); // below the circle
  await expect.element(circle("Squat")).toHaveAttribute("aria-label", "Squat.");
  await circle("Squat").click();
  await expect.element(circle("Squat")).toHaveAttribute("aria-pressed", "true");
  await circle("Squat").click();
  await expect.element(circle("Squat")).toHaveAttribute("aria-pressed", "false");
  await circle("Squat").click();
  await circle("Bridge").click();
  await expect.element(circle("Bridge")).toHaveAttribute("aria-label", "Bridge, 2 of 2 in a chain, after Squat.");
});

test("a removed exercise gives the focus to the next one", async () => {
  await open([bridge, squat]);
  await expect.element(button("Remove Bridge")).toBeVisible();
  button("Remove Bridge").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toMatch(/Squat/);
});

test("on a phone a menu links, unlinks and moves a chain by days within the bounds", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await open([
    { ...bridge, startdate: 4, nextexerciseid: squat._id },
    { ...squat, startdate: 4 },
  ]);
  const choose = async (item: string): Promise<void> => {
    await button("Actions for Bridge").click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Move chain");
  const days = page.getByRole("textbox", { name: "Days later" });
  await days.fill("730");
  await button("Move").click();
  await expect.element(page.getByText("Please choose days from S-365 to S+730.")).toBeVisible();
  await days.fill("2");
  await button("Move").click();
  await expect.poll(() => shownRows("First week")[1]).toMatch(/Squat.*S\+6 → S\+8/);
  await choose("Unlink");
  await expect.element(circle("Squat")).toHaveAttribute("aria-label", "Squat.");
  await choose("Link to");
  await circle("Squat").click();
  await expect.element(circle("Squat")).toHaveAttribute("aria-label", "Squat, 2 of 2 in a chain, after Bridge.");
});

test("B230 B236: an added exercise is required, its hold is in second(s) or minute(s), and its interval is 7", async () => {
  mockServer.answer(OfferedExercisesDocument, {
    getAllExercises: {
      status: "success",
      message: "",
      exercises: [{ _id: uuid(22), name: "Squat", image: null, purpose: "", caution: "" }],
    },
  });
  const added: ProgrammeExercise[] = [];
  await render(<AddExercise planned={planned} onAdd={(row) => added.push(row)} onClose={() => {}} />);
  const dialog = page.getByRole("dialog", { name: "Add exercise" });
  expect(textsOf(dialog.getByRole("combobox", { name: "Unit" }).getByRole("option"))).toEqual([
    "second(s)",
    "minute(s)",
  ]);
  await dialog.getByRole("button", { name: "Add exercise" }).click();
  await expect.element(dialog.getByText("Please select an exercise.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Exercise" }).selectOptions("Squat");
  await dialog.getByRole("textbox", { name: "Start" }).fill("60");
  await dialog.getByRole("textbox", { name: "End" }).fill("90");
  await dialog.getByRole("button", { name: "Add exercise" }).click();
  expect(added).toMatchObject([
    { exercise: uuid(22), regimen: null, startdate: 60, enddate: 90, hold: 1, repeat: 1, set: 1, time: 1, interval: 7 },
  ]);
});

test("a bulk change counts what changes, says what was and is, refuses days too far off, and is undone", async () => {
  await render(<Schedule first={[bridge, squat, step]} hasTools onRevert={() => {}} />);
  await button("Apply to all").click();
  const dialog = page.getByRole("dialog", { name: "Apply to all" });
  await expect
    .element(dialog.getByText("Tick a line: what changes is listed here before it is applied."))
    .toBeVisible();
  await dialog.getByRole("radio", { name: "First week · 2" }).click({ force: true });
  await dialog.getByLabelText("Days").fill("730");
  await expect.element(dialog.getByText("Please choose days from S-365 to S+730.")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Apply to 2 exercises" })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: "Move by" }).click({ force: true });
  await dialog.getByLabelText("Times a day").fill("2");
  await expect.element(dialog.getByText("was 3")).toBeVisible();
  expect(textsOf(dialog.getByRole("term")).length).toBe(3);
  await dialog.getByRole("button", { name: "Apply to 2 exercises" }).click();
  await expect.poll(() => shownRows("First week")[0]).toMatch(/2× a day/);
  await expect.element(page.getByText("2 exercises changed.")).toBeVisible();
  await button("Undo").click();
  await expect.poll(() => shownRows("First week")[0]).toMatch(/3× a day/);
  expect(page.getByText("2 exercises changed.").elements()).toEqual([]);
});
