import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { addKnees } from "@restride/dev-env/small-clinics/knees.ts";
import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { region } from "../finders.ts";
import { pathOfPatient } from "../calendar/patient.ts";
import { test } from "../journey-test.ts";
import type { Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const today = (journey: Journey) => journey.world.today();
const ago = (journey: Journey, days: number) => addDays(today(journey), -days);

/** Adds 31 knees with a flexion of 61 to 91 degrees on S+28. The third patient is on S+28 today with 63 degrees, and had 58 degrees a week ago. */
const addRecovery = async (journey: Journey): Promise<void> => {
  const { world } = journey;
  await addKnees(world, 0, 31);
  await world.owner.query("update patients set surgery_date = $2 where patient_id = $1", [
    small.patient(0, 3),
    addDays(today(journey), -28),
  ]);
  await addReadings(world, 0, 3, [
    [-7, [[58, null]]],
    [0, [[63, null]]],
  ]);
  await world.product.timed.find(({ name }) => name === "plan-corridors")!.run();
  await world.settle();
};

/** Adds three completed questionnaires with twelve questions for the third patient. */
const addForms = async (journey: Journey): Promise<void> => {
  const twelve = (first: number | null) => [first, ...Array<number>(11).fill(2)];
  await addAnswers(journey.world, 0, 3, "oxford-knee", [
    [ago(journey, 40), twelve(3), 25],
    [ago(journey, 2), twelve(0), 22],
    [ago(journey, 1), [null, null, null, ...Array<number>(9).fill(2)], null],
  ]);
  await journey.world.owner.query(
    `update questionnaires set short_name = 'Knee Function 12', licence_line = 'Own wording.' where kind = 'oxford-knee'`,
  );
  await journey.world.owner.query(
    `insert into questions (questionnaire_id, quest_number, question, options)
     select questionnaire_id, n, 'Question ' || n, (select json_agg(json_build_object('optnumber', o, 'option', 'Option ' || o)) from generate_series(0, 4) o)
     from questionnaires, generate_series(1, 12) n where kind = 'oxford-knee'`,
  );
  // The calendar lists a completed questionnaire below its questionnaire item.
  await journey.world.owner.query(
    `update patient_questionnaires set questionnaire_id = q.questionnaire_id from questionnaires q where q.kind = 'oxford-knee'`,
  );
};

/** Adds scores of pain, the knee and flexion for the first patient. */
const addScores = async (journey: Journey): Promise<void> => {
  await journey.world.owner.query(
    `update device_metrics set thresholds = case parameter when 'flexion_max' then '[{"min": 90}]' else '[{"max": 10}]' end::jsonb`,
  );
  const pain = [4, 3, 3, 3, 3, 2, 2].map((code, at) => [ago(journey, 7 - at), [code], code] as const);
  await addAnswers(journey.world, 0, 1, "pain", pain);
  await addAnswers(journey.world, 0, 1, "oxford-knee", [
    [ago(journey, 29), Array<number>(12).fill(2), 24],
    [ago(journey, 2), Array<number>(12).fill(1), 12],
  ]);
  const bends = [61, 64, 66, null, 71, 74, 76, 78, 79, 92];
  await addReadings(
    journey.world,
    0,
    1,
    bends.flatMap((bend, at) => (bend === null ? [] : [[at - 9, [[bend, 10 - at]]] as const])),
  );
  await addReadings(journey.world, 0, 1, [[-12, [[999, null]]]]);
};

test.beforeAll(async ({ journey }) => {
  await addRecovery(journey);
  await addScores(journey);
  await addForms(journey);
});

const flexion = (page: Page) => page.getByRole("region", { name: "Flexion since surgery" });

const charts = (page: Page) => page.getByRole("region", { name: "Score charts" });
const comeToCharts = async (page: Page): Promise<void> => {
  await page.getByRole("heading", { name: "Charts newest six points" }).scrollIntoViewIfNeeded();
  await charts(page).waitFor();
};

test("a therapist reads how patients recover: beside the knees of the clinic, in charts, and in a filled form", async ({
  journey,
}) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: pathOfPatient(3, "?part=charts"),
  });
  const recovery = page.getByRole("region", { name: /^Recovery/ });
  const isDrawn = async (): Promise<void> => {
    await recovery.scrollIntoViewIfNeeded();
    await flexion(page).locator("figure svg").first().waitFor();
  };
  await step("the newest value is said in front of the corridor", async () => {
    await recovery.scrollIntoViewIfNeeded();
    await flexion(page)
      .getByText("Below the corridor: on S+28 one knee in ten has less than 64°, half have 76° or more.", {
        exact: true,
      })
      .waitFor();
    await flexion(page).getByText("S+25 to S+31: 31 other knees, 93 values.").waitFor();
    await recovery.getByText(`version 1 of ${formatUs(today(journey))}`).waitFor();
  });
  await step("it stands beside the panel and above the calendar, on a phone among the charts", async () => {
    const calendar = page.getByRole("region", { name: "Activity Calendar" });
    const places = async () =>
      (await Promise.all([recovery, calendar].map((part) => part.boundingBox()))).map((at) => at!);
    const [wide, below] = await places();
    expect(wide!.x).toBe(below!.x);
    expect(wide!.x).toBeGreaterThan(284);
    expect(wide!.y + wide!.height).toBeLessThan(below!.y);
    await page.setViewportSize({ width: 390, height: 844 });
    await calendar.waitFor({ state: "hidden" });
    await recovery.waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await isDrawn();
  });
  await step("before the day of surgery there is none, on it there is", async () => {
    for (const [days, count] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const operate = "update patients set surgery_date = $1 where patient_id = $2";
      await journey.world.owner.query(operate, [addDays(today(journey), days), small.patient(0, 2)]);
      await page.goto(pathOfPatient(2));
      await page.getByRole("region", { name: "Activity Calendar" }).waitFor();
      expect(await page.getByRole("heading", { name: /^Recovery/ }).count()).toBe(count);
    }
  });
  await page.goto(pathOfPatient(1, "?part=charts"));
  await step("B040: Oxford Knee score, Pain Level, Flexion and Extension of the patient in the address", async () => {
    await comeToCharts(page);
    const titles = charts(page).getByRole("heading", { level: 3 });
    await soon(() => titles.allInnerTexts()).toEqual(["Oxford Knee score", "Pain Level", "Flexion", "Extension"]);
    await region(page, "Oxford Knee score").getByText("12/48").waitFor();
    await region(page, "Pain Level").getByText("Mild", { exact: true }).first().waitFor();
    await region(page, "Flexion")
      .getByText(`${formatUs(today(journey))} · Knee Motion Sensor`)
      .waitFor();
    await region(page, "Extension").getByText("1° short of straight").waitFor();
  });
  await step("B041: a chart has a table, with pain in its words", async () => {
    await region(page, "Pain Level").getByRole("button", { name: "Show Pain Level as a table" }).click();
    await region(page, "Pain Level").getByRole("cell", { name: "Severe", exact: true }).waitFor();
  });
  const dialog = page.getByRole("dialog", { name: /^Flexion Pat1 Clinic1/ });
  await step(
    "B041: and a full-screen view beside its table, in which a day without a reading is said, and a value that cannot be true with the reason",
    async () => {
      await region(page, "Flexion").getByRole("button", { name: "Show Flexion in full screen" }).click();
      await dialog.waitFor();
      const rows = dialog.getByRole("row");
      await soon(() => rows.count()).toBe(12);
      await dialog
        .getByRole("row", { name: formatUs(ago(journey, 12)) })
        .getByText("999°, left out: only 30° to 145° can be true", { exact: true })
        .waitFor();
      expect((await rows.nth(1).innerText()).split(/\s+/)).toEqual([formatUs(today(journey)), "S+10", "92°", "+13"]);
      await soon(() => rows.nth(7).innerText()).toMatch(/no reading\s+—$/);
      await dialog.getByText("+26", { exact: true }).waitFor();
      await dialog.getByText(`from 66° on ${formatUs(ago(journey, 7))}`).waitFor();
    },
  );
  await page.goto(pathOfPatient(3, `?view=day&date=${ago(journey, 2)}`));
  const form = page.getByRole("dialog", { name: "Knee Function 12 Pat3 Clinic1" });
  const row = (name: string) =>
    form.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await step("B074: the name of a completed questionnaire opens its form in a dialog of 70 percent", async () => {
    await page.getByRole("article").first().getByRole("button", { name: "Knee Function 12" }).click();
    await form.getByText("22 / 48").waitFor();
    await form.getByText(`−3 since ${formatUs(ago(journey, 40))}`).waitFor();
    const share = await form.evaluate((box) => box.getBoundingClientRect().width / innerWidth);
    expect(share).toBeCloseTo(0.7, 2);
  });
  await step("print holds the form alone, on one page, without a button", async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-asked-to-print", "");
    });
    await form.getByRole("button", { name: "Print" }).click();
    await page.locator("body[data-asked-to-print]").waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
    expect(await page.locator("#root").isVisible()).toBe(false);
    await soon(() => row("Question 12").isVisible()).toBe(true);
    const pages = (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });
  });
  expect(problems).toEqual([]);
});
