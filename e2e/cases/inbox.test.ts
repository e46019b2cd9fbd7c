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

test("an admin reads the messages, archives one and opens another", async () => {
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
  await step("the action of a row archives it, Undo brings it back", async () => {
    await page.getByRole("button", { name: "Archive the messages of Pat1 Clinic1" }).click();
    await isTold(page, "1 message archived.");
    await soon(() => numbers(page)).toBe("3,2");
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => numbers(page)).toBe("3,1,2");
  });
  await step("a row leads to its conversation", async () => {
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
