import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { composer, thread } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let cases: ReturnType<typeof casesIn>;
/** Adds conversations: 1 and 2 with the first surgeon, 3 with the second surgeon. Conversation 3 is urgent, and the admin has read 2. */
test.beforeAll(async ({ journey }) => {
  cases = casesIn(journey.world);
  const message = { type: "Surgeon Message" };
  await cases.add(1, 10, { ...message, patient_id: small.patient(0, 1), description: "May I sleep on my side yet?" });
  await cases.comment(1, 8, { text: "Please rest it tonight.", authorId: small.user(0, Role.physio) });
  await cases.add(2, 20, { ...message, patient_id: small.patient(0, 2), created_by: small.user(0, Role.physio) });
  await cases.add(3, 30, { ...message, patient_id: small.patient(0, 3) });
  await cases.comment(3, 25, { urgent: true, text: "Calf is sore and warm since last night." });
  await cases.look(2, 5, small.user(0, Role.admin));
});

const table = (page: Page) => page.getByRole("table", { name: "Messages" });
const row = (page: Page, number: number) => table(page).locator(`tr[data-row="${cases.idOf(number)}"]`);
const numbers = async (page: Page): Promise<string> =>
  (
    await table(page)
      .locator("tr[data-row]")
      .evaluateAll((rows) => rows.map((each) => each.dataset.row!.slice(-1)))
  ).join();
const hasColumns = async (page: Page): Promise<void> => {
  const heads = (await table(page).locator("thead th").allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  expect(heads.join()).toBe("Patient,Reported By,Received on,Message,Action");
};

test("an admin reads the messages of the clinic, and a surgeon answers the own ones", async ({ journey }) => {
  const admin = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient" });
  await step(
    "A102: an admin's menu item 'Messages' carries a dot for a new message, until its page opens",
    async () => {
      const { page } = admin;
      await page.getByRole("link", { name: "Messages new message" }).click();
      await waitForAddress(page, "/notification");
      await soon(() => page.getByRole("link", { name: "Messages new message" }).count()).toBe(0);
    },
  );
  await step(
    "C068: the list of messages: what is urgent first, then the newest, in the columns of the list",
    async () => {
      const { page } = admin;
      await soon(() => numbers(page)).toBe("3,1,2");
      await hasColumns(page);
      for (const text of ["Urgent", "Patient"]) await row(page, 3).getByText(text, { exact: true }).waitFor();
      await row(page, 3).getByText("Calf is sore and warm since last night.").waitFor();
      await row(page, 2).getByText("Sam Role2", { exact: true }).waitFor();
      await page.getByText("3 messages, 2 unread").waitFor();
      await page.getByText("Live", { exact: true }).waitFor();
    },
  );
  await step("C068 C069: the action of a row archives it, Undo brings it back", async () => {
    const { page } = admin;
    await page.getByRole("button", { name: "Archive the messages of Pat1 Clinic1" }).click();
    await waitForNotice(page, "1 message archived.");
    await soon(() => numbers(page)).toBe("3,2");
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => numbers(page)).toBe("3,1,2");
  });

  const { page, problems } = await journey.visitAs(smallEmail(0, Role.surgeon), { at: "/inbox" });
  await step("C029: at /inbox a surgeon has the same list as at /notification, of the own messages", async () => {
    await page.getByRole("heading", { level: 1, name: "Messages" }).waitFor();
    await soon(() => numbers(page)).toBe("1,2");
    await hasColumns(page);
    expect(await page.getByRole("region", { name: "Surgeons", exact: true }).count()).toBe(0);
  });
  await step("C251: a new message is told and appears by itself", async () => {
    const therapist = await signIn(journey.world, smallEmail(0, Role.physio));
    const input = `patientId: "${small.patient(0, 1)}", summary: "Swelling", description: "Is it less?", type: "Surgeon Message"`;
    await therapist.call(`mutation { createNewCase(${input}) { status } }`);
    await waitForNotice(page, "You have received a new message!");
    await table(page).getByText("Is it less?").waitFor();
  });
  await step("C034 C035: the message view has no status, priority, assignee, work log and Edit", async () => {
    await row(page, 1).click();
    await waitForAddress(page, `/cases/${cases.idOf(1)}`);
    await thread(page).getByText("May I sleep on my side yet?", { exact: true }).waitFor();
    await thread(page).getByText("New message", { exact: true }).waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
    expect(await page.getByRole("region", { name: "Handling" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Edit", exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Assign to vendor-team" }).waitFor();
  });
  await step(
    "C103 C256: an image is sent along and stands in the thread; taken back, text and image return",
    async () => {
      const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#446688" } })
        .png()
        .toBuffer();
      await composer(page)
        .locator("input[type=file]")
        .setInputFiles({ name: "sensor.png", mimeType: "image/png", buffer });
      await composer(page).getByAltText("Sent with this message").waitFor();
      await composer(page).getByRole("textbox").fill("Does it look like this?");
      await composer(page).getByRole("button", { name: "Send" }).click();
      await thread(page).getByAltText("Sent with this message").waitFor();
      await thread(page).getByRole("button", { name: "Take back" }).click();
      await waitForNotice(page, "Message taken back");
      await composer(page).getByAltText("Sent with this message").waitFor();
      await soon(() => composer(page).getByRole("textbox").inputValue()).toBe("Does it look like this?");
      await composer(page).getByRole("textbox").press("Control+Enter");
      await thread(page).getByAltText("Sent with this message").waitFor();
    },
  );
  await step(
    "C057: Back leads a surgeon to the inbox; a case that is marked as unread is, and one can be archived",
    async () => {
      await page.getByRole("button", { name: "Back", exact: true }).click();
      await waitForAddress(page, "/inbox");
      const choose = async (item: string, notice: string): Promise<void> => {
        await page.goBack();
        await page.getByRole("button", { name: "What can be done" }).click();
        await page.getByRole("menuitem", { name: item }).click();
        await waitForNotice(page, notice);
        await waitForAddress(page, "/inbox");
      };
      const { owner } = journey.world;
      const views = "select from case_views where case_id = $1 and user_id = $2";
      await choose("Mark as unread", "Marked as unread");
      expect((await owner.query(views, [cases.idOf(1), small.user(0, Role.surgeon)])).rowCount).toBe(0);
      await choose("Archive", "1 message archived.");
      const archived = "select from cases where case_id = $1 and archived_at is not null";
      expect((await owner.query(archived, [cases.idOf(1)])).rowCount).toBe(1);
      await page.getByRole("button", { name: "Undo" }).click();
      await row(page, 1).waitFor();
    },
  );
  expect([...problems, ...admin.problems]).toEqual([]);
});
