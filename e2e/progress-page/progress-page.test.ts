import { Role } from "@restride/domain/access/roles.ts";
import { formatUs, addDays, startOfWeek, todayIn } from "@restride/domain/values/calendar-date.ts";
import { issueCaregiverToken, issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { codeFor } from "@restride/dev-env/caller.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney, typeCredentials } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
const patientid = small.patient(0, 1);
const key = [small.customers[0], patientid];
const email = smallPatientEmail(0, 1);
const phone = { width: 390, isMobile: true };

beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const { owner, clock } = journey.world;
  const today = todayIn(clock.now(), "America/Chicago");
  const sunday = startOfWeek(today);
  await owner.query(
    `update patient_progress set knee_score = 31, knee_score_day = $3, pain_level = 2, pain_level_day = $3, flexion = 104,
       flexion_day = $4 where customer_id = $1 and patient_id = $2`,
    [...key, addDays(today, -2), addDays(today, -1)],
  );
  await owner.query(
    `insert into patient_days (customer_id, patient_id, day, exercise_due, measurement_due, questionnaire_due)
     select $1, $2, d::date, 2, 1, 1 from generate_series($3::date - 20, $3::date - 1, '1 day') d on conflict do nothing`,
    [...key, sunday],
  );
  await owner.query(
    `update patient_days set exercise_done = case when day > $3::date - 6 then 2 else 1 end, measurement_done = 1,
       questionnaire_done = case when day in ($3::date - 1, $3::date - 9) then 1 else 0 end where patient_id = $2 and customer_id = $1 and day < $3`,
    [...key, sunday],
  );
  for (const [at, ago] of [9, 1].entries())
    await owner.query(
      `insert into questionnaire_answers values ($1, $2, $3, $4, $5, $6::date, $6::date + time '15:00', $7, $8)`,
      [
        ...key,
        small.formItem(0, at + 1),
        small.formItem(0, 1),
        small.questionnaire,
        addDays(sunday, -ago),
        [3 - at],
        3 - at,
      ],
    );
  await addReadings(journey.world, 0, 1, [
    [-4, [[90, 12]]],
    [-3, [[97, 9]]],
    [-2, [[104, 4]]],
  ]);
});
afterAll(() => journey.close());

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Progress", exact: true });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const code = () => /code is (\S{6})/.exec(journey.world.mailbox.read(email)[0]!.text)![1]!;
const ready = (page: Page) => region(page, "Vitals").waitFor();
const backToPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });

