import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { clinicZone } from "@restride/dev-env/clinic-day.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdBack } from "../hold-back.ts";
import { type Journey, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { step } from "../step.ts";
import { leftDraft, typedPatient } from "./new-patient.ts";
import { button, goOn, steps, title } from "./wizard-screens.ts";

let journey: Journey;
let email: string;
let surgeon: string;

beforeAll(async () => {
  journey = await startJourney();
  const { rows } = await journey.world.owner.query(
    `select u.email, s.surgeon_id from users u join surgeons s on s.customer_id = u.customer_id
     join customers c on c.customer_id = u.customer_id and c.time_zone = '${clinicZone}'
     where u.role = ${Role.admin} and s.deleted_at is null order by u.email limit 1`,
  );
  [email, surgeon] = [rows[0].email, rows[0].surgeon_id];
});
afterAll(() => journey.close());

const atCarePlan = async () => {
  const patient = typedPatient(journey.world.today(), surgeon);
  const at = await leftDraft(await signIn(journey.world, email), patient);
  const visitor = await journey.visitAs(email, { at });
  await title(visitor.page, steps.careplan);
  return visitor;
};
const assign = async (page: Page, plan: string): Promise<void> => {
  await button(page, `Assign ${plan}`).click();
  await button(page, `Remove ${plan}`).waitFor();
};
const stepNames = (page: Page): Promise<string[]> =>
  page
    .getByRole("list", { name: "Steps" })
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => item.lastChild?.textContent ?? ""));
const isCreated = (page: Page): Promise<void> =>
  page.getByRole("heading", { name: "Leilani Salazar has a programme" }).waitFor();
const drafts = async (): Promise<number> =>
  (await journey.world.owner.query("select from patient_drafts")).rowCount ?? 0;

test("B172: without devices and regimens the patient is created after the care plan", async () => {
  const { page, problems, leave } = await atCarePlan();
  await step("B063: without a care plan Next asks for one", async () => {
    await button(page, "Next").click();
    const dialog = page.getByRole("dialog", { name: "No Care Plan selected" });
    await dialog.getByText("Select a careplan to continue", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "OK" }).click();
  });
  await step("a search without a hit says so, and is cleared", async () => {
    const search = page.getByRole("searchbox", { name: "Search care plans" });
    await search.fill("nothing");
    await page.getByText("No care plan found with nothing.", { exact: true }).waitFor();
    await button(page, "Clear search").click();
    expect(await search.inputValue()).toBe("");
  });
  await assign(page, "Questionnaires Only");
  expect(await stepNames(page)).toEqual(["Info", "Care plan"]);
  const before = await drafts();
  await step(
    "B206: a failure creating a patient shows the alert 'Something went wrong', and nothing is lost",
    async () => {
      await journey.world.owner.query("alter table item_revisions rename to gone");
      await button(page, "Create patient").click();
      const alert = page.getByRole("dialog", { name: "Something went wrong", exact: true });
      await alert.getByText("Nothing was created, and all that you typed is still there.").waitFor();
      await journey.world.owner.query("alter table gone rename to item_revisions");
      await alert.getByRole("button", { name: "OK" }).click();
      expect(await drafts()).toBe(before);
    },
  );
  await button(page, "Create patient").click();
  await isCreated(page);
  expect(await drafts()).toBe(before - 1);
  expect(problems).toEqual([]);
  await leave();
});

