import { readId } from "@restride/domain/values/id.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { denseView } from "./dense-view.ts";
import { bridge, circle, form, head, open, Schedule, shownRows, squat, step } from "./exercise-table.fixture.tsx";

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...bridge, _id: readId(uuid(400 + at)) }));
const show = (rows: Parameters<typeof Schedule>[0]["first"]) =>
  render(<Schedule first={rows} hasTools onRevert={() => {}} />);
const dialog = () => page.getByRole("dialog", { name: "Apply to all" });
const targets = () =>
  dialog()
    .getByRole("radio")
    .elements()
    .map((each) => each.closest("label")?.textContent);

test("a bulk change reaches all, what was found, the chain of the selected, or one regimen", async () => {
  await show([{ ...bridge, nextexerciseid: squat._id }, squat, step]);
  await circle("Bridge").click();
  await page.getByRole("searchbox", { name: "Search exercises" }).fill("step");
  await button("Apply to all").click();
  await expect.element(dialog()).toBeVisible();
  for (const [name, count] of [
    ["Found · 1", "1 exercise"],
    ["Chain · 2", "2 exercises"],
    ["First week · 2", "2 exercises"],
    ["Added · 1", "1 exercise"],
    ["All 3", "3 exercises"],
  ] as const) {
    await dialog().getByRole("radio", { name }).click();
    await dialog().getByLabelText("Times a day").fill("7");
    await expect.element(dialog().getByRole("button", { name: `Apply to ${count}` }), { message: name }).toBeEnabled();
  }
  await dialog().getByRole("button", { name: "Apply to 3 exercises" }).click();
  await expect.poll(() => shownRows("Added for this patient")[0]).toMatch(/7× a day/);
});

test("B181: a change of all exercises leaves one whose days have passed as it is", async () => {
  await show([bridge, { ...squat, startdate: 1, enddate: 2 }]); // today is S+3
  await button("Apply to all").click();
  await dialog().getByLabelText("Times a day").fill("7");
  await dialog().getByRole("checkbox", { name: "Skip on surgery date" }).click();
  await dialog().getByRole("button", { name: "Apply to 1 exercise" }).click();
  await expect.poll(() => shownRows("First week").join()).toMatch(/Bridge.*7× a day/);
  expect(shownRows("First week").join()).toMatch(/Squat.*3× a day/);
  for (const [name, skips] of [
    ["Bridge", true],
    ["Squat", false],
  ] as const) {
    await button(`Edit ${name}`).click();
    const box = form(name).getByRole("checkbox", { name: "Skip on surgery date" });
    await expect.element(box).toBeVisible();
    expect((box.element() as HTMLInputElement).checked, name).toBe(skips);
    await form(name).getByRole("button", { name: "Cancel" }).click();
  }
});

test("A301 B422: all exercises can be given each interval", async () => {
  await show([bridge, squat, step]);
  await button("Apply to all").click();
  const intervals = textsOf(dialog().getByRole("combobox", { name: "How often" }).getByRole("option"));
  expect(intervals).toEqual([
    "Every Day",
    "Two Times Week",
    "Three Times Week",
    "Four Times Week",
    "Five Times Week",
    "Six Times Week",
    "Once A Week",
  ]);
});

test("without a search or a selection neither is offered, and an unticked line changes nothing", async () => {
  await show([bridge, squat, step]);
  await button("Apply to all").click();
  await expect.poll(targets).toEqual(["All 3", "First week · 2", "Added · 1"]);
  await dialog().getByLabelText("Times a day").fill("7");
  await dialog().getByRole("checkbox", { name: "Daily" }).click();
  await expect.element(dialog().getByRole("button", { name: /^Apply to/ })).toBeDisabled();
  await dialog().getByRole("button", { name: "Cancel" }).click();
  expect(shownRows("First week")[0]).toMatch(/3× a day/);
});

const preview = () => textsOf(dialog().getByRole("row")).slice(1);

test("it is counted what changes, stays and has passed, and the fullest day is told before and after", async () => {
  const passed = [14, 15].map((at) => ({ ...step, _id: readId(uuid(at)), startdate: 1, enddate: 2 }));
  await show([bridge, { ...squat, startdate: 5 }, { ...step, time: 7 }, ...passed]);
  await button("Apply to all").click();
  const times = dialog().getByText("Daily", { exact: true }).element().closest("div")!;
  expect(times.textContent).toMatch(/is 3 to 7$/);
  await dialog().getByLabelText("Times a day").fill("7");
  await expect.element(dialog().getByText("was 3 to 7")).toBeVisible();
  expect(textsOf(dialog().getByRole("term"))).toEqual(["change", "stay", "passed"]);
  expect(textsOf(dialog().getByRole("definition"))).toEqual(["2", "1", "2"]);
  await expect
    .element(
      dialog()
        .getByText(/^Fullest day/)
        .first(),
    )
    .toMatchTextContent(/^Fullest day, Mon, Mar 9, S\+7/);
});

