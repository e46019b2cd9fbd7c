import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { general, small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { breakDown, holdBack } from "../hold-back.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { savedTable } from "../saved-table.ts";
import { takeScreens } from "../screens.ts";
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
  await step("nothing chosen reads All", async () => {
    for (const name of ["Source", "Event"])
      await soon(() => page.getByRole("combobox", { name }).getAttribute("placeholder")).toBe("All");
  });
  await step("pages are turned from a cursor; page and filters stand in the address", async () => {
    await log(page).getByRole("button", { name: "Page 3" }).click();
    await total(page, "21-30 of 46 activities");
    expect(await round(page)).toBe("21");
    const goOn = await holdBack(page, "query ActivityLog");
    await log(page).getByRole("button", { name: "Page 1", exact: true }).click();
    await soon(() => new URL(page.url()).searchParams.has("log-page")).toBe(false);
    await log(page).getByRole("button", { name: "Next page" }).click();
    goOn();
    await total(page, "31-40 of 46 activities");
    expect(await round(page)).toBe("31");
    await log(page).getByRole("button", { name: "Previous page" }).click();
    await total(page, "21-30 of 46 activities");
    await page.reload();
    await total(page, "21-30 of 46 activities");
    expect(await round(page)).toBe("21");
    await log(page).getByRole("button", { name: "Previous page" }).click();
    await total(page, "11-20 of 46 activities");
    await log(page).getByRole("button", { name: "Page 1", exact: true }).click();
    await total(page, "1-10 of 46 activities");
    await log(page).getByLabel("Rows a page").selectOption("25");
    await total(page, "1-25 of 46 activities");
  });
  await step("a page that fails is said to, and neither number nor rows of another stand in its place", async () => {
    await log(page).getByLabel("Rows a page").selectOption("10");
    await total(page, "1-10 of 46 activities");
    const mend = await breakDown(page, "query ActivityLog(");
    await log(page).getByRole("button", { name: "Next page" }).click();
    await log(page).getByRole("alert").getByText("The log could not be loaded.").waitFor();
    expect(await log(page).getByRole("button", { name: "Page 1", exact: true }).getAttribute("aria-current")).toBe(
      "page",
    );
    expect([
      await rows(page).count(),
      await log(page)
        .getByText(/ activities$/)
        .count(),
    ]).toEqual([0, 0]);
    await mend();
    await log(page).getByRole("button", { name: "Try again" }).click();
    await total(page, "11-20 of 46 activities");
    expect(await round(page)).toBe("11");
    await log(page).getByRole("button", { name: "Page 1", exact: true }).click();
    await total(page, "1-10 of 46 activities");
  });
  await step("B086: it is sorted by time, the other way round too", async () => {
    await log(page).getByRole("button", { name: "Time", exact: true }).click();
    await soon(async () => (await cells(page))[0]).toMatch(/Patient Update/);
    await log(page).getByRole("button", { name: "Time", exact: true }).click();
    await soon(() => round(page)).toBe("1");
  });
  await step("B083: an event and a source narrow it", async () => {
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
      await takeScreens(page, "activity-log-open");
      await page.keyboard.press("ArrowLeft");
      await soon(() => log(page).getByText("web console").count()).toBe(0);
    },
  );
  await step("B084: Clear Filters brings all of it back", async () => {
    await log(page).getByRole("button", { name: "Clear Filters" }).click();
    await total(page, "1-10 of 46 activities");
  });
  await step("a quick range and dates exclude each other", async () => {
    await log(page).getByText("28d", { exact: true }).click();
    await soon(() => new URL(page.url()).searchParams.get("log-range")).toBe("28d");
    await page.evaluate(() => {
      const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
      for (const [name, date] of [
        ["Dates from", "01/01/2020"],
        ["Dates to", "01/02/2020"],
      ]) {
        const input = document.querySelector(`[aria-label="${name}"]`)!;
        put.call(input, date);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }
    });
    await log(page).getByText("Nothing was logged in these days.").waitFor();
    expect(new URL(page.url()).searchParams.has("log-range")).toBe(false);
    for (const name of ["Export CSV", "Internal Export"])
      await soon(() => log(page).getByRole("button", { name }).isDisabled()).toBe(true);
    await log(page).getByText("14d", { exact: true }).click();
    await total(page, "1-10 of 46 activities");
  });
  await step("B084 B412: it is saved as a table, and internally with ids", async () => {
    for (const [name, lines] of [
      ["Export CSV", '"Time","Source","Event Name","Description"'],
      ["Internal Export", '"Time","Source","Event Name","Description","Id","Patient","Method","Collection"'],
    ] as const) {
      const saving = page.waitForEvent("download");
      await log(page).getByRole("button", { name }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toMatch(/^activity-log-\d{8}-\d{6}\.csv$/);
      const text = (await savedTable(saved)).trimEnd().split("\r\n");
      expect([text[0], text.length]).toEqual([lines, 47]);
    }
  });
  await step("B084: Alt+Shift+C copies what is shown", async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, "writeText", {
        value: (text: string) => Promise.resolve(document.body.setAttribute("data-copied", text)),
        configurable: true,
      }),
    );
    await page.keyboard.press("Alt+Shift+KeyC");
    await isTold(page, "Copied");
    await soon(() => page.locator("body").getAttribute("data-copied")).toContain('"actiontype": "Exercise"');
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

test("B410: on a phone the table scrolls, 800 px wide", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { at, width: 390 });
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "ACTIVITY LOG" }).click();
  await soon(() => rows(page).count()).toBe(10);
  const table = log(page).getByRole("table").first();
  expect(Math.round((await table.boundingBox())!.width)).toBe(800);
  const activities = log(page).getByRole("region", { name: "Activities" });
  expect(await activities.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
  await leave();
});
