import { issueCaregiverToken, issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import { codeFor } from "@restride/dev-env/caller.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { expect } from "vitest";
import { region } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, type Journey } from "../journey.ts";
import { step } from "../step.ts";
import { addProgress, email, patientid, phone, waitForVitals } from "./progress-patient.ts";

test.beforeAll(async ({ journey }) => {
  await addProgress(journey.world);
});

const noSuchPage =
  "This link leads to no progress page. Mail programs sometimes cut long links: go back to the mail and press the link in it, or call your clinic. Only people who work at a clinic sign in here.";
const linkIsOver =
  "The link you opened does not work any more; nothing is lost. If you care for the patient, ask them to press SHARE on this page: then you get a new link by mail.";

test("patients and caregivers open the page by their links, and print it", async ({ journey }) => {
  await step(
    "B005 B186 B298: a caregiver's link shows the page at once, without SHARE and without the patient's name",
    () => openAsCaregiver(journey),
  );
  await step("B298: a link that ends while a dialog is open asks for a code at once, and the code opens the page", () =>
    outliveLink(journey),
  );
  await step("B102 B189: a link of another patient asks for a code, Cancel and an id of nobody lead to sign-in", () =>
    openForeignLinks(journey),
  );
  await step("paper has the values of four devices and six questionnaires on one sheet", () => printPage(journey));
});

async function openAsCaregiver(journey: Journey): Promise<void> {
  const { page, problems, leave } = await journey.visit();
  await page.goto(`/activity/${await issueCaregiverToken(journey.world, 0, 1)}/${patientid}`);
  await waitForVitals(page);
  expect(await page.getByRole("button", { name: "SHARE" }).count()).toBe(0);
  expect(await page.content()).not.toContain("Pat1");
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  await page.getByRole("button", { name: "SHARE" }).waitFor();
  expect(problems).toEqual([]);
  await step("without a connection the last values stay, with their time", async () => {
    await page.context().setOffline(true);
    await page.getByText(/^No connection\. These values are as of \d{1,2}:\d\d [AP]M\.$/).waitFor();
    await waitForVitals(page);
    await page.context().setOffline(false);
    await page.getByText(/^No connection/).waitFor({ state: "detached" });
  });
  await leave();
}

async function outliveLink(journey: Journey): Promise<void> {
  const { page, problems, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  await region(page, "Compliance")
    .getByRole("button", { name: /Questionnaire/ })
    .click();
  await page.getByRole("dialog", { name: "Questionnaire" }).getByRole("button", { name: /^\d/ }).first().click();
  journey.world.clock.advance(1_801_000);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Pain Check/ })
    .click();
  await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
  await page.getByLabel("Enter the OTP").fill(codeFor(journey.world, email));
  await page.keyboard.press("Enter");
  await waitForVitals(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
}

async function openForeignLinks(journey: Journey): Promise<void> {
  const { page, problems, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 2)}/${patientid}`);
  await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
  await page.getByText(linkIsOver, { exact: true }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await waitForAddress(page, "/login");
  for (const broken of ["01900004-0000-7000-8000-999999999999", "xyz", "no.such.token/nobody"])
    await step(`screens S15: /activity/${broken} leads to sign-in, which says why and what to do`, async () => {
      await page.goto(`/activity/${broken}`);
      await waitForAddress(page, "/login");
      await page.getByRole("main").getByText(noSuchPage, { exact: true }).waitFor();
    });
  expect(problems).toEqual([]);
  await leave();
}

async function printPage(journey: Journey): Promise<void> {
  const { owner } = journey.world;
  await owner.query(
    `insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max)
     select $1, at, 'redness_mm', 'Redness around wound ' || at, 'mm', true, 0, 1000 from generate_series(2, 7) at`,
    [small.device],
  );
  await owner.query(
    `with more_forms as (insert into questionnaires
       select (jsonb_populate_record(q, jsonb_build_object('questionnaire_id', gen_random_uuid(), 'short_name', 'Form ' || at))).*
       from questionnaires q, generate_series(1, 5) at where q.questionnaire_id = $1 returning questionnaire_id)
     insert into questionnaire_answers select (jsonb_populate_record(a, jsonb_build_object(
       'answer_id', gen_random_uuid(), 'item_id', gen_random_uuid(), 'questionnaire_id', more_forms.questionnaire_id))).*
       from questionnaire_answers a, more_forms where a.answer_id = (select min(answer_id::text)::uuid from questionnaire_answers where patient_id = $2)`,
    [small.questionnaire, patientid],
  );
  // Readings from eight days ago give the first tiles a comparison, so that they have their maximum number of lines.
  await addReadings(journey.world, 0, 1, [[-8, [[90, 12]]]]);
  await owner.query("update device_readings set values = values || array_fill(5::numeric, array[6])");
  const { page, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  await waitForVitals(page);
  const tiles = region(page, "Vitals").getByRole("listitem");
  expect(await region(page, "Questionnaires").getByRole("listitem").count()).toBe(6);
  expect([await tiles.count(), await tiles.last().innerText()]).toEqual([12, expect.stringMatching(/^5 mm$/m)]);
  await region(page, "Vitals").getByText("How far the knee bends. 14.6° more than a week ago.").waitFor();
  const sheets = (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await leave();
}