test.each([
  ["Days", "2", "S+1 → S+6", "S+1 → S+8"],
  ["Days", "-4", "S+1 → S+6", "Ends today"],
  ["How often", "7", "Every Day", "Once A Week"],
  ["Skips the surgery date", "on", "Also on surgery date", "Skips surgery"],
])("a change of %s to %s is listed as it was and as it will be", async (name, value, before, after) => {
  await show([bridge]);
  await button("Apply to all").click();
  const control = dialog().getByLabelText(name);
  await expect.element(control).toBeVisible();
  if (value === "on") await dialog().getByRole("checkbox", { name: "Skip on surgery date" }).click();
  else if (name === "How often") await control.selectOptions(value);
  else await control.fill(value);
  await expect.poll(preview).toEqual([`Bridge${before}${after}`]);
});

test("five changes are listed, the others when they are asked for", async () => {
  await show(many(6));
  await button("Apply to all").click();
  await dialog().getByLabelText("Sets").fill("4");
  await expect.element(dialog().getByRole("row")).toHaveLength(6);
  expect(textsOf(dialog().getByRole("row"))[1]).toBe("Bridge2 sets4 sets");
  await dialog().getByRole("button", { name: "Show all 6" }).click();
  await expect.element(dialog().getByRole("row")).toHaveLength(7);
});

test("a schedule without exercises has nothing to apply; while a row is open neither tool works", async () => {
  const { unmount } = await show([]);
  await expect.element(button("Apply to all")).toBeDisabled();
  await unmount();
  await show([bridge, squat]);
  await expect.element(button("Apply to all")).toBeEnabled();
  await button("Edit Bridge").click();
  await expect.element(button("Apply to all")).toBeDisabled();
  await expect.element(button("Add exercise")).toBeDisabled();
});

test("from forty exercises on they may stand in dense rows, which this browser remembers", async () => {
  onTestFinished(() => denseView.set(false));
  const { unmount } = await show(many(39));
  await expect.element(head("First week")).toBeVisible();
  expect(page.getByText("Dense").elements()).toEqual([]);
  await unmount();
  const again = await show(many(40));
  const dense = () => document.querySelectorAll("[data-dense=true]").length;
  expect(shownRows("First week")[0]).toMatch(/2 sets × 10 repeats · 3× a dayHold 5 seconds.*Every Day/);
  await page.getByText("Dense").click();
  await expect.poll(dense).toBe(1);
  expect(shownRows("First week")[0]).toMatch(/2 × 10 · 3× a day5 s.*daily/);
  await again.unmount();
  const third = await show(many(40));
  await expect.poll(dense).toBe(1);
  await third.unmount();
  await show(many(39));
  await expect.element(head("First week")).toBeVisible();
  expect(dense()).toBe(0);
});

test("a group that begins today says so, and one that has passed says when, with a lock", async () => {
  const first = { ...bridge, startdate: 3, enddate: 9 };
  const { unmount } = await show([first]);
  await expect.element(head("First week")).toMatchTextContent(/S\+3 → S\+9 · begins today/);
  await unmount();
  await open([bridge, step], (id) => ({
    note: null,
    change: null,
    passed: id === bridge._id ? "passed 03/08/2026" : null,
  }));
  await expect.element(head("First week")).toMatchTextContent(/passed 03\/08\/2026/);
  await expect.element(head("Added for this patient")).toMatchTextContent(/1 exercise$/);
  expect(page.getByText(/begins today/).elements()).toEqual([]);
});

test("a chain that is moved to earlier days says so, and so does what it leaves no day of", async () => {
  await open([
    { ...bridge, startdate: 10, enddate: 14, nextexerciseid: squat._id },
    { ...squat, startdate: 6, enddate: 8 },
  ]);
  await button("Edit Bridge").click();
  const type = async (start: string, end: string): Promise<void> => {
    await form("Bridge").getByRole("textbox", { name: "Start" }).fill(start);
    await form("Bridge").getByRole("textbox", { name: "End" }).fill(end);
  };
  await type("9", "13");
  await expect.element(page.getByText("Squat moves 1 day earlier with Bridge.")).toBeVisible();
  await type("4", "8"); // The squat would end on S+2, and today is S+3.
  await expect.element(page.getByText("Squat ends today: no days are left.")).toBeVisible();
  await form("Bridge").getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByText(/moves/)).not.toBeInTheDocument();
});
