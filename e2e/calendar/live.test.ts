import { addMonths, type CalendarDate, firstOfMonth } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signInPatient } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import { expect } from "vitest";
import { test } from "../journey-test.ts";
import { waitForAddress } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { barOf, calendarOf, pathOfPatient, tileOf } from "./patient.ts";

let today: CalendarDate;
let patient: Caller;

test.beforeAll(async ({ journey }) => {
  today = journey.world.today();
  patient = await signInPatient(journey.world, smallPatientEmail(0, 1));
});

const recordExercise = `mutation ($i: RecordExerciseInput!) { recordExercise(input: $i) { status message timesDone } }`;

/** Records one round of an exercise as the patient. */
const doOneRound = async (exercise: number): Promise<void> => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const input = { itemid: small.exerciseItem(0, 1, exercise) };
  const { answer } = await patient.call(recordExercise, { i: input }, headers);
  expect(answer.status).toBe("success");
};

test("a calendar that is open follows the patient, takes a reminder, and is in the address", async ({ journey }) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.physio), { at: null });
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Original = window.WebSocket;
    window.WebSocket = class extends Original {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        sockets.push(this);
      }
    };
    Object.assign(window, { cut: () => sockets.forEach((socket) => socket.close(4499, "cut")) });
  });
  const listening = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framesent", ({ payload }) => String(payload).includes("subscribe")));
  await page.goto(pathOfPatient(1, `?view=month&date=${today}`));
  const exercise = barOf(tileOf(page, today), "Exercise");
  await exercise.getByText("0/2", { exact: true }).waitFor();
  await listening;
  await page.evaluate(() => Object.assign(window, { samePage: true }));

  await step("the last round of an exercise changes the tile of today without a reload", async () => {
    await doOneRound(1);
    await doOneRound(1);
    await exercise.getByText("1/2", { exact: true }).waitFor();
    await soon(() => exercise.getAttribute("data-status")).toBe("partial");
  });

  await step("what happens while the connection is cut is there once it is back", async () => {
    await page.evaluate(() => (window as unknown as { cut: () => void }).cut());
    await page.getByText("Live updates paused").waitFor();
    await doOneRound(2);
    await doOneRound(2);
    await exercise.getByText("2/2", { exact: true }).waitFor();
    await soon(() => exercise.getAttribute("data-status")).toBe("complete");
    await page.getByText("Live updates paused").waitFor({ state: "detached" });
    expect(await page.evaluate(() => "samePage" in window)).toBe(true);
  });

  await step("the day view follows too", async () => {
    await tileOf(page, today).click();
    const reading = "mutation ($i: RecordReadingInput!) { recordReading(input: $i) { status message } }";
    const card = page.getByRole("article").first();
    await card.getByText("0 of 1").first().waitFor();
    const { answer } = await patient.call(
      reading,
      { i: { itemid: small.deviceItem(0, 1), values: [95, 5] } },
      { "idempotency-key": crypto.randomUUID() },
    );
    expect(answer.status).toBe("success");
    await card.getByText("1 of 1").waitFor();
  });

  await step("a reminder that is added to a day of the month stands on its tile and beside it, once", async () => {
    await page.goBack();
    await tileOf(page, today).click({ button: "right" });
    await page.getByRole("menuitem", { name: "Add Reminder" }).click();
    const dialog = page.getByRole("dialog", { name: "Add reminder" });
    await dialog.getByLabel("Title").fill("Wound Check");
    await dialog.getByRole("button", { name: "Add reminder" }).dblclick();
    await tileOf(page, today).getByText("Wound Check").waitFor();
    expect(
      await page
        .getByRole("region", { name: "Reminders" })
        .getByText(/Wound Check/)
        .count(),
    ).toBe(1);
  });

  await step("the month is in the address: a reload keeps it, Back goes to the one before it", async () => {
    const next = pathOfPatient(1, `?view=month&date=${firstOfMonth(addMonths(today, 1))}`);
    await calendarOf(page).getByRole("button", { name: "Next", exact: true }).click();
    await waitForAddress(page, next);
    await page.reload();
    await calendarOf(page).getByRole("table").waitFor();
    await waitForAddress(page, next);
    await page.goBack();
    await waitForAddress(page, pathOfPatient(1, `?view=month&date=${today}`));
  });
  expect(problems).toEqual([]);
});