test("B170 B174: with devices alone the questionnaires follow", async () => {
  const { page, problems, leave } = await atCarePlan();
  await assign(page, "Watch Only");
  expect(await stepNames(page)).toEqual(["Info", "Care plan", "Devices", "Questionnaire"]);
  await goOn(page, steps.devices);
  await step("B064 B065 B226: a device is edited, in days and in dates", async () => {
    await button(page, "Edit Step Counter").click();
    await page.getByLabel("Start").fill("-20");
    await button(page, "Save").click();
    await page.getByText("select days -17 or greater!", { exact: true }).waitFor();
    await page.getByRole("radio", { name: "Dates" }).check({ force: true });
    await page.getByText(/^select date \d\d\/\d\d\/\d{4} or greater!$/).waitFor();
    await takeScreens(page, "wizard-devices");
    await page.getByLabel("Start").press("Escape");
  });
  await step("B065 B181: a change is applied to all devices", async () => {
    await button(page, "Edit Step Counter").click();
    await page.getByLabel("Interval").selectOption({ label: "Three Times Week" });
    await page.getByRole("checkbox", { name: "Apply to all" }).check();
    await button(page, "Save").click();
    expect(await page.getByText("Three Times Week", { exact: true }).count()).toBe(3);
  });
  await step(
    "B175 B421: a device that is added has the interval 1, Every Day, and skips the surgery date",
    async () => {
      await button(page, "Remove Thermometer").click();
      await button(page, "Add device").click();
      await page.getByRole("menuitem", { name: "Thermometer" }).click();
      await page.getByRole("article", { name: "Thermometer" }).getByText("Yes", { exact: true }).waitFor();
      await page.getByRole("article", { name: "Thermometer" }).getByText("Every Day", { exact: true }).waitFor();
    },
  );
  await goOn(page, steps.questionnaires);
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await button(page, "Create patient").click();
  await isCreated(page);
  await step("bringing back what was taken away is not offered once the patient is created", async () => {
    expect(await button(page, "Undo").count()).toBe(0);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("B053 B168 B171: with everything all six steps follow, and Back leads to the list once the patient is created", async () => {
  const { page, problems, leave } = await atCarePlan();
  await assign(page, "Knee Standard");
  await goOn(page, steps.devices);
  await goOn(page, steps.regimens);
  await step("B060 B061 B403: regimens are filtered from 30-40 on, and one that repeats says so", async () => {
    const ages = await page.getByLabel("Age group").getByRole("option").allTextContents();
    expect(ages).toEqual(["All", "30-40", "41-50", "51-60", "61-70", "71-80", "81+"]);
    await page.getByText(/^\d+ of the 14 are assigned already and would be due twice on some days\.$/).waitFor();
  });
  await step(
    "what would have begun in the past starts today, and the day that it would have been is said",
    async () => {
      const [, month, day] = addDays(journey.world.today(), -11).split("-");
      await page.getByText(`starts today, not ${month}/${day}`).waitFor();
    },
  );
  await goOn(page, steps.exercises);
  await goOn(page, steps.questionnaires);
  await step("days that are closer than a questionnaire asks back are said, not refused", async () => {
    const said = page.getByText("Recall is 4 weeks: keep 28 days between two.", { exact: true });
    await button(page, "Edit Knee Function 12").click();
    await page.getByLabel("Days from surgery").fill("14, 42");
    await page.getByText("S+42").first().waitFor();
    expect(await said.count()).toBe(0);
    await page.getByLabel("Days from surgery").fill("14, 41");
    await said.waitFor();
    await button(page, "Save").click();
    await page.getByText(/^2 times, last on /).waitFor();
  });
  await button(page, "Create patient").click();
  await isCreated(page);
  await takeScreens(page, "wizard-created");
  await step("Back leads to the list", async () => {
    await page.goBack();
    await page.waitForURL("**/patient");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("while care plans and regimens are on their way cards stand there in outline", async () => {
  const at = await leftDraft(await signIn(journey.world, email), typedPatient(journey.world.today(), surgeon));
  const { page, problems, leave } = await journey.visitAs(email, { at: null });
  const [plansComeOn, regimensComeOn] = [await holdBack(page, "getAllCarePlans"), await holdBack(page, "getRegimens")];
  await page.goto(at);
  const waiting = (what: string) => page.getByRole("list", { name: `${what} are on their way` });
  await waiting("Care plans").waitFor();
  plansComeOn();
  await assign(page, "Knee Standard");
  expect(await waiting("Care plans").count()).toBe(0);
  await goOn(page, steps.devices);
  await goOn(page, steps.regimens);
  await waiting("Regimens").waitFor();
  regimensComeOn();
  await button(page, "View Knee 2: Bend and Walk").waitFor();
  expect(await waiting("Regimens").count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});