test("a patient opens the page on a phone with a code", async () => {
  const { page, problems, leave } = await journey.visit(phone);
  await step("B102 B188 B431: without a link a code is asked for, which went to the patient's mail", async () => {
    await page.goto(`/activity/${patientid}`);
    await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
    await takeScreens(page, "progress-code");
    await backToPhone(page);
  });
  await step("B269: an empty code is told", async () => {
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText("Please input your Otp!").waitFor();
  });
  await step("B366: a wrong code is told, and the field is empty again", async () => {
    await page.getByLabel("Enter the OTP").fill("AAAAAA");
    await page.keyboard.press("Enter");
    await isTold(page, "Invalid OTP");
    await soon(() => page.getByLabel("Enter the OTP").inputValue()).toBe("");
  });
  await step("B190 B092 B094: the code opens the page with its three sections", async () => {
    await page.getByLabel("Enter the OTP").fill(code());
    await page.keyboard.press("Enter");
    await ready(page);
    await heading(page).waitFor();
    expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      "Vitals",
      "Compliance",
      "Questionnaires",
    ]);
    await takeScreens(page, "progress");
    await takeScreens(page, "progress-below", () => region(page, "Questionnaires").scrollIntoViewIfNeeded());
    await backToPhone(page);
  });
  await step("B298: it stays open in this tab, and asks again in another", async () => {
    await page.reload();
    await ready(page);
    const other = await page.context().newPage();
    await other.goto(`/activity/${patientid}`);
    await other.getByLabel("Enter the OTP").waitFor();
    await other.close();
  });
  await step("B095 B096: each tile shows the last value and its day", async () => {
    const tiles = await region(page, "Vitals").getByRole("listitem").allInnerTexts();
    expect(tiles.map((tile) => tile.split("\n").filter(Boolean).slice(0, 2).join(" "))).toEqual([
      "Knee score 31/48",
      "Pain level Mild",
      "Flexion 104°",
      "Extension N/A",
      "Knee Motion Sensor, flexion_max 104°",
      "Knee Motion Sensor, extension_deficit 4°",
    ]);
    expect(tiles[0]).toMatch(/Last Recorded\s+\d\d\/\d\d\/\d{4}/);
    expect(tiles[3]).toMatch(/Last Recorded\s+N\/A/);
  });
  await step("B097: VIEW opens the chart; without a value it is disabled", async () => {
    const view = (label: string) => page.getByRole("button", { name: `VIEW ${label}`, exact: true });
    expect(await view("Extension").isDisabled()).toBe(true);
    await view("Pain level").click();
    const chart = page.getByRole("dialog", { name: "Pain level" });
    await chart.locator("svg path").first().waitFor();
    await takeScreens(page, "progress-chart", () => chart.locator("svg path").first().waitFor());
    const wide = await chart.boundingBox();
    await backToPhone(page);
    expect(wide!.width).toBeGreaterThan(380);
    await page.keyboard.press("Escape");
    await view("Knee Motion Sensor, flexion_max").click();
    const device = page.getByRole("dialog", { name: "Knee Motion Sensor, flexion_max" });
    await device.getByText(/3 values, the newest 104°/).waitFor({ state: "attached" });
    expect(await device.getByRole("figure").count()).toBe(1);
    await page.keyboard.press("Escape");
  });
  await step("B098 B428 B430: the tiles sum the last two weeks", async () => {
    const rows = await region(page, "Compliance").getByRole("listitem").allInnerTexts();
    expect(rows.map((row) => row.split("\n").filter(Boolean).join(" "))).toEqual([
      expect.stringMatching(/Exercise \d+ of 28 \d+\.\d\d%$/),
      expect.stringMatching(/Measurement 14 of 14 100\.00%$/),
      expect.stringMatching(/Questionnaire 2 of 14 14\.29%$/),
    ]);
    expect(await page.getByRole("radio", { name: "2 weeks" }).isChecked()).toBe(true);
    await page.getByText("4 weeks", { exact: true }).click();
    await region(page, "Compliance").getByText("20 of 20").waitFor();
    await page.getByText("2 weeks", { exact: true }).click();
  });
  const sunday = startOfWeek(todayIn(journey.world.clock.now(), "America/Chicago"));
  const weeks = [addDays(sunday, -7), addDays(sunday, -14)].map(formatUs);
  await step("B099: an area opens its weeks, newest first; Week Of turns them round", async () => {
    await page.getByRole("button", { name: /^\S* ?Exercise/ }).click();
    const dialog = page.getByRole("dialog", { name: "Exercise" });
    expect(await dialog.getByRole("columnheader").allInnerTexts()).toEqual(["Week Of", "Compliance"]);
    const shown = () =>
      dialog
        .getByRole("row")
        .filter({ hasNotText: "Week Of" })
        .evaluateAll((rows) => rows.map((row) => row.children[0]!.textContent));
    expect(await shown()).toEqual(weeks);
    expect(await dialog.getByRole("columnheader", { name: "Week Of" }).getAttribute("aria-sort")).toBe("descending");
    await takeScreens(page, "progress-weeks");
    await backToPhone(page);
    await dialog.getByRole("button", { name: "Week Of" }).click();
    expect(await shown()).toEqual(weeks.toReversed());
    await page.keyboard.press("Escape");
  });
  await step("B100 B101: Questionnaire opens its weeks, a week its forms, a form its answers", async () => {
    await page.getByRole("button", { name: /Questionnaire 2 of 14/ }).click();
    await page.getByRole("dialog", { name: "Questionnaire" }).getByRole("button", { name: weeks[1]! }).click();
    const week = page.getByRole("dialog", { name: `Week of ${weeks[1]}` });
    await takeScreens(page, "progress-week");
    await backToPhone(page);
    await week.getByRole("button", { name: /Pain Check/ }).click();
    await page.getByRole("dialog", { name: "Pain Check" }).getByText("Moderate (chosen)").waitFor();
    await page.keyboard.press("Escape");
    await region(page, "Questionnaires")
      .getByRole("button", { name: /Pain Check/ })
      .click();
    await page.getByRole("dialog", { name: "Pain Check" }).getByText("Mild (chosen)", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
  });
  await step("B103 B270 B271: SHARE says what is missing, by the keyboard alone", async () => {
    await page.getByRole("button", { name: "SHARE" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Share with a caregiver" });
    await dialog.getByRole("button", { name: "Send" }).click();
    for (const text of ["Email required", "Name is required"]) await dialog.getByText(text, { exact: true }).waitFor();
    expect(await dialog.getByLabel("Email").evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type("ann@");
    await page.keyboard.press("Tab");
    await dialog.getByText("Invalid Email").waitFor();
    await takeScreens(page, "progress-share");
    await backToPhone(page);
  });
  await step("B298: what was typed survives the end of the link", async () => {
    const dialog = page.getByRole("dialog", { name: "Share with a caregiver" });
    await dialog.getByLabel("Email").fill("ann@home.example");
    await dialog.getByLabel("Name").fill("Ann");
    journey.world.clock.advance(1_801_000);
    await dialog.getByRole("button", { name: "Send" }).click();
    await page.getByLabel("Enter the OTP").fill(code());
    await page.keyboard.press("Enter");
    expect(await dialog.getByLabel("Email").inputValue()).toBe("ann@home.example");
  });
  await step("B272: nothing is sent for a patient who wants no mail", async () => {
    const want = (wants: boolean) =>
      journey.world.owner.query("update patients set email_opt_in = $2 where patient_id = $1", [patientid, wants]);
    await want(false);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await isTold(page, "The patient has unsubscribe email alert please subscribe again");
    await want(true);
  });
  await step("B368: a double click sends one link, which a caregiver opens at once", async () => {
    await page.getByRole("button", { name: "Send", exact: true }).dblclick();
    await isTold(page, "The link was sent.");
    await journey.world.settle();
    expect(journey.world.mailbox.read("ann@home.example")).toHaveLength(1);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("B005 B186 B298: a caregiver's link shows the page at once, without SHARE", async () => {
  const { page, problems, leave } = await journey.visit();
  await page.goto(`/activity/${await issueCaregiverToken(journey.world, 0, 1)}/${patientid}`);
  await ready(page);
  expect(await page.getByRole("button", { name: "SHARE" }).count()).toBe(0);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  await page.getByRole("button", { name: "SHARE" }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test("B102 B189: a link of another patient asks for a code, Cancel and an id of nobody lead to sign-in", async () => {
  const { page, problems, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 2)}/${patientid}`);
  await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await arrivesAt(page, "/login");
  await page.goto("/activity/01900004-0000-7000-8000-999999999999");
  await arrivesAt(page, "/login");
  await page.goto("/activity/no.such.token/nobody");
  await arrivesAt(page, "/login");
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
  await takeScreens(page, "progress-empty");
  expect(problems).toEqual([]);
  await leave();
});

test("A049 B093 B187 B450: in lite the page is open to staff who are signed in and may see the patient, with Back", async () => {
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
  await takeScreens(page, "progress-lite");
  await page.getByRole("button", { name: "Back" }).click();
  await arrivesAt(page, "/messages?app=admin-lite");
  await page.goto(`/activity/${small.patient(1, 1)}?app=admin-lite`);
  await page.getByText("This patient was not found.").waitFor();
  expect(journey.world.mailbox.read(email)).toHaveLength(mails);
  expect(problems).toEqual([]);
  await leave();
});
