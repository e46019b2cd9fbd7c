import { Role } from "@restride/domain/access/roles.ts";
import {
  addDays,
  type CalendarDate,
  firstOfMonth,
  monthOf,
  startOfWeek,
} from "@restride/domain/values/calendar-date.ts";
import { formatMonth } from "@restride/domain/values/long-date.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restOf } from "../at-rest.ts";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let today: CalendarDate;

beforeAll(async () => {
  journey = await startJourney(smallClinics);
  today = journey.world.today();
  const saturday = addDays(startOfWeek(today), -1);
  const did = (patient: number, from: string, to: string, what: string) =>
    journey.world.owner.query(`update patient_days set ${what} where patient_id = $1 and day between $2 and $3`, [
      small.patient(0, patient),
      from,
      to,
    ]);
  const everything = "exercise_done = 2, measurement_done = 1, questionnaire_done = 1";
  await did(3, addDays(saturday, -13), saturday, "exercise_done = 1");
  await did(2, addDays(today, -40), today, everything);
  await addAnswers(journey.world, 0, 1, "pain", [
    [today, [2], 2],
    [addDays(firstOfMonth(today), -1), [4], 4],
  ]);
  await addAnswers(journey.world, 0, 1, "range-of-motion", [[today, [110, 86], null]]);
});
afterAll(() => journey.close());

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const drawn = (page: Page, title: string) => region(page, title).locator("figure svg").first().waitFor();
const countsIn = (page: Page, name: string): Promise<string[]> => region(page, name).locator("li b").allInnerTexts();
const texts = (page: Page, select: string) =>
  page.getByRole("combobox", { name: select, exact: true }).locator("option").allInnerTexts();
const patientsShown = async (page: Page): Promise<string[]> => {
  await page.getByRole("table").waitFor();
  return page.locator("tbody tr[data-row] a:not([data-number])").allInnerTexts();
};

