import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const id = small.patient(0, 1);
const form = `/patient/edit/info?id=${id}`;
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const patients = async (columns: string) =>
  (await journey.world.owner.query(`select ${columns} from patients where patient_id = $1`, [id])).rows[0];

test("staff edit a patient", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: `/patient/${id}` });
  await step("B054: the pencil beside the name opens EDIT PATIENT with what is kept", async () => {
    await page.getByRole("link", { name: "Edit patient" }).click();
    await page.getByRole("heading", { name: "EDIT PATIENT", exact: true }).waitFor();
    await soon(() => field(page, "First name").inputValue()).toBe("Pat1");
    await soon(() => field(page, "Date of birth").inputValue()).toBe("05/01/1960");
  });
  await step("B158: the surgery type is locked", async () => {
    await soon(() => field(page, "Surgery type").isDisabled()).toBe(true);
    await soon(() => field(page, "Surgery type").inputValue()).toBe("Knee");
  });
  await step("C306: the phone is masked but while its field has the focus", async () => {
    await soon(() => field(page, "Cell phone").inputValue()).toBe("•••• 0101");
    await field(page, "Cell phone").click();
    await expect.poll(() => field(page, "Cell phone").inputValue()).toBe("312 555 0101");
    await field(page, "Email").click();
    await expect.poll(() => field(page, "Cell phone").inputValue()).toBe("•••• 0101");
  });
  await step("B191 B192: what is wrong is told at its field, and the first gets the focus", async () => {
    await field(page, "First name").fill("");
    await field(page, "Last name").fill("");
    await button(page, "Save").click();
    await says(page, "Please enter patient first name.");
    await says(page, "Please enter patient last name.");
    await soon(() => field(page, "First name").evaluate((input) => input === document.activeElement)).toBe(true);
    await takeScreens(page, "patient-edit-problems");
  });
  await step("B055: Save leads to the patient's page", async () => {
    await field(page, "First name").fill("Maria");
    await field(page, "Last name").fill("Alvarez");
    await button(page, "Save").click();
    await arrivesAt(page, `/patient/${id}`);
    await isTold(page, "Patient updated.");
    await page.getByRole("heading", { name: "Maria Alvarez" }).waitFor();
    expect(await patients("first_name, phone, version")).toEqual({
      first_name: "Maria",
      phone: "+13125550101",
      version: 2,
    });
  });
  await step("B157: a new surgery date asks whether exercises and measurements go along", async () => {
    const { world } = journey;
    const [before, after] = [addDays(world.today(), -10), addDays(world.today(), -3)];
    await page.goto(form);
    await field(page, "Surgery date").fill(formatUs(after));
    await button(page, "Save").click();
    await page.getByRole("dialog", { name: /Change surgery date/ }).waitFor();
    await says(page, "Reschedule exercises and measurements?");
    expect((await patients("surgery_date::text as day")).day).toBe(before);
    await page.getByText("Yes", { exact: true }).click();
    await button(page, `Move surgery to ${formatUs(after)}`).click();
    await arrivesAt(page, `/patient/${id}`);
    expect((await patients("surgery_date::text as day")).day).toBe(after);
    const { rows } = await world.owner.query(
      "select surgery_date::text as day, start_day as start from item_revisions where item_id = $1 and valid_to is null",
      [small.exerciseItem(0, 1, 1)],
    );
    expect(rows).toEqual([{ day: after, start: -6 }]);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a form filled by keyboard alone is saved, and one that somebody else changed is compared first", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: `/patient/edit/info?id=${small.patient(0, 2)}`,
  });
  await field(page, "First name").focus();
  await step("Tab leads through the fields in their order, Space and arrows choose", async () => {
    const order: string[] = [];
    for (let at = 0; at < 24; at++) {
      order.push(await page.evaluate(() => (document.activeElement as HTMLInputElement).name));
      await page.keyboard.press("Tab");
    }
    // The parts of a time are reached one after the other.
    expect(order.filter((name, at) => name && name !== order[at - 1])).toEqual([
      "firstname",
      "lastname",
      "dob",
      "phone",
      "email",
      "gender",
      "surgeon",
      "surgery.date",
      "dailyshift.start",
      "dailyshift.end",
    ]);
  });
  await step("what somebody else saved meanwhile stands beside what is typed", async () => {
    await field(page, "First name").focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Mine");
    await journey.world.owner.query(
      "update patients set last_name = 'Theirs', version = version + 1 where patient_id = $1",
      [small.patient(0, 2)],
    );
    await page.keyboard.press("Enter");
    await page.getByText("Somebody else changed this patient in the meantime.", { exact: false }).waitFor();
    await page.getByText("Theirs").first().waitFor();
    await takeScreens(page, "patient-edit-behind");
    await button(page, "Save").click();
    await arrivesAt(page, `/patient/${small.patient(0, 2)}`);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone the buttons of the form stay at the bottom, whatever is scrolled", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: form, width: 390 });
  await soon(() => field(page, "First name").inputValue()).not.toBe("");
  const fromBottom = (): Promise<number> =>
    button(page, "Save").evaluate((save) => Math.round(innerHeight - save.getBoundingClientRect().bottom));
  expect(await fromBottom()).toBe(12);
  await page.getByRole("heading", { name: "Ship address" }).scrollIntoViewIfNeeded();
  expect(await fromBottom()).toBe(12);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [bar, last] = await Promise.all([
    button(page, "Save").boundingBox(),
    page.getByRole("region", { name: "Ship address" }).boundingBox(),
  ]);
  expect(last!.y + last!.height).toBeLessThanOrEqual(bar!.y - 12);
  expect(problems).toEqual([]);
  await leave();
});

