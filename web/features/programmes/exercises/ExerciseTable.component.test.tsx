import { readId } from "@restride/domain/values/id.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button, region } from "../../../testing/finders.ts";
import { uuid } from "../../../testing/uuid.ts";
import { bridge, squat, open, head, shownRows, chained, circle } from "./exercise-table.fixture.tsx";

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

test("B049: a search opens the groups that have it, and without a match is cleared", async () => {
  await open();
  const search = page.getByRole("textbox", { name: "Search" });
  await search.fill("step");
  await expect.poll(() => shownRows("Added for this patient")).toHaveLength(1);
  expect(region("First week").elements()).toEqual([]);
  await search.fill("zz");
  await expect.element(page.getByText("None has “zz” in its name.")).toBeVisible();
  await button("Clear search").click();
  await expect.element(region("First week")).toBeVisible();
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

test("B179: a click on a circle selects, on another links both, on the same deselects, on a connector line removes that link", async () => {
  await open(chained);
  await expect.element(circle("Squat")).toHaveAttribute("aria-label", "Squat, 2 of 2 in a chain, after Bridge.");
  await region("First week")
    .getByTitle("Unlink Bridge from the next")
    .first()
    .click({ position: { x: 1, y: 20 } }); // below the circle
  await expect.element(circle("Squat")).toHaveAttribute("aria-label", "Squat.");
  await circle("Squat").click();
  await expect.element(circle("Squat")).toHaveAttribute("aria-pressed", "true");
  await circle("Squat").click();
  await expect.element(circle("Squat")).toHaveAttribute("aria-pressed", "false");
  await circle("Squat").click();
  await circle("Bridge").click();
  await expect.element(circle("Bridge")).toHaveAttribute("aria-label", "Bridge, 2 of 2 in a chain, after Squat.");
});

test("the heads of a schedule and of the group in view stay in sight while it is scrolled", async () => {
  onTestFinished(() => scrollTo(0, 0));
  await open(Array.from({ length: 39 }, (_, at) => ({ ...bridge, _id: readId(uuid(400 + at)) })));
  await expect.element(head("First week")).toBeVisible();
  const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const heads = page.getByText("CONFIGURATION").element().parentElement!;
  const firstRow = region("First week").getByRole("listitem").first().element();
  const before = topOf(firstRow);
  scrollTo(0, 900);
  await expect.poll(() => topOf(firstRow)).toBe(before - 900);
  expect(topOf(heads)).toBe(52); // below the console's header
  expect(topOf(head("First week").element())).toBe(88);
  expect(document.elementFromPoint(300, 70)?.closest("div")).toBe(heads);
});
