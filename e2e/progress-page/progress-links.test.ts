import { Role } from "@restride/domain/access/roles.ts";
import { issueCaregiverToken, issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import { codeFor } from "@restride/dev-env/caller.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney, typeCredentials } from "../journey.ts";
import { breakDown } from "../hold-back.ts";
import { soon } from "../soon.ts";
import { takeScreens } from "../screens.ts";
import { step } from "../step.ts";
import { addProgress, email, patientid, phone, ready, region } from "./progress-patient.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await addProgress(journey.world);
});
afterAll(() => journey.close());

const noSuchPage =
  "This link leads to no progress page. Mail programs sometimes cut long links: go back to the mail and press the link in it, or call your clinic. Only people who work at a clinic sign in here.";
const linkIsOver =
  "The link you opened does not work any more; nothing is lost. If you care for the patient, ask them to press SHARE on this page: then you get a new link by mail.";

test("B005 B186 B298: a caregiver's link shows the page at once, without SHARE and without the patient's name", async () => {
  const { page, problems, leave } = await journey.visit();
  await page.goto(`/activity/${await issueCaregiverToken(journey.world, 0, 1)}/${patientid}`);
  await ready(page);
  expect(await page.getByRole("button", { name: "SHARE" }).count()).toBe(0);
  expect(await page.content()).not.toContain("Pat1");
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  await page.getByRole("button", { name: "SHARE" }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test("sharing without a connection, or while the server fails, is said in the dialog, with what was typed", async () => {
  const { page, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  await page.getByRole("button", { name: "SHARE" }).click();
  const dialog = page.getByRole("dialog", { name: "Share with a caregiver" });
  await dialog.getByLabel("Email").fill("ann@home.example");
  await dialog.getByLabel("Name").fill("Ann");
  const mend = await breakDown(page, "mutation CaregiverNotify");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByRole("alert").getByText("Something went wrong. Try again in a moment.").waitFor();
  await mend();
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByRole("alert").getByText("What you typed is kept.").waitFor();
  expect(await dialog.getByLabel("Name").inputValue()).toBe("Ann");
  await leave();
});

test("B298: a link that ends while a dialog is open asks for a code at once, and the code opens the page", async () => {
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
  await ready(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

test("a page that is left open empties when its link ends, and asks for a code", async () => {
  const { page, problems, leave } = await journey.visit(phone);
  await page.clock.install();
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  await ready(page);
  journey.world.clock.advance(1_801_000);
  await page.clock.fastForward(1_802_000);
  await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
  expect(await region(page, "Vitals").count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

test("without a connection the last values stay, with their time", async () => {
  const { page, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  await ready(page);
  await page.context().setOffline(true);
  await page.getByText(/^No connection\. These values are as of \d{1,2}:\d\d [AP]M\.$/).waitFor();
  await ready(page);
  await page.context().setOffline(false);
  await page.getByText(/^No connection/).waitFor({ state: "detached" });
  await leave();
});

test("what opens over the page is as large as a finger, on a phone that lies too, and cuts no word at twice the size", async () => {
  const { page, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  const dialog = page.getByRole("dialog");
  const small = () =>
    dialog.locator("button, a, input").evaluateAll((controls) =>
      controls
        .map((control) => ({
          name: control.ariaLabel ?? control.textContent,
          ...control.getBoundingClientRect().toJSON(),
        }))
        .filter(({ width, height }) => Math.min(width, height) < 48),
    );
  const form = page.getByRole("region", { name: "Questionnaires" }).getByRole("button").first();
  const weeks = region(page, "Compliance").getByRole("button", { name: /Questionnaire/ });
  for (const [width, height] of [[390, 844] as const, [780, 360] as const])
    for (const opener of [page.getByRole("button", { name: "SHARE" }), weeks, form]) {
      await page.setViewportSize({ width, height });
      await opener.click();
      await dialog.getByRole("button").nth(1).waitFor();
      await soon(small).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
  await page.setViewportSize({ width: 390, height: 844 });
  await weeks.click();
  const table = dialog.getByRole("table");
  await table.waitFor();
  await page.addStyleTag({ content: "[role=dialog] :is(td, td *, th, th *) { font-size: 34px; line-height: 48px }" });
  const room = await table.evaluate((one) => [one.scrollWidth, one.parentElement!.clientWidth] as const);
  expect(room[0]).toBeLessThanOrEqual(room[1]);
  await leave();
});

test("B097: VIEW says in words what the number means, and its table stands below the drawing", async () => {
  const { page, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  for (const label of ["Pain level", "Knee Motion Sensor, Flexion max"]) {
    await page.getByRole("button", { name: `VIEW ${label}`, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: label });
    await dialog.getByText(/^(How|It was) .+ now\.$/).waitFor();
    await dialog.getByRole("figure").waitFor();
    await dialog.getByRole("table").getByRole("row").nth(1).waitFor();
    expect(await dialog.getByRole("button", { name: "as a table" }).count()).toBe(0);
    await page.keyboard.press("Escape");
  }
  await page
    .getByText("Questions? Call Clinic 1. This page closes by itself after 30 minutes, unless you keep it open.")
    .waitFor();
  await leave();
});

test("B102 B189: a link of another patient asks for a code, Cancel and an id of nobody lead to sign-in", async () => {
  const { page, problems, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 2)}/${patientid}`);
  await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
  await page.getByText(linkIsOver, { exact: true }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await arrivesAt(page, "/login");
  for (const broken of ["01900004-0000-7000-8000-999999999999", "xyz", "no.such.token/nobody"])
    await step(`screens S15: /activity/${broken} leads to sign-in, which says why and what to do`, async () => {
      await page.goto(`/activity/${broken}`);
      await arrivesAt(page, "/login");
      await page.getByRole("main").getByText(noSuchPage, { exact: true }).waitFor();
    });
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByText("Use the account your clinic set up for you.", { exact: true }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test("B098: a patient without devices has no Measurement; without anything due it is NA", async () => {
  const { page, problems, leave } = await journey.visit(phone);
  const without = small.patient(0, 2);
  await journey.world.owner.query("update patients set include_devices = false where patient_id = $1", [without]);
  await journey.world.owner.query("delete from patient_days where patient_id = $1", [without]);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 2)}/${without}`);
  await ready(page);
  await region(page, "Vitals").getByText("Hip score").waitFor();
  const rows = await region(page, "Compliance").getByRole("listitem").allInnerTexts();
  expect(rows.map((row) => row.split("\n").filter(Boolean).slice(-3).join(" "))).toEqual([
    "Exercise 0 of 0 NA",
    "Questionnaire 0 of 0 NA",
  ]);
  expect(problems).toEqual([]);
  await leave();
});

test("A049 B093 B187 B450 C100 C101: in lite the page is open to staff who are signed in and may see the patient, with Back", async () => {
  const { page, problems, leave } = await journey.visit({ width: 390 });
  const address = `/activity/${patientid}?app=admin-lite`;
  const mails = journey.world.mailbox.read(email).length;
  await page.goto(address);
  await arrivesAt(page, "/?app=admin-lite");
  await typeCredentials(page, smallEmail(0, Role.admin), smallPassword);
  await arrivesAt(page, "/two-step-verification?app=admin-lite");
  await page.getByLabel("Enter Your OTP").fill(codeFor(journey.world, smallEmail(0, Role.admin)));
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await arrivesAt(page, "/messages?app=admin-lite");
  await page.goto(address);
  await ready(page);
  expect(await page.getByRole("button", { name: "SHARE" }).count()).toBe(0);
  expect(await page.getByRole("main").getByText("Pat1 Clinic1").count()).toBe(0); // the head has it
  await takeScreens(page, "progress-lite");
  await page.getByRole("button", { name: "Back" }).click();
  await arrivesAt(page, "/messages?app=admin-lite");
  await page.goto(`/activity/${small.patient(1, 1)}?app=admin-lite`);
  await page.getByText("This patient was not found.").waitFor();
  expect(journey.world.mailbox.read(email)).toHaveLength(mails);
  expect(problems).toEqual([]);
  await leave();
});

test("paper has the values of four devices and six questionnaires on one sheet", async () => {
  const { owner } = journey.world;
  await owner.query(
    `insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max)
     select $1, at, 'redness_mm', 'Redness around wound ' || at, 'mm', true, 0, 1000 from generate_series(2, 7) at`,
    [small.device],
  );
  await owner.query(
    `with made as (insert into questionnaires
       select (jsonb_populate_record(q, jsonb_build_object('questionnaire_id', gen_random_uuid(), 'short_name', 'Form ' || at))).*
       from questionnaires q, generate_series(1, 5) at where q.questionnaire_id = $1 returning questionnaire_id)
     insert into questionnaire_answers select (jsonb_populate_record(a, jsonb_build_object(
       'answer_id', gen_random_uuid(), 'item_id', gen_random_uuid(), 'questionnaire_id', made.questionnaire_id))).*
       from questionnaire_answers a, made where a.answer_id = (select min(answer_id::text)::uuid from questionnaire_answers where patient_id = $2)`,
    [small.questionnaire, patientid],
  );
  // A week and more ago there was one too, so that the first tiles compare, in as many lines as they ever have.
  await addReadings(journey.world, 0, 1, [[-8, [[90, 12]]]]);
  await owner.query("update device_readings set values = values || array_fill(5::numeric, array[6])");
  const { page, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  await ready(page);
  const tiles = region(page, "Vitals").getByRole("listitem");
  expect(await region(page, "Questionnaires").getByRole("listitem").count()).toBe(6);
  expect([await tiles.count(), await tiles.last().innerText()]).toEqual([12, expect.stringMatching(/^5 mm$/m)]);
  await region(page, "Vitals").getByText("How far the knee bends. 14.6° more than a week ago.").waitFor();
  const sheets = (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await leave();
});