test("EDIT PATIENT holds the patient's day and leads to the schedules of the programme", async () => {
  const [third, day] = [small.patient(0, 3), "shift_start as start, shift_end as end, version"];
  const kept = async () =>
    (await journey.world.owner.query(`select ${day} from patients where patient_id = $1`, [third])).rows[0];
  await journey.world.owner.query("update patients set care_plan_id = $1 where patient_id = $2", [
    small.carePlan,
    third,
  ]);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), {
    at: `/patient/edit/info?id=${third}`,
  });
  const [starts, ends] = [page.getByLabel("Starts", { exact: true }), page.getByLabel("Ends", { exact: true })];
  await step("its times stand there as they are kept, and one that ends early is told at its field", async () => {
    await says(page, "When it begins and ends, by the clinic's clock.");
    expect([await starts.inputValue(), await ends.inputValue()].join(" to ")).toMatch(/^8:00 am to 8:00 pm$/i);
    await ends.fill("07:15");
    await button(page, "Save").click();
    await says(page, "The patient's day ends after it begins.");
    await soon(() => ends.evaluate((input) => input === document.activeElement)).toBe(true);
    await starts.fill("");
    await says(page, "Please enter a time.");
    await takeScreens(page, "patient-edit-day");
  });
  await step("the programme names its plan with the version, and leaving by its links asks first", async () => {
    await says(page, "Changed on its own pages.");
    await says(page, "Knee");
    await page.getByText(/^Made from version 1 on \d\d\/\d\d\/\d{4}$/).waitFor();
    for (const [name, path] of [
      ["EDIT EXERCISE SCHEDULE", "/patient/schedule/"],
      ["EDIT QUESTIONNAIRE SCHEDULE", "/patient/questionnaireschedule/"],
    ] as const)
      await soon(() => page.getByRole("link", { name }).getAttribute("href")).toBe(path + third);
    await page.getByRole("link", { name: "EDIT MEASUREMENT SCHEDULE" }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Cancel" }).click();
    await soon(() => ends.inputValue()).toMatch(/^7:15 am$/i);
  });
  await step("what another client saved of the day meanwhile stands beside what is typed", async () => {
    await starts.fill("07:30");
    await ends.fill("20:15");
    await journey.world.owner.query(
      "update patients set shift_start = 420, version = version + 1 where patient_id = $1",
      [third],
    );
    await button(page, "Save").click();
    await page.getByText("Somebody else changed this patient in the meantime.", { exact: false }).waitFor();
    await says(page, "7:00 AM");
    await button(page, "Take this Start of the day").click();
    await soon(() => starts.inputValue()).toMatch(/^7:00 am$/i);
    await button(page, "Save").click();
    await arrivesAt(page, `/patient/${third}`);
    expect(await kept()).toEqual({ start: 420, end: 1215, version: 3 });
  });
  expect(problems).toEqual([]);
  await leave();
});

test("who may not change schedules reads why in the form; a new patient has neither day nor programme", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach), {
    clinic: small.customers[0],
    at: form,
  });
  await says(page, "Changed on its own pages.");
  await button(page, "EDIT EXERCISE SCHEDULE: Schedules are changed by the clinic or a company admin").waitFor();
  expect(await page.getByRole("link", { name: "EDIT EXERCISE SCHEDULE" }).count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
  const admin = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient/add/info" });
  await field(admin.page, "First name").waitFor();
  expect(await admin.page.getByText(/^(Patient's day|Programme)$/).count()).toBe(0);
  await admin.leave();
});
