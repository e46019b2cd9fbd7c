import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { OfferedExercisesDocument } from "../content.graphql.ts";
import { AddExercise } from "./AddExercise.tsx";
import { bridge, squat, planContext, open, shownRows, form } from "./exercise-table.fixture.tsx";

test("B066 B178: one exercise row edits at once: the buttons of the others say why they are off", async () => {
  await open();
  await button("Edit Bridge").click();
  await expect.element(page.getByRole("button", { name: /^Edit Squat: / })).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByRole("button", { name: /^Remove Squat: / })).toHaveAttribute("aria-disabled", "true");
});

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

test("A301 B422: an exercise has the intervals from every day to once a week, with the weekdays that follow from its start", async () => {
  await open();
  await button("Edit Bridge").click();
  const intervals = textsOf(form("Bridge").getByRole("combobox", { name: "Interval" }).getByRole("option"));
  expect(intervals).toEqual([
    "Every Day",
    "Two Times Week · Tue Fri",
    "Three Times Week · Tue Thu Sat",
    "Four Times Week · Sun Tue Wed Fri",
    "Five Times Week · Sun Tue Wed Thu Sat",
    "Six Times Week · Sun Tue Wed Thu Fri Sat",
    "Once A Week · Tue",
  ]);
});

test("B121 B180: connected exercises move together when one is moved, and it is said before it is saved", async () => {
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

test("B231 B232 B233: what is wrong stands at its field, and nothing is changed", async () => {
  await open();
  await button("Edit Bridge").click();
  await form("Bridge").getByRole("textbox", { name: "Start" }).fill("20");
  await form("Bridge").getByRole("textbox", { name: "Daily" }).fill("0");
  await form("Bridge").getByRole("button", { name: "Save" }).click();
  await expect.element(form("Bridge").getByText("invalid startdate", { exact: true })).toBeVisible();
  await expect.element(form("Bridge").getByText("invalid enddate!", { exact: true })).toBeVisible();
  await expect.element(form("Bridge").getByText("Please enter times a day from 1 to 50.")).toBeVisible();
});

test("B233: hold, repeats and sets of a row may be 0; an added exercise has one set at least", async () => {
  await open();
  await button("Edit Bridge").click();
  for (const name of ["Hold", "Repeat", "Set"]) await form("Bridge").getByRole("textbox", { name }).fill("0");
  await form("Bridge").getByRole("button", { name: "Save" }).click();
  await expect.poll(() => shownRows("First week")[0]).toMatch(/0 sets × 0 repeats/);
  mockServer.answer(OfferedExercisesDocument, {
    getAllExercises: { status: "success", message: "", exercises: [] },
  });
  await render(<AddExercise planContext={planContext} onAdd={() => {}} onClose={() => {}} />);
  const dialog = page.getByRole("dialog", { name: "Add exercise" });
  for (const name of ["Hold", "Repeat", "Set"]) await dialog.getByRole("textbox", { name }).fill("0");
  await dialog.getByRole("button", { name: "Add exercise" }).click();
  await expect.element(dialog.getByText("Please enter sets from 1 to 50.", { exact: true })).toBeVisible();
  expect(dialog.getByText(/^Please enter (a hold|repeats)/).elements()).toEqual([]);
});

test("B234: in a row the start is at most the day before the end", async () => {
  await open();
  await button("Edit Bridge").click();
  const start = form("Bridge").getByRole("textbox", { name: "Start" });
  await start.fill("6"); // the day of the end
  await form("Bridge").getByRole("button", { name: "Save" }).click();
  await expect.element(form("Bridge").getByText("invalid startdate", { exact: true })).toBeVisible();
  await start.fill("5");
  await form("Bridge").getByRole("button", { name: "Save" }).click();
  await expect.poll(() => shownRows("First week").join()).toMatch(/Bridge.*S\+5 → S\+6/);
});

test("the exercises that can be added are read again when content changes", async () => {
  const answer = (name: string): void =>
    mockServer.answer(OfferedExercisesDocument, {
      getAllExercises: {
        status: "success",
        message: "",
        exercises: [{ _id: uuid(22), name, image: null, purpose: "", caution: "" }],
      },
    });
  answer("Squat");
  await render(<AddExercise planContext={planContext} onAdd={() => {}} onClose={() => {}} />);
  await expect.element(page.getByRole("option", { name: "Squat" })).toBeInTheDocument();
  answer("Deep squat");
  void invalidateTags(["content"]);
  await expect.element(page.getByRole("option", { name: "Deep squat" })).toBeInTheDocument();
});

test("B121 B230 B231 B232 B235 B236: an added exercise, its start and its end are required, its hold is in second(s) or minute(s), its interval is 7, and it may be due on the surgery date", async () => {
  mockServer.answer(OfferedExercisesDocument, {
    getAllExercises: {
      status: "success",
      message: "",
      exercises: [{ _id: uuid(22), name: "Squat", image: null, purpose: "", caution: "" }],
    },
  });
  const added: ProgrammeExercise[] = [];
  await render(<AddExercise planContext={planContext} onAdd={(row) => added.push(row)} onClose={() => {}} />);
  const dialog = page.getByRole("dialog", { name: "Add exercise" });
  expect(textsOf(dialog.getByRole("combobox", { name: "Unit" }).getByRole("option"))).toEqual([
    "second(s)",
    "minute(s)",
  ]);
  expect(requiredLabels()).toEqual(["Exercise", "Start", "End"]);
  await dialog.getByRole("button", { name: "Add exercise" }).click();
  for (const sentence of ["Please select an exercise.", "enter startdate!", "enter enddate!"])
    await expect.element(dialog.getByText(sentence, { exact: true })).toBeVisible();
  await dialog.getByRole("combobox", { name: "Exercise" }).selectOptions("Squat");
  await dialog.getByRole("textbox", { name: "Start" }).fill("90");
  await dialog.getByRole("textbox", { name: "End" }).fill("90");
  await dialog.getByRole("button", { name: "Add exercise" }).click();
  for (const sentence of ["invalid startdate", "invalid enddate!"])
    await expect.element(dialog.getByText(sentence, { exact: true })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Start" }).fill("60");
  await dialog.getByRole("checkbox", { name: "Skip on surgery date", exact: true }).click();
  await dialog.getByRole("button", { name: "Add exercise" }).click();
  await dialog.getByRole("textbox", { name: "Hold" }).fill("2");
  await dialog.getByRole("combobox", { name: "Unit" }).selectOptions("minute(s)");
  await dialog.getByRole("button", { name: "Add exercise" }).click();
  expect(added.map(({ hold }) => hold)).toEqual([1, 120]);
  expect(added.slice(0, 1)).toMatchObject([
    {
      exercise: uuid(22),
      regimen: null,
      startdate: 60,
      enddate: 90,
      hold: 1,
      repeat: 1,
      set: 1,
      time: 1,
      interval: 7,
      skiponsurgerydate: false,
    },
  ]);
});
