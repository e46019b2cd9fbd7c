import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { singleKeys } from "../../platform/device/single-keys.ts";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { followOverlays } from "../../ui/overlay/overlays.ts";
import { answerNotes, failNotes, many, note, notesPage, open, rows, section } from "./notes.fixture.tsx";
import { PatientNotesDocument } from "./notes.graphql.ts";

followOverlays(); // Escape closes overlays, as in the console.

const lastRequest = () => mockServer.sent(PatientNotesDocument).at(-1);
const request = (change: object = {}) => ({
  patient_id: uuid(2000),
  metadata: { current: 1, pageSize: 10 },
  category: null,
  search: null,
  ...change,
});
const newest = request({ metadata: { current: 1, pageSize: 3 } });
const showAll = async (): Promise<void> => {
  await button("Show all 13 notes").click();
  await expect.element(rows()).toHaveLength(10);
};
const chip = (name: string) =>
  page.getByRole("group", { name: "Category" }).getByRole("button", { name: new RegExp(`^${name} `) });
const addDialog = () => page.getByRole("dialog", { name: "Add note" });

test("Escape closes a note that is still opening, and it does not open later", async () => {
  const resolve = mockServer.delay(PatientNotesDocument);
  await open();
  await userEvent.keyboard("n");
  await expect.element(page.getByText("Opening …")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Opening …")).not.toBeInTheDocument();
  resolve(notesPage([note(1)]));
  await expect.element(rows()).toHaveLength(1);
  await expect.element(addDialog()).not.toBeInTheDocument();
});

test("notes on their way take the room of the three that come, so that nothing below them moves", async () => {
  const resolve = mockServer.delay(PatientNotesDocument);
  await open();
  const height = (): number => section().element().getBoundingClientRect().height;
  await expect.element(section()).toBeVisible();
  const before = height();
  resolve(notesPage([note(1), note(2), note(3)]));
  await expect.element(rows()).toHaveLength(3);
  expect(Math.abs(height() - before)).toBeLessThanOrEqual(6);
});

test("three notes are asked for until all are shown, and what narrows those leads back to the first page", async () => {
  answerNotes(many);
  await open();
  await expect.element(rows()).toHaveLength(3);
  expect(mockServer.sent(PatientNotesDocument)).toEqual([newest]);
  await showAll();
  expect(lastRequest()).toEqual(request());
  await button("Page 2").click();
  await expect.poll(lastRequest).toEqual(request({ metadata: { current: 2, pageSize: 10 } }));
  await chip("General").click();
  await expect.poll(lastRequest).toEqual(request({ category: uuid(1011) }));
  await expect.element(chip("General")).toHaveAttribute("aria-pressed", "true");
  await expect.element(chip("All")).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("searchbox", { name: "Search notes" }).fill(" cane ");
  await expect.poll(lastRequest).toEqual(request({ category: uuid(1011), search: "cane" }));
});

test("a category that is offered no more is a chip while it has notes; All counts those of each", async () => {
  const answer = notesPage(many.slice(0, 3), 13);
  const old = { is_default: false, active: false };
  answer.getPatientNotesCategories.categories!.push(
    { ...old, _id: uuid(1013), category_name: "Fax", count: 2 },
    { ...old, _id: uuid(1014), category_name: "Telex", count: 0 },
  );
  mockServer.answer(PatientNotesDocument, answer);
  await open();
  await button("Show all 15 notes").click();
  await expect.element(chip("All")).toBeVisible();
  const chips = page.getByRole("group", { name: "Category" }).getByRole("button");
  expect(textsOf(chips)).toEqual(["All 15", "General 13", "Phone Call 0", "Fax 2"]);
});

test("where the newest notes are shown, notes of every category are exported, not those that were narrowed to before", async () => {
  answerNotes(many);
  await open();
  await showAll();
  await chip("Phone Call").click();
  await expect.element(page.getByText("No note matches.")).toBeVisible();
  await button(/^Patient Notes/).click();
  await button(/^Patient Notes/).click();
  await expect.element(rows()).toHaveLength(3);
  await button("Export CSV").click();
  await expect.poll(lastRequest).toEqual(request({ metadata: { current: 1, pageSize: 1000 } }));
});

test.each([
  { count: 3, more: 0, pages: 0, exports: 1 },
  { count: 0, more: 0, pages: 0, exports: 0 },
])("of $count notes none are left to be shown", async ({ count, more, pages, exports }) => {
  answerNotes(many.slice(0, count));
  await open();
  await expect.element(section()).toMatchTextContent(new RegExp(`Patient Notes ${count}`));
  await expect.poll(() => button("Export CSV").elements().length).toBe(exports);
  expect(button(/^Show all/).elements()).toHaveLength(more);
  expect(page.getByRole("combobox", { name: "Rows a page" }).elements()).toHaveLength(pages);
});

test.each([
  [5, 0],
  [6, 1],
])("all %i notes have %i pagers", async (count, pagers) => {
  localStorage.setItem("restride.notes", "all");
  answerNotes(many.slice(0, count));
  await open();
  await expect.element(rows()).toHaveLength(count);
  expect(page.getByText(`1–${count} of ${count}`).elements()).toHaveLength(pagers);
});

test("closed notes say nothing of a failure, and all that were shown are all shown for the next patient", async () => {
  failNotes();
  const { unmount } = await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Notes could not be loaded\./);
  await button(/^Patient Notes/).click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await unmount();
  localStorage.setItem("restride.notes", "all");
  answerNotes(many);
  await open();
  await expect.element(rows()).toHaveLength(10);
});

test("N writes no note while somebody types, holds Ctrl, has a dialog open or switched single keys off", async () => {
  answerNotes(many);
  await open();
  await showAll();
  const search = page.getByRole("searchbox", { name: "Search notes" });
  await search.click();
  await userEvent.keyboard("n");
  await expect.element(search).toHaveValue("n");
  await search.fill("");
  button(/^Patient Notes/)
    .element()
    .focus();
  for (const keys of ["{Control>}n{/Control}", "{Alt>}n{/Alt}", "{Meta>}n{/Meta}"]) await userEvent.keyboard(keys);
  singleKeys.set(false);
  await userEvent.keyboard("n");
  await expect.element(addDialog()).not.toBeInTheDocument();
  singleKeys.set(true);
  await userEvent.keyboard("n");
  await expect.element(addDialog()).toBeVisible();
});
