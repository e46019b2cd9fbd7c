import { readFileSync } from "node:fs";
import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { rowOf, shows } from "./rows.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
});
afterEach(() => journey.close());

const action = (page: Page, patient: string, name: string | RegExp): Locator =>
  rowOf(page, patient).getByRole("button", { name });

/** Subjects of the clinic's cases, oldest first. */
const cases = async (): Promise<unknown[]> => {
  const { rows } = await journey.world.owner.query(
    "select summary, description, type, message_type from cases where customer_id = $1 order by created_at",
    [small.customers[0]],
  );
  return rows;
};

const writeTo = async (page: Page, patient: string, subject: string): Promise<void> => {
  await action(page, patient, "Start conversation").click();
  const dialog = page.getByRole("dialog", { name: `Start conversation about ${patient}` });
  await dialog.getByLabel("Subject").fill(subject);
  await dialog.getByLabel("Message").fill("Please call the clinic.");
  await dialog.getByRole("button", { name: "Send" }).dblclick();
};

test("the actions of a row, as a surgeon", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { at: "/patient" });

  await step("B029 B030: a surgeon sees the own patients and no Doctor filter", async () => {
    await shows(page, ["Pat1 Clinic1", "Pat2 Clinic1"]);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Filter patients" });
    await dialog.getByLabel("Last name").waitFor();
    expect(await dialog.getByText("Doctor", { exact: true }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.goto(`/patient?surgeon=["${small.surgeon(0, 2)}"]`);
    await page.getByText("No patients match").waitFor();
    await page.goto("/patient");
  });

  await step("B010: the report of a patient is a PDF", async () => {
    const waiting = page.waitForEvent("download");
    await action(page, "Pat1 Clinic1", "Download report").click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`${small.patient(0, 1)}.pdf`);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  await step(
    "screens S13: one that takes long is said to be made, and is made once however often it is asked for",
    async () => {
      const { promise: free, resolve: goOn } = Promise.withResolvers<void>();
      let asked = 0;
      await page.route("**/downloadreport", async (route) => {
        asked += 1;
        await free;
        await route.continue();
      });
      const waiting = page.waitForEvent("download");
      const report = action(page, "Pat2 Clinic1", "Download report");
      await report.click();
      await isTold(page, "The file is being made.");
      await report.click();
      goOn();
      expect((await waiting).suggestedFilename()).toBe(`${small.patient(0, 2)}.pdf`);
      expect(asked).toBe(1);
      await page.unroute("**/downloadreport");
    },
  );

  await step("B014 B250: a conversation has a subject and a message, and needs both", async () => {
    await action(page, "Pat1 Clinic1", "Start conversation").click();
    const dialog = page.getByRole("dialog", { name: "Start conversation about Pat1 Clinic1" });
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.getByText("Please confirm your Subject!", { exact: true }).waitFor();
    await dialog.getByText("Please confirm your Message!", { exact: true }).waitFor();
    await dialog.getByLabel("Subject").fill("   ");
    await dialog.getByText("Please confirm your Subject!", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
  });

  await step("B015 B393: once it is started, even by a double click, the surgeon reads its one case", async () => {
    await writeTo(page, "Pat1 Clinic1", "Wound");
    await isTold(page, "Message Sent!");
    await page.waitForURL("**/cases/*");
    await page.getByRole("heading", { name: "Wound" }).waitFor();
    await page.getByText("Please call the clinic.").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await cases()).toEqual([
      {
        summary: "Wound",
        description: "Please call the clinic.",
        type: "Surgeon Message",
        message_type: "Conversation",
      },
    ]);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("the actions of a row, as a therapist and as a medical associate", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient" });

  await step("B448: who may not open the case stays in the list", async () => {
    await writeTo(page, "Pat3 Clinic1", "Brace");
    await isTold(page, "Message Sent!");
    await soon(() => page.getByRole("dialog").count()).toBe(0);
    await arrivesAt(page, "/patient");
    expect((await cases()).filter((one) => JSON.stringify(one).includes("Brace"))).toHaveLength(1);
  });

  await step("B013: a reset of the password is asked about first, and then sends one text message", async () => {
    await action(page, "Pat2 Clinic1", "Reset patient password").click();
    const dialog = page.getByRole("dialog", { name: "Reset patient password" });
    await dialog.getByText(/Are you sure you want to reset the password of Pat2 Clinic1\?/).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await journey.world.settle();
    const texts = () => journey.world.mailbox.read().filter(({ kind }) => kind === "sms");
    expect(texts()).toEqual([]);
    await action(page, "Pat2 Clinic1", "Reset patient password").click();
    await dialog.getByRole("button", { name: "Reset password" }).dblclick();
    await isTold(page, "A link to set a new password is on its way to the patient.");
    await journey.world.settle();
    expect(texts().map(({ to, text }) => [to, /https?:\/\/\S+/.test(text)])).toEqual([["+13125550102", true]]);
  });
  expect(problems).toEqual([]);
  await leave();

  await step("B012: the conversation about another surgeon's patient is disabled, with the reason", async () => {
    const associate = await journey.visitAs(smallEmail(0, Role.medicalAssociate), { at: "/patient" });
    const refused = action(associate.page, "Pat3 Clinic1", /^Start conversation/);
    await refused.waitFor();
    await associate.page.mouse.move(8, 400); // a hand comes from somewhere
    await refused.hover();
    await associate.page.getByRole("tooltip", { name: "This patient belongs to another surgeon." }).waitFor();
    await soon(() => refused.getAttribute("aria-disabled")).toBe("true");
    await refused.click({ force: true });
    await action(associate.page, "Pat1 Clinic1", "Start conversation").click();
    await associate.page.getByRole("dialog", { name: /Pat1/ }).waitFor();
    expect(await associate.page.getByRole("dialog", { name: /Pat3/ }).count()).toBe(0);
    await associate.leave();
  });
});
