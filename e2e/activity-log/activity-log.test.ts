import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { general, small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { savedTable } from "../saved-table.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await fill(45);
});
afterAll(() => journey.close());

const patient = small.patient(0, 1);
const at = `/patient/${patient}`;
const log = (page: Page) => page.getByRole("dialog", { name: /^Activity log/ });
const rows = (page: Page) => log(page).locator("[data-log-row]");
const cells = async (page: Page) => {
  const texts = await log(page).locator("tbody tr").allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
};
const round = async (page: Page) => (await cells(page))[0]?.match(/round (\d+)/)?.[1];
const total = (page: Page, text: string) => log(page).getByText(text, { exact: true }).waitFor();

/** Rounds of an exercise, an hour apart, and one change of the patient's record before them. */
const fill = async (count: number) => {
  const { owner, clock } = journey.world;
  await owner.query("delete from audit_log");
  const insert = `insert into audit_log (customer_id, at, actor, table_name, action, before, after)`;
  await owner.query(
    `${insert} select $1, $2::timestamptz - n * interval '1 hour', $3, 'exercise_done', 'insert', null,
      jsonb_build_object('patient_id', $3::text, 'item_id', $4::text, 'times_done', n) from generate_series(1, $5::int) n`,
    [small.customers[0], new Date(clock.now()).toISOString(), patient, small.exerciseItem(0, 1, 1), count],
  );
  await owner.query(
    `${insert} values ($1, $2::timestamptz - interval '3 days', $3, 'patients', 'update',
      jsonb_build_object('patient_id', $4::text, 'first_name', 'Pat1', 'phone', '+13125550101'),
      jsonb_build_object('patient_id', $4::text, 'first_name', 'Ann', 'phone', '+13125550199'))`,
    [small.customers[0], new Date(clock.now()).toISOString(), small.user(0, Role.admin), patient],
  );
};

test("an admin reads what was done about a patient", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at });
  await step("B036 B085 B087: the button opens it 80 % wide, ten rows, newest first", async () => {
    await page.getByRole("button", { name: "ACTIVITY LOG" }).click();
    await total(page, "1-10 of 46 activities");
    expect((await log(page).locator("thead th").allInnerTexts()).map((text) => text.trim())).toEqual([
      "Time",
      "Source",
      "Event Name",
      "Description",
    ]);
    const width = (await log(page).boundingBox())!.width;
    expect(Math.round((width / page.viewportSize()!.width) * 100)).toBe(80);
    expect(await rows(page).count()).toBe(10);
    expect((await cells(page))[0]).toMatch(
      /^\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M Patients Exercise Completed .+, round 1 of \d$/,
    );
  });
  await step("pages are turned from a cursor; page and filters stand in the address", async () => {
    await log(page).getByRole("button", { name: "Page 3" }).click();
    await total(page, "21-30 of 46 activities");
    expect(await round(page)).toBe("21");
    await page.reload();
    await total(page, "21-30 of 46 activities");
    expect(await round(page)).toBe("21");
  });
  await step("an event narrows it", async () => {
    await log(page).getByRole("combobox", { name: "Event" }).fill("Patient Up");
    await page.getByRole("option", { name: "Patient Update" }).click();
    await page.keyboard.press("Escape");
    await total(page, "1-1 of 1 activities");
    expect(new URL(page.url()).searchParams.get("log-event")).toBe("Patient Update");
  });
  await step(
    "a row opens in place with Right, and Left closes it: before and after in the words of the screen",
    async () => {
      await rows(page).first().focus();
      await page.keyboard.press("ArrowRight");
      await log(page).getByText("Sam Role1 · Admin · web console").waitFor();
      const changes = (await log(page).locator("tbody tbody tr").allInnerTexts()).map((text) => text.split(/\s*\t\s*/));
      expect(changes).toEqual([
        ["First name", "Pat1", "Ann"],
        ["Phone", "•••• 0101", "•••• 0199"],
      ]);
      await page.keyboard.press("ArrowLeft");
      await soon(() => log(page).getByText("web console").count()).toBe(0);
    },
  );
  await step("B412: it is saved as a table, and internally with ids", async () => {
    for (const [name, lines] of [
      ["Export CSV", '"Time","Source","Event Name","Description"'],
      ["Internal Export", '"Time","Source","Event Name","Description","Id","Patient","Method","Collection"'],
    ] as const) {
      const saving = page.waitForEvent("download");
      await log(page).getByRole("button", { name }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toMatch(/^activity-log-\d{8}-\d{6}\.csv$/);
      const text = (await savedTable(saved)).trimEnd().split("\r\n");
      expect([text[0], text.length]).toEqual([lines, 2]);
    }
    await log(page).getByRole("button", { name: "Clear Filters" }).click();
    await total(page, "1-10 of 46 activities");
  });
  await step("what somebody else does waits behind a bar until it is taken in", async () => {
    const physio = await signIn(journey.world, smallEmail(0, Role.physio));
    const before = await cells(page);
    const datetime = "2026-01-05T10:00:00Z";
    const note = `{ patient_id: "${patient}", category: "${general}", datetime: "${datetime}", notes: "Called." }`;
    await physio.call(`mutation { addPatientNote(input: ${note}) { status } }`);
    await journey.world.owner.query("update audit_log set at = $1 where table_name = 'patient_notes'", [
      new Date(journey.world.clock.now()).toISOString(),
    ]);
    await physio.call(`mutation { addPatientNote(input: ${note}) { status } }`);
    await journey.world.owner.query("update audit_log set at = $1 where table_name = 'patient_notes'", [
      new Date(journey.world.clock.now()).toISOString(),
    ]);
    await log(page)
      .getByText(/^[12] new activit/)
      .waitFor();
    expect(await cells(page)).toEqual(before);
    await log(page)
      .getByText(/^[12] new activit/)
      .click();
    await soon(async () => (await cells(page))[0]).toMatch(
      /Patient Note Sam Role2 added a note, General, time logged 0hr 0min$/,
    );
  });
  await step("closed it leaves the address as it was", async () => {
    await log(page).getByRole("button", { name: "Close" }).click();
    await soon(() => new URL(page.url()).search).toBe("");
  });
  expect(problems).toEqual([]);
  await leave();
});
