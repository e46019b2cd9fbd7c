import { formatUs, addDays, startOfWeek, todayIn } from "@restride/domain/values/calendar-date.ts";
import { nextCodePause } from "@restride/domain/progress-page/progress-forms.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { region } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { addProgress, email, patientid, phone, waitForVitals } from "./progress-patient.ts";

/** Placeholder for a clinic's logo. The tests check that an image has this address. */
const logo = "/logo.svg";

test.beforeAll(async ({ journey }) => {
  await addProgress(journey.world);
  await journey.world.owner.query("update customers set logo = $1 where customer_id = $2", [logo, small.customers[0]]);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Progress", exact: true });
const code = (journey: Journey) => /code is (\S{6})/.exec(journey.world.mailbox.read(email)[0]!.text)![1]!;

test("a patient opens the page on a phone with a code", async ({ journey }) => {
  const { page, problems } = await journey.visit(phone);
  await step("B102 B188 B431: without a link a code is asked for, which went to the patient's mail", async () => {
    await page.goto(`/activity/${patientid}`);
    await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
  });
  await step("screens S15: the page names the clinic; loading it again mails no other code", async () => {
    await page.getByRole("banner").getByText("Clinic 1", { exact: true }).waitFor();
    await soon(() => page.getByRole("banner").locator("img").getAttribute("src")).toBe(logo);
    const mails = journey.world.mailbox.read(email).length;
    await page.reload();
    await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
    expect(journey.world.mailbox.read(email)).toHaveLength(mails);
    await page.clock.install();
    await page.clock.fastForward(nextCodePause);
    await page.getByRole("button", { name: "Mail a new one" }).click();
    await soon(() => journey.world.mailbox.read(email).length).toBe(mails + 1);
  });
  await step("B366: a wrong code is told, and the field is empty again", async () => {
    await page.getByLabel("Enter the OTP").fill("AAAAAA");
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByText("Invalid OTP", { exact: true }).waitFor();
    expect(await page.getByRole("status").getByText("Invalid OTP").count()).toBe(0);
    await soon(() => page.getByLabel("Enter the OTP").inputValue()).toBe("");
  });
  await step("B190 B092 B094: the code opens the page with its three sections", async () => {
    await page.getByLabel("Enter the OTP").fill(code(journey));
    await page.keyboard.press("Enter");
    await waitForVitals(page);
    await heading(page).waitFor();
    await soon(() => page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      "Vitals",
      "Compliance",
      "Questionnaires",
    ]);
  });
  await step("screens S15: it greets with clinic, logo, surgeon, name, joint and day of the surgery", async () => {
    const { rows } = await journey.world.owner.query<{ surgery: string; days: number }>(
      `select initcap(surgery_type) || to_char(surgery_date, '" surgery on "FMMonth FMDD, YYYY') as surgery, $2::date - surgery_date as days
       from patients where patient_id = $1`,
      [patientid, todayIn(journey.world.clock.now(), "America/Chicago")],
    );
    const { surgery, days } = rows[0]!;
    expect(days).toBeGreaterThan(1);
    for (const words of ["Clinic 1", "Dr. Anna Surgeon1", "Pat1 Clinic1", `${surgery}, ${days} days ago`])
      await page.getByRole("main").getByText(words, { exact: true }).waitFor();
    await soon(() => page.getByRole("main").locator("img").first().getAttribute("src")).toBe(logo);
  });
  await step("B298: it stays open in this tab, and asks again in another", async () => {
    await page.reload();
    await waitForVitals(page);
    const other = await page.context().newPage();
    await other.goto(`/activity/${patientid}`);
    await other.getByLabel("Enter the OTP").waitFor();
    await other.close();
  });
  await step("B095 B096: each tile shows the last value and its day", async () => {
    const tiles = await region(page, "Vitals").getByRole("listitem").allInnerTexts();
    expect(tiles.map((tile) => tile.split("\n").filter(Boolean).slice(0, 2).join(" "))).toEqual([
      "Knee score N/A",
      "Pain level Mild",
      "Flexion 104.6°",
      "Extension 4° short of straight",
      "Knee Motion Sensor, Flexion max 104.6°",
      "Knee Motion Sensor, Extension deficit 4°",
    ]);
    const measured = formatUs(addDays(todayIn(journey.world.clock.now(), "America/Chicago"), -2));
    expect(tiles[0]).toMatch(/Last Recorded\s+N\/A/);
    for (const at of [2, 3])
      expect(tiles[at]).toMatch(new RegExp(`Last Recorded\\s+${measured}\\s+Knee Motion Sensor`));
    expect(tiles[4]).toMatch(new RegExp(`How far the knee bends\\.\\s+Last Recorded\\s+${measured}`));
  });
  await step(
    "it is made for somebody of 80: what is pressed is 48 pixels high, text has 15 at least, tiles say what they mean",
    async () => {
      await region(page, "Vitals").getByText("How far the knee bends.").first().waitFor();
      const low = await page
        .locator("button:visible, label:visible")
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().height < 48).map((one) => one.ariaLabel ?? one.textContent),
        );
      expect(low).toEqual([]);
      const small = await page
        .getByRole("main")
        .locator("*:visible")
        .evaluateAll((all) =>
          all
            .filter((one) =>
              [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
            )
            .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 15)
            .map((one) => one.textContent),
        );
      expect(small).toEqual([]);
      const dialog = page.getByRole("dialog");
      const lowOver = () =>
        dialog
          .locator("button, a, input")
          .evaluateAll((all) =>
            all.filter((one) => Math.min(one.clientHeight, one.clientWidth) < 46).map((one) => one.outerHTML),
          );
      for (const [width, height] of [[390, 844] as const, [780, 360] as const]) {
        await page.setViewportSize({ width, height });
        await page.getByRole("button", { name: "SHARE" }).click();
        await dialog.getByRole("button").nth(1).waitFor();
        await soon(lowOver).toEqual([]);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      }
      await page.setViewportSize({ width: 390, height: 844 });
    },
  );
  await step("B097: VIEW opens the chart; without a value it is disabled", async () => {
    const view = (label: string) => page.getByRole("button", { name: `VIEW ${label}`, exact: true });
    await soon(() => view("Knee score").isDisabled()).toBe(true);
    await view("Extension").click();
    const extension = page.getByRole("dialog", { name: "Extension" });
    const newest = /3 values, the newest 4° short of straight on \d\d\/\d\d\/\d{4}, Knee Motion Sensor\./;
    await extension.getByText(newest).waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await view("Pain level").click();
    const chart = page.getByRole("dialog", { name: "Pain level" });
    await chart.locator("figure svg text").first().waitFor();
    const wide = await chart.boundingBox();
    expect(wide!.width).toBeGreaterThan(380);
    await page.keyboard.press("Escape");
  });
  await step("B098 B428 B430: the tiles sum the last two weeks", async () => {
    const rows = await region(page, "Compliance").getByRole("listitem").allInnerTexts();
    expect(rows.map((row) => row.split("\n").filter(Boolean).join(" "))).toEqual([
      expect.stringMatching(/Exercise \d+ of 28 \d+\.\d\d%$/),
      expect.stringMatching(/Measurement 14 of 14 100\.00%$/),
      expect.stringMatching(/Questionnaire 2 of 14 14\.29%$/),
    ]);
    await soon(() => page.getByRole("radio", { name: "2 weeks" }).isChecked()).toBe(true);
    await page.getByText("4 weeks", { exact: true }).click();
    await region(page, "Compliance").getByText("20 of 20").waitFor();
    await page.getByText("2 weeks", { exact: true }).click();
  });
  const sunday = startOfWeek(todayIn(journey.world.clock.now(), "America/Chicago"));
  const weeks = [addDays(sunday, -7), addDays(sunday, -14)].map(formatUs);
  await step("B099: an area opens its weeks, newest first; Week Of turns them round", async () => {
    await page.getByRole("button", { name: /^\S* ?Exercise/ }).click();
    const dialog = page.getByRole("dialog", { name: "Exercise" });
    await soon(() => dialog.getByRole("columnheader").allInnerTexts()).toEqual(["Week Of", "Compliance"]);
    const weeksInTable = () =>
      dialog
        .getByRole("row")
        .filter({ hasNotText: "Week Of" })
        .evaluateAll((rows) => rows.map((row) => row.children[0]!.textContent));
    expect(await weeksInTable()).toEqual(weeks);
    await soon(() => dialog.getByRole("columnheader", { name: "Week Of" }).getAttribute("aria-sort")).toBe(
      "descending",
    );
    await dialog.getByRole("button", { name: "Week Of" }).click();
    expect(await weeksInTable()).toEqual(weeks.toReversed());
    await page.keyboard.press("Escape");
  });
  await step("B100 B101: Questionnaire opens its weeks, a week its forms, a form its answers", async () => {
    await page.getByRole("button", { name: /Questionnaire 2 of 14/ }).click();
    await page.getByRole("dialog", { name: "Questionnaire" }).getByRole("button", { name: weeks[1]! }).click();
    const week = page.getByRole("dialog", { name: `Week of ${weeks[1]}` });
    await week.getByRole("button", { name: /Pain Check/ }).click();
    await page
      .getByRole("dialog", { name: "Pain Check" })
      .getByRole("cell", { name: "Moderate", exact: true })
      .waitFor();
    await page.keyboard.press("Escape");
    await region(page, "Questionnaires")
      .getByRole("button", { name: /Pain Check/ })
      .click();
    await page.getByRole("dialog", { name: "Pain Check" }).getByRole("cell", { name: "Mild", exact: true }).waitFor();
    await page.keyboard.press("Escape");
  });
  await step("B103 B270 B271 C099 C171 C172: SHARE says what is missing, by the keyboard alone", async () => {
    await page.getByRole("button", { name: "SHARE" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Share with a caregiver" });
    await dialog.getByRole("button", { name: "Send" }).click();
    for (const text of ["Email required", "Name is required"]) await dialog.getByText(text, { exact: true }).waitFor();
    await soon(() => dialog.getByLabel("Email").evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type("ann@");
    await page.keyboard.press("Tab");
    await dialog.getByText("Invalid Email").waitFor();
  });
  await step("B298: what was typed survives the end of the link", async () => {
    const dialog = page.getByRole("dialog", { name: "Share with a caregiver" });
    await dialog.getByLabel("Email").fill("ann@home.example");
    await dialog.getByLabel("Name").fill("Ann");
    journey.world.clock.advance(1_801_000);
    await dialog.getByRole("button", { name: "Send" }).click();
    await page.getByLabel("Enter the OTP").waitFor();
    await page.getByLabel("Enter the OTP").fill(code(journey));
    await page.keyboard.press("Enter");
    await soon(() => dialog.getByLabel("Email").inputValue()).toBe("ann@home.example");
  });
  await step("B272: nothing is sent for a patient who wants no mail", async () => {
    const want = (wants: boolean) =>
      journey.world.owner.query("update patients set email_opt_in = $2 where patient_id = $1", [patientid, wants]);
    await want(false);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await waitForNotice(page, "The patient has unsubscribe email alert please subscribe again");
    await want(true);
  });
  await step("B368: a double click sends one link, which a caregiver opens at once", async () => {
    await page.getByRole("button", { name: "Send", exact: true }).dblclick();
    await waitForNotice(page, "The link is on its way.");
    await journey.world.settle();
    expect(journey.world.mailbox.read("ann@home.example")).toHaveLength(1);
  });
  expect(problems).toEqual([]);
});