test("an admin looks at the home of the clinic", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: null });
  const rest = restOf(page);
  let outcomesAsked = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("getFormGraphData")) outcomesAsked++;
  });

  await step("B110 C078: /compliance shows the counts Active, Knee and Hip", async () => {
    await page.goto("/compliance");
    await page.getByRole("heading", { name: "Home", level: 1 }).waitFor();
    await soon(() => page.locator("header dl").first().innerText()).toMatch(/Active\s+3\s+Knee\s+2\s+Hip\s+1/);
  });

  await step("C084: the pies come first, then engagement, then outcomes", async () => {
    await soon(() => page.locator("main").getByRole("heading", { level: 1 }).allInnerTexts()).toEqual(["Home"]);
    const heads = await page.locator("main").getByRole("heading", { level: 2 }).allInnerTexts();
    expect(heads.map((head) => head.replace(/ \d.*/, ""))).toEqual([
      "Exercises",
      "Measurements",
      "Questionnaires",
      "Overall",
      "Patient engagement",
      "Survey outcomes",
    ]);
  });

  await step("outcomes far below are not asked for yet", async () => {
    await rest();
    expect(outcomesAsked).toBe(0);
  });

  await step("B112 C079 C080 C134 C135 C298: period and surgery type, first 2 weeks and Knee", async () => {
    expect(await texts(page, "Period")).toEqual(["1 week", "2 weeks", "4 weeks", "All Time"]);
    expect(await texts(page, "Surgery type")).toEqual(["Knee", "Hip", "Knee & Hip"]);
    await soon(() => page.getByRole("combobox", { name: "Period" }).inputValue()).toBe("2w");
    await soon(() => page.getByRole("combobox", { name: "Surgery type" }).inputValue()).toBe("knee");
  });

  await step(
    "C081 C301: four pies, each with three counts; green is complete, yellow partial, red skipped",
    async () => {
      await soon(() => countsIn(page, "Exercises")).toEqual(["1", "1", "0"]);
      await page.getByRole("combobox", { name: "Surgery type" }).selectOption("all");
      await soon(() => countsIn(page, "Exercises")).toEqual(["1", "1", "1"]);
      for (const pie of ["Measurements", "Questionnaires"]) expect(await countsIn(page, pie)).toEqual(["2", "0", "1"]);
      expect(await countsIn(page, "Overall")).toEqual(["1", "1", "1"]);
      for (const pie of ["Exercises", "Measurements", "Questionnaires", "Overall"])
        await soon(() => region(page, pie).getByRole("listitem").allInnerTexts()).toEqual([
          expect.stringContaining("Skipped"),
          expect.stringContaining("Partially Completed"),
          expect.stringContaining("Complete"),
        ]);
      const strokes = region(page, "Exercises").locator("circle[stroke-dasharray]");
      const colours = await strokes.evaluateAll((parts) => parts.map((part) => part.getAttribute("stroke")));
      expect(colours).toEqual(["var(--skip)", "var(--part)", "var(--ok)"]);
    },
  );

  await step("B114 C008 C082: a count opens the patient list with exactly those patients", async () => {
    await region(page, "Exercises")
      .getByRole("link", { name: /Partially Completed/ })
      .click();
    await page.waitForURL((url) => url.pathname === "/patient");
    expect(new URL(page.url()).search).toBe("?compliance=exercise.partial&weeks=2&joint=all");
    await soon(() => patientsShown(page)).toEqual([expect.stringContaining("Pat3")]);
    await page.goBack();
    await page.getByRole("heading", { name: "Home", level: 1 }).waitFor();
    await soon(() => page.getByRole("combobox", { name: "Surgery type" }).inputValue()).toBe("all");
  });

  await step(
    "screens S3: the list of a count says what it shows, lives through a reload, combines and lets go",
    async () => {
      await region(page, "Measurements")
        .getByRole("link", { name: /Skipped/ })
        .click();
      const parts = page.getByRole("list", { name: "Filters" }).getByRole("listitem");
      const chips = async () => (await parts.allInnerTexts()).map((text) => text.replaceAll("\n", " "));
      const asked = "Compliance Measurements, nothing finished, 2 weeks, Knee & Hip";
      for (const again of [false, true]) {
        if (again) await page.reload();
        await soon(() => chips()).toEqual([asked, "Clear all"]);
        await soon(async () => (await patientsShown(page)).length).toBe(2);
      }
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Filter patients" });
      await dialog.getByLabel("Last name").fill("clinic");
      await dialog.getByRole("button", { name: "Show patients" }).click();
      await soon(() => chips()).toEqual([asked, "Last name clinic", "Clear all"]);
      await soon(async () => (await patientsShown(page)).length).toBe(2);
      await page.getByRole("button", { name: "Remove filter Compliance" }).click();
      await soon(async () => (await patientsShown(page)).length).toBe(3);
      expect(new URL(page.url()).search).toBe("?lastname_plain=clinic");
      await page.goto("/compliance?type=all");
      await page.getByRole("heading", { name: "Home", level: 1 }).waitFor();
    },
  );

  await step("A115 A116 A117: engagement shows the counts and the patients by activity and measurement", async () => {
    const engagement = region(page, "Patient engagement");
    await engagement.scrollIntoViewIfNeeded();
    await soon(() => page.locator("main dl").innerText()).toMatch(/Active\s+3\s+Knee\s+2\s+Hip\s+1/);
    const names = async (area: string) => (await region(page, area).locator("small").allInnerTexts()).slice(1);
    await soon(() => countsIn(page, "Measurement")).toEqual(["2", "0", "1"]);
    expect(await names("Measurement")).toEqual(["0 of 7", "0 of 7", "7 of 7"]);
  });

  await step("A118: the range is one of nine, 7 at first, and stays in the address", async () => {
    expect(await texts(page, "Range in days")).toEqual([
      "1 day",
      ...[3, 7, 15, 30, 60, 90, 182, 365].map((days) => `${days} days`),
    ]);
    const range = page.getByRole("combobox", { name: "Range in days" });
    await soon(() => range.inputValue()).toBe("7");
    await range.selectOption("15 days");
    await soon(() => region(page, "Measurement").getByText("15 of 15").count()).toBe(1);
    expect(new URL(page.url()).searchParams.get("days")).toBe("15");
    expect(new URL(page.url()).searchParams.get("type")).toBe("all");
  });

  await step("A119 A120: outcomes are three charts of 1 to 3 months with name and total", async () => {
    await region(page, "Survey outcomes").scrollIntoViewIfNeeded();
    await drawn(page, "Pain Management");
    expect(outcomesAsked).toBeGreaterThan(0);
    await region(page, "Pain Management").getByText("2 submitted").waitFor();
    await region(page, "Range Of Motion").getByText("1 submitted").waitFor();
    await region(page, "Functional Knee").getByText("Data not available").waitFor();
    const range = page.getByRole("radiogroup", { name: "Range in months" });
    await soon(() => range.locator("label").allInnerTexts()).toEqual(["1 month", "2 months", "3 months"]);
    await range.getByText("1 month", { exact: true }).click();
    await region(page, "Pain Management").getByText("1 submitted").waitFor();
    const pain = region(page, "Pain Management");
    await pain.getByRole("button", { name: "Show Pain Management as a table" }).click();
    await soon(() => pain.getByRole("columnheader").allInnerTexts()).toEqual(["Answer", formatMonth(monthOf(today))]);
    await pain.getByRole("row", { name: "Mild 1", exact: true }).waitFor();
    await pain.getByRole("button", { name: "Show Pain Management as a chart" }).click();
    await range.getByText("3 months", { exact: true }).click();
  });
  await step("A117: a count of engagement opens the patient list with exactly those patients", async () => {
    await region(page, "Measurement").getByRole("link", { name: "Skipped 2" }).click();
    await page.waitForURL((url) => url.pathname === "/patient");
    expect(new URL(page.url()).search).toBe("?engagement=measurement.skipped&days=15");
    await page.getByText("Measurements, nothing finished, 15 days", { exact: true }).waitFor();
    await soon(async () => (await patientsShown(page)).length).toBe(2);
    await page.goBack();
    await region(page, "Activity").getByRole("link", { name: "Pat2 Clinic1" }).click();
    await arrivesAt(page, `/patient/${small.patient(0, 2)}`);
  });
  expect(problems).toEqual([]);
  await leave();
});
