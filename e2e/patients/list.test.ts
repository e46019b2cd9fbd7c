import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { choosesQuickViews } from "./quick-views.ts";
import { rowOf, shows } from "./rows.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const { owner } = journey.world;
  const moves = "update patients set surgery_date = surgery_date + $2::int where patient_id = $1";
  await owner.query(moves, [small.patient(0, 1), 11]);
  await owner.query(moves, [small.patient(0, 2), 20]);
  await owner.query("update patient_progress set exercise_due = 0 where patient_id = $1", [small.patient(0, 3)]);
  await owner.query("update patient_progress set exercise_done = 10 where patient_id = $1", [small.patient(0, 2)]);
});
afterAll(() => journey.close());

const patient = (number: number): string => `/patient/${small.patient(0, number)}`;
const newestFirst = ["Pat1 Clinic1", "Pat2 Clinic1", "Pat3 Clinic1"];

test("the patient list of a clinic", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient" });
  const today = todayIn(journey.world.clock.now(), "America/Chicago");
  const cells = (name: string): Promise<string[]> => rowOf(page, name).getByRole("cell").allInnerTexts();

  await step("B006: the console opens with the clinic's patients, in seven columns", async () => {
    await arrivesAt(page, "/patient");
    await shows(page, newestFirst);
    const heads = await page.getByRole("columnheader").allInnerTexts();
    expect(heads.filter(Boolean)).toEqual([
      "Name",
      "Provider",
      "Surgery Date",
      "Measurement Progress",
      "Exercise Progress",
      "Surgery type",
      "Action",
    ]);
  });

  await step("B004: the role physio reads Therapist", async () => {
    await page.getByRole("button", { name: /Sam Role/ }).click();
    await page.getByText("Therapist", { exact: true }).waitFor();
    expect(
      await page
        .getByText(/physio/i)
        .filter({ hasNotText: "@" })
        .count(),
    ).toBe(0);
    await page.keyboard.press("Escape");
  });

  await step("B007 B156: a surgery date has Pre or Post and its days; the day of surgery is Post", async () => {
    const dates = await Promise.all(newestFirst.map(async (name) => (await cells(name))[3]));
    expect(dates.map((text) => text!.split(/\s+/).join(" "))).toEqual([
      `${formatUs(addDays(today, 1))} Pre 1 day`,
      `${formatUs(today)} Post 0 days`,
      `${formatUs(addDays(today, -30))} Post 30 days`,
    ]);
  });

  await step("B008: progress is a percentage, and NA without exercises", async () => {
    const progress = await Promise.all(newestFirst.map(async (name) => (await cells(name))[5]));
    expect(progress).toEqual(["0%", "26%", "NA"]);
    expect((await cells("Pat3 Clinic1"))[6]).toBe("Knee");
  });

  await step("B024: the header counts the active patients, their knees and hips", async () => {
    const counts = page.getByRole("main").locator("dl").first();
    await soon(async () => (await counts.innerText()).split(/\s+/)).toEqual(["Active", "3", "Knee", "2", "Hip", "1"]);
  });

  await step("B010: a row offers three actions", async () => {
    const actions = rowOf(page, "Pat1 Clinic1").locator("td").last().getByRole("button");
    const names = await actions.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
    expect(names).toEqual(["Download report", "Start conversation", "Reset patient password"]);
  });

  await step("B009: a click on a row opens the patient", async () => {
    await rowOf(page, "Pat2 Clinic1").locator("td").nth(2).click();
    await arrivesAt(page, patient(2));
    await page.goBack();
    await shows(page, newestFirst);
  });

  await step(
    "screens M1: Tab goes through the controls of one row, its box too, and then leaves the table",
    async () => {
      await rowOf(page, "Pat1 Clinic1").focus();
      const focused = () =>
        page.evaluate(() => {
          const row = document.activeElement!.closest("tbody tr");
          return row ? [...row.parentElement!.children].indexOf(row) : -1;
        });
      const way = [await focused()];
      await page.keyboard.press("Tab");
      await soon(() => page.evaluate(() => document.activeElement!.getAttribute("type"))).toBe("checkbox");
      for (let tabs = 0; tabs < 8; tabs++) {
        way.push(await focused());
        await page.keyboard.press("Tab");
      }
      expect(way.filter((row) => row === 0).length).toBeGreaterThan(3);
      expect(way.filter((row) => row > 0)).toEqual([]);
      expect(way.at(-1)).toBe(-1);
    },
  );

  await step("B009: arrows move between the rows, X selects, Enter opens", async () => {
    await rowOf(page, "Pat1 Clinic1").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("x");
    await page.getByRole("status").filter({ hasText: "1 selected" }).waitFor();
    await soon(() => page.getByRole("checkbox", { name: "Select Pat2 Clinic1" }).isChecked()).toBe(true);
    await page.keyboard.press("Escape");
    await soon(() => page.getByText("1 selected").count()).toBe(0);
    await page.keyboard.press("Enter");
    await arrivesAt(page, patient(2));
  });

  await step("B032: Back leads from the patient to the list", async () => {
    await page.getByRole("link", { name: "Back" }).click();
    await arrivesAt(page, "/patient");
    await shows(page, newestFirst);
    await rowOf(page, "Pat1 Clinic1").waitFor();
    expect(await page.getByText("selected").count()).toBe(0);
  });

  await step("a slash looks for a patient", async () => {
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("combobox").fill("Clinic1");
    const found = page.getByRole("dialog").getByRole("option", { name: /Pat3 Clinic1/ });
    await found.click();
    await arrivesAt(page, patient(3));
  });

  await step("B033: a patient who is not there leads back to the list, which says so", async () => {
    for (const at of ["/patient", "/patient/schedule", "/patient/questionnaireschedule"]) {
      await page.goto(`${at}/${small.patient(1, 1)}`);
      await arrivesAt(page, "/patient");
      await isTold(page, "This patient was not found.");
      await shows(page, newestFirst);
    }
  });

  await step("screens M21: nobody who matches is not nobody at all, whatever the status", async () => {
    await page.goto("/patient?type=all&lastname_plain=zzz");
    await page.getByText("No patients match", { exact: true }).waitFor();
    await page.getByText("Two filters are on.").waitFor();
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await arrivesAt(page, "/patient");
    await shows(page, newestFirst);
  });

  await step("screens M22: a page past the end says so and leads to the first", async () => {
    await page.goto("/patient?page=99");
    await page.getByText("This page is past the end of the list", { exact: true }).waitFor();
    await page.getByRole("button", { name: "First page" }).click();
    await arrivesAt(page, "/patient");
    await shows(page, newestFirst);
  });

  await step("screens M5: the title of a notification says how long it may be, and takes no more", async () => {
    await rowOf(page, "Pat1 Clinic1").getByRole("checkbox").check();
    await page.getByRole("button", { name: "Notify" }).click();
    const dialog = page.getByRole("dialog", { name: "Notify 1 patient" });
    await dialog.getByText("0 / 100", { exact: true }).waitFor();
    await dialog.getByLabel("Title").focus();
    await page.keyboard.insertText("x".repeat(314));
    await dialog.getByText("100 / 100", { exact: true }).waitFor();
    await soon(() => dialog.getByLabel("Title").inputValue()).toBe("x".repeat(100));
    await dialog.getByLabel("Title").fill("");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  await step("screens M18: a long name keeps to its one line, and is whole for who points at it", async () => {
    const name = `Pat1 ${"Wolfeschlegelstein".repeat(8)}`;
    const rename = "update patients set last_name = $2 where patient_id = $1";
    await journey.world.owner.query(rename, [small.patient(0, 1), name.slice(5)]);
    await page.goto(patient(1));
    const title = page.getByRole("heading", { level: 1, name });
    await soon(() => title.getAttribute("title")).toBe(name);
    expect((await title.boundingBox())!.height).toBeLessThan(30);
    await page.goto("/patient");
    await rowOf(page, name).click({ position: { x: 500, y: 20 } });
    await page.getByRole("button", { name: "Next patient (J)" }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const crumb = page.getByRole("navigation", { name: "Breadcrumb" }).getByText(name);
    await soon(async () => (await crumb.boundingBox())!.height).toBeLessThan(20);
    await page.setViewportSize({ width: 1440, height: 900 });
    await journey.world.owner.query(rename, [small.patient(0, 1), "Clinic1"]);
  });

  await step("screens S17: a conversation, which is answered here, is the page's one primary action", async () => {
    await page.goto(patient(2));
    const look = (name: string) =>
      page.getByRole("button", { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
    const quiet = await look("NOTIFY");
    expect(await look("START CONVERSATION")).not.toBe(quiet);
    expect(await look("ADD REMINDER")).toBe(quiet);
  });

  await step("screens S18: quick views show who may need help; the keyboard chooses them, and chips say it", () =>
    choosesQuickViews(page, journey.world.owner, today),
  );

  await step("B025: ADD goes to /patient/add/info, the page of a new patient", async () => {
    await page.goto("/patient");
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await arrivesAt(page, "/patient/add/info");
    await page.getByRole("heading", { name: "ADD PATIENT", exact: true }).waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
