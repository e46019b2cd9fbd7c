import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { moveFingers } from "../fingers.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
const today = () => journey.world.today();
const ago = (days: number) => addDays(today(), -days);

beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await journey.world.owner.query(
    `update device_metrics set thresholds = case parameter when 'flexion_max' then '[{"min": 90}]' else '[{"max": 10}]' end::jsonb`,
  );
  const pain = [4, 3, 3, 3, 3, 2, 2].map((code, at) => [ago(7 - at), [code], code] as const);
  await addAnswers(journey.world, 0, 1, "pain", pain);
  await addAnswers(journey.world, 0, 1, "oxford-knee", [
    [ago(29), Array<number>(12).fill(2), 24],
    [ago(2), Array<number>(12).fill(1), 12],
  ]);
  const bends = [61, 64, 66, null, 71, 74, 76, 78, 79, 92];
  await addReadings(
    journey.world,
    0,
    1,
    bends.flatMap((bend, at) => (bend === null ? [] : [[at - 9, [[bend, 10 - at]]] as const])),
  );
  await addReadings(journey.world, 0, 1, [[-12, [[999, null]]]]);
});
afterAll(() => journey.close());

const charts = (page: Page) => page.getByRole("region", { name: "Score charts" });
const card = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const comeToCharts = async (page: Page): Promise<void> => {
  await page.getByRole("heading", { name: "Charts newest six points" }).scrollIntoViewIfNeeded();
  await charts(page).waitFor();
};

test("a therapist looks at the scores of a patient over time", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: pathOfPatient(1, "?part=charts"),
  });
  await step("B040: Oxford Knee score, Pain Level, Flexion and Extension of the patient in the address", async () => {
    await comeToCharts(page);
    const titles = charts(page).getByRole("heading", { level: 3 });
    await soon(() => titles.allInnerTexts()).toEqual(["Oxford Knee score", "Pain Level", "Flexion", "Extension"]);
    await card(page, "Oxford Knee score").getByText("12/48").waitFor();
    await card(page, "Pain Level").getByText("Mild", { exact: true }).first().waitFor();
    await card(page, "Flexion")
      .getByText(`${formatUs(today())} · Knee Motion Sensor`)
      .waitFor();
    await card(page, "Extension").getByText("1° short of straight").waitFor();
  });
  await step("B041: a chart has a table, with pain in its words", async () => {
    await card(page, "Pain Level").getByRole("button", { name: "Show Pain Level as a table" }).click();
    await card(page, "Pain Level").getByRole("cell", { name: "Severe", exact: true }).waitFor();
  });
  const dialog = page.getByRole("dialog", { name: /^Flexion Pat1 Clinic1/ });
  await step(
    "B041: and a full-screen view beside its table, in which a day without a reading is said, and a value that cannot be true with the reason",
    async () => {
      await card(page, "Flexion").getByRole("button", { name: "Show Flexion in full screen" }).click();
      await dialog.waitFor();
      const rows = dialog.getByRole("row");
      await soon(() => rows.count()).toBe(12);
      await dialog
        .getByRole("row", { name: formatUs(ago(12)) })
        .getByText("999°, left out: only 30° to 145° can be true", { exact: true })
        .waitFor();
      expect((await rows.nth(1).innerText()).split(/\s+/)).toEqual([formatUs(today()), "S+10", "92°", "+13"]);
      await soon(() => rows.nth(7).innerText()).toMatch(/no reading\s+—$/);
      await dialog.getByText("+26", { exact: true }).waitFor();
      await dialog.getByText(`from 66° on ${formatUs(ago(7))}`).waitFor();
    },
  );
  await step("the keys work as soon as it is open: they move the drawing and choose no other chart", async () => {
    await page.keyboard.press("t");
    await dialog.locator("figure").waitFor({ state: "detached" });
    await page.keyboard.press("t");
    await dialog.locator("figure").waitFor();
    await page.keyboard.press("ArrowLeft");
    await dialog.waitFor();
  });
  await step("another chart is chosen, T shows the table alone, Escape gives the focus back", async () => {
    await dialog.getByText("Pain Level", { exact: true }).click();
    const pain = page.getByRole("dialog", { name: /^Pain Level Pat1 Clinic1/ });
    await pain.getByRole("cell", { name: "Severe" }).waitFor();
    await pain.getByRole("heading", { name: "Pain Level" }).click();
    await page.keyboard.press("t");
    await pain.locator("figure").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await pain.waitFor({ state: "detached" });
    const opener = card(page, "Flexion").getByRole("button", { name: "Show Flexion in full screen" });
    await soon(() => opener.evaluate((each) => each === document.activeElement)).toBe(true);
  });
  await step("B042: a chart without a value says 'Data not available'", async () => {
    await page.goto(pathOfPatient(3));
    await comeToCharts(page);
    await soon(() => charts(page).getByText("Data not available", { exact: true }).count()).toBe(4);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("what is pointed at in a drawing of many days is in view in the table beside it", async () => {
  const days = Array.from({ length: 70 }, (_, at) => [at - 80, [[60 + at, 9]]] as const);
  await addReadings(journey.world, 0, 2, days);
  const at = pathOfPatient(2, "?part=charts");
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await comeToCharts(page);
  await card(page, "Flexion").getByRole("button", { name: "Show Flexion in full screen" }).click();
  const dialog = page.getByRole("dialog");
  const drawing = dialog.locator("figure svg").first();
  await drawing.waitFor();
  await page.keyboard.press("Home");
  const { x, y, height } = (await drawing.boundingBox())!;
  await page.mouse.move(x + 80, y + height / 2);
  const row = dialog.locator("tr[data-marked=true]");
  await row.waitFor();
  await soon(() =>
    row.evaluate((each) => {
      const { left, top, width, height: high } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + width / 2, top + high / 2));
    }),
  ).toBe(true);
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone two fingers show more of a chart in full screen, or less", async () => {
  const phone = { width: 390, isMobile: true, hasTouch: true };
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: pathOfPatient(1, "?part=charts"),
    ...phone,
  });
  await card(page, "Flexion").getByRole("button", { name: "Show Flexion in full screen" }).tap();
  const drawing = page.getByRole("dialog").locator("figure svg").first();
  await drawing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await drawing.boundingBox())!;
  const [middle, line] = [x + width / 2, y + height / 2];
  const fingers = (off: number) => [[middle - off, line] as const, [middle + off, line] as const];
  const first = page.getByRole("slider", { name: "Days in view from" });
  expect(await first.inputValue()).toBe("1");
  await moveFingers(page, fingers(20), fingers(60));
  await soon(() => first.inputValue()).not.toBe("1");
  await moveFingers(page, fingers(120), fingers(20));
  await soon(() => first.inputValue()).toBe("1");
  await leave();
});

