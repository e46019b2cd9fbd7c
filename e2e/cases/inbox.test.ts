import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let cases: ReturnType<typeof casesIn>;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
beforeEach(async () => {
  await journey.world.owner.query("delete from cases");
  cases = casesIn(journey.world);
});
afterAll(() => journey.close());

const table = (page: Page) => page.getByRole("table", { name: "Messages" });
const numbers = async (page: Page): Promise<string> =>
  (
    await table(page)
      .locator("tr[data-row]")
      .evaluateAll((rows) => rows.map((row) => row.dataset.row!.slice(-1)))
  ).join();
const row = (page: Page, number: number) => table(page).locator(`tr[data-row="${cases.idOf(number)}"]`);
const surgeons = (page: Page) => page.getByRole("region", { name: "Surgeons", exact: true });

/** Conversations: 1 and 2 are the first surgeon's, 3 the second's; 3 is urgent, 2 is read. */
const addThree = async (): Promise<void> => {
  const message = { type: "Surgeon Message" };
  await cases.add(1, 10, { ...message, patient_id: small.patient(0, 1), description: "May I sleep on my side yet?" });
  await cases.add(2, 20, { ...message, patient_id: small.patient(0, 2), created_by: small.user(0, Role.physio) });
  await cases.add(3, 30, { ...message, patient_id: small.patient(0, 3) });
  await cases.comment(3, 25, { urgent: true, text: "Calf is sore and warm since last night." });
  await cases.look(2, 5, small.user(0, Role.admin));
};

test("an admin reads the messages", async () => {
  await addThree();
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient" });
  await step("A102: the menu carries a dot for a new message, until its page is opened", async () => {
    const link = page.getByRole("link", { name: "Messages new message" });
    await link.click();
    await arrivesAt(page, "/notification");
    await soon(() => page.getByRole("link", { name: "Messages new message" }).count()).toBe(0);
  });
  await step("C029 C068 C074: what is urgent first, then the newest, in the columns of the list", async () => {
    await soon(() => numbers(page)).toBe("3,1,2");
    const heads = (await table(page).locator("thead th").allInnerTexts()).map((text) => text.trim()).filter(Boolean);
    expect(heads.join()).toBe("Patient,Reported By,Received on,Message,Action");
    for (const text of ["Urgent", "Patient"]) await row(page, 3).getByText(text, { exact: true }).waitFor();
    await row(page, 3).getByText("Calf is sore and warm since last night.").waitFor();
    await row(page, 2).getByText("Sam Role2", { exact: true }).waitFor();
    await page.getByText("3 messages, 2 unread").waitFor();
    await page.getByText("Live", { exact: true }).waitFor();
  });
  await step("C069: Refresh reads the list again, also what came without a word", async () => {
    await journey.world.owner.query("update cases set archived_at = now() where case_id = $1", [cases.idOf(2)]);
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await soon(() => numbers(page)).toBe("3,1");
    await journey.world.owner.query("update cases set archived_at = null where case_id = $1", [cases.idOf(2)]);
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await soon(() => numbers(page)).toBe("3,1,2");
  });
  await step("C067 C069: the surgeons with what is unread, which narrow or group the list", async () => {
    const texts = await surgeons(page).getByRole("button").allInnerTexts();
    expect(texts.map((text) => text.replaceAll(/\s+/g, " ").replace(/^[A-Z]{2} /, ""))).toEqual([
      "All surgeons 2 unread",
      expect.stringMatching(/1 unread$/),
      expect.stringMatching(/1 unread$/),
    ]);
    await surgeons(page).getByLabel("By Surgeons").click();
    await soon(() => numbers(page)).toBe("1,2,3");
    await soon(() => table(page).locator('th[scope="rowgroup"]').count()).toBe(2);
    await surgeons(page).getByRole("button").nth(2).click();
    await soon(() => numbers(page)).toBe("3");
    await surgeons(page).getByRole("button").first().click();
    await surgeons(page).getByLabel("By Surgeons").click();
  });
  await step("C073 C174: the filter takes exactly four digits", async () => {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByLabel("Last four digits of phone").fill("12");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("Please enter 4 digits").waitFor();
    await page.getByLabel("Last four digits of phone").fill("0102");
    await page.getByRole("button", { name: "Apply" }).click();
    await soon(() => numbers(page)).toBe("2");
    await page.getByRole("button", { name: "Clear all" }).click();
    await soon(() => numbers(page)).toBe("3,1,2");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("an admin archives messages, and opens patient and conversation", async () => {
  await addThree();
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/notification" });
  await step("C068: the action of a row archives it, Undo brings it back", async () => {
    await page.getByRole("button", { name: "Archive the messages of Pat1 Clinic1" }).click();
    await isTold(page, "1 message archived.");
    await soon(() => numbers(page)).toBe("3,2");
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => numbers(page)).toBe("3,1,2");
  });
  await step("C069: ticked rows are archived together", async () => {
    await row(page, 1).getByRole("checkbox").check();
    await row(page, 3).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await isTold(page, "2 messages archived.");
    await soon(() => numbers(page)).toBe("2");
    await page.getByLabel("Show archived").click();
    await soon(() => numbers(page)).toBe("3,1,2");
  });
  await step("C071: the info icon leads to the patient", async () => {
    await page.getByRole("link", { name: "About Pat3 Clinic1" }).click();
    await arrivesAt(page, `/patient/${small.patient(0, 3)}`);
    await page.goBack();
  });
  await step("C070: a row leads to its conversation", async () => {
    await row(page, 2).click();
    await arrivesAt(page, `/cases/${cases.idOf(2)}`);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("C251 C072: a new message is told and appears by itself; a surgeon has the own ones and no list of surgeons", async () => {
  await addThree();
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { at: "/inbox" });
  await soon(() => numbers(page)).toBe("1,2");
  await step("C029: /inbox is the same list as /notification", async () => {
    await page.getByRole("heading", { level: 1, name: "Messages" }).waitFor();
    const heads = (await table(page).locator("thead th").allInnerTexts()).map((text) => text.trim()).filter(Boolean);
    expect(heads.join()).toBe("Patient,Reported By,Received on,Message,Action");
  });
  expect(await surgeons(page).count()).toBe(0);
  const { page: physio, leave: leavePhysio } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: `/patient/${small.patient(0, 1)}`,
  });
  await physio.getByRole("button", { name: "START CONVERSATION" }).click();
  await physio.getByLabel("Subject").fill("Swelling");
  await physio.getByLabel("Message").fill("Is it less?");
  await physio.getByRole("button", { name: "Send" }).click();
  await isTold(page, "You have received a new message!");
  await table(page).getByText("Is it less?").waitFor();
  expect(problems).toEqual([]);
  await leavePhysio();
  await leave();
});

test("C025 C028: a super admin reads the messages of a customer; a row opens nothing, and nothing is archived", async () => {
  await addThree();
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.superAdmin), {
    at: `/customers/${small.companies[0]}`,
  });
  await page.getByRole("link", { name: "Clinic 1" }).or(page.getByText("Clinic 1")).first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/customers"));
  await page.goto("/notification");
  await soon(() => numbers(page)).toBe("3,1,2");
  expect(await table(page).getByRole("checkbox").count()).toBe(0);
  await row(page, 1).click();
  expect(new URL(page.url()).pathname).toBe("/notification");
  await leave();
});