test("on a phone each drawing of the recovery is as high as one that stands alone", async () => {
  const at = pathOfPatient(1, "?part=charts");
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at, width: 390 });
  for (const title of ["Flexion", "Extension deficit", "Pain Level", "Oxford Knee score"]) {
    const drawing = card(page, `${title} since surgery`).locator("figure svg").first();
    await drawing.scrollIntoViewIfNeeded();
    expect((await drawing.boundingBox())!.height, title).toBeGreaterThanOrEqual(200);
  }
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone the buttons of a chart are within its card, and none is below the next card", async () => {
  const phone = { at: pathOfPatient(1, "?part=charts"), width: 390, isMobile: true, hasTouch: true };
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), phone);
  await comeToCharts(page);
  const counted = page.getByText("1 of 4 charts", { exact: true });
  await counted.waitFor();
  await page.emulateMedia({ media: "print" });
  await counted.waitFor({ state: "hidden" }); // all stand on paper
  await page.emulateMedia({ media: null });
  for (const title of ["Pain Level", "Flexion"]) {
    await card(page, title)
      .getByText(/^\d–\d of \d+$/)
      .waitFor();
    const { x, width } = (await card(page, title).boundingBox())!;
    for (const button of await card(page, title).getByRole("button").all()) {
      const box = (await button.boundingBox())!;
      expect(box.x, title).toBeGreaterThanOrEqual(x);
      expect(box.x + box.width, title).toBeLessThanOrEqual(x + width);
    }
  }
  expect(problems).toEqual([]);
  await leave();
});
