import { Role } from "@restride/domain/access/roles.ts";
import { enter, signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { breakDown } from "../hold-back.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let caseId: string;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const admin = await signIn(journey.world, smallEmail(0, Role.admin));
  const input = `patientId: "${small.patient(0, 1)}", summary: "Sensor does not pair", description: "It blinks red.", type: "Surgeon Message"`;
  const { answer } = await admin.call<{ caseid: string }>(`mutation { createNewCase(${input}) { caseid } }`);
  caseId = answer.caseid;
});
afterAll(() => journey.close());

/** The page of the case, as a person of the company opens it in the first clinic. */
const openAs = async (role: Role) => {
  const clinic = small.customers[0];
  const visitor = await journey.visitAs(smallEmail(0, role), { clinic, at: `/cases/${caseId}` });
  await visitor.page.getByRole("heading", { name: "Sensor does not pair" }).waitFor();
  return visitor;
};
const composer = (page: Page) => page.getByRole("form", { name: "Write a message" });
const write = (page: Page, text: string) => composer(page).getByRole("textbox", { name: "Message" }).fill(text);
const thread = (page: Page) => page.getByRole("log", { name: "Messages" });
const handling = (page: Page) => page.getByRole("region", { name: "Handling" });
/** Somebody of the first clinic does something elsewhere. */
const elsewhere = async (role: Role, mutation: string) => {
  const person = await signIn(journey.world, smallEmail(0, role));
  const inside = role === Role.admin ? person : await enter(journey.world, person, small.customers[0]);
  expect((await inside.call(`mutation { ${mutation} { status message } }`)).answer.status).toBe("success");
};

test("a company admin handles a case while others write in it", async () => {
  const { page, problems, leave } = await openAs(Role.companyAdmin);
  await step("C004 C053 C055: the case says what it is, and who its patient is", async () => {
    await handling(page).getByText("Surgeon Message", { exact: true }).waitFor();
    await handling(page).getByText("Clinic 1", { exact: true }).waitFor();
    const patient = page.getByRole("region", { name: "Patient" });
    await patient.getByText(/^•••• \d{4} · [\d+-]+$/).waitFor();
    await patient.getByText(/^(Pre|Post) \d+ days?$/).waitFor();
    await patient.getByRole("row").filter({ hasText: "S" }).first().waitFor();
    await page.getByRole("tabpanel", { name: "General Info" }).getByText("It blinks red.").waitFor();
  });
  await step("C055 C274: the patient's name is copied, or it is said that it could not be", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy the name" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Pat1 Clinic1");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
    });
    await page.getByRole("button", { name: /^(Copy the name|Copied)$/ }).click();
    await isTold(page, "Failed to copy");
  });
  await step("C063 C121: an assignee makes it Assigned", async () => {
    await handling(page).getByLabel("Assigned To").selectOption({ label: "Sam Role22" });
    await isTold(page, "Case Updated");
    await soon(() => handling(page).getByLabel("Status").inputValue()).toBe("Assigned");
  });
  await step("C120: Unassigned clears the assignee", async () => {
    await handling(page).getByLabel("Status").selectOption("Unassigned");
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('select[aria-label="Assigned To"]')?.value === "",
    );
  });
  await step("what somebody else changes is marked, with who and when", async () => {
    await elsewhere(Role.healthCoach, `updateActionCase(caseId: "${caseId}", priority: "P2")`);
    await handling(page)
      .getByText(/Sam Role22 set P2, \d+:\d\d [AP]M$/)
      .waitFor();
    await soon(() => handling(page).getByLabel("Priority").inputValue()).toBe("P2");
  });
  await step("C048 C049 C272: subject and description are edited in place, with their limits", async () => {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("textbox", { name: "Subject" }).fill("Sensor does not pair any more");
    await page.getByText("29 / 4000", { exact: true }).waitFor();
    await page.getByRole("textbox", { name: "Description" }).fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Please enter description.").waitFor();
    await page.getByRole("textbox", { name: "Description" }).fill("Since the update.");
    await page.getByRole("button", { name: "Save" }).click();
    await isTold(page, "Action case updated");
    await page.getByRole("heading", { name: "Sensor does not pair any more" }).waitFor();
  });
  await step("C051 C052: an empty message cannot be sent; a written one stands in the thread", async () => {
    await write(page, "  ");
    await soon(() => composer(page).getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    await write(page, "x".repeat(3500));
    await composer(page).getByText("3500 / 4000", { exact: true }).waitFor();
    await write(page, "I can reproduce it.");
    await composer(page).getByRole("button", { name: "Send" }).click();
    await isTold(page, "Message Sent!");
    await thread(page).getByText("I can reproduce it.", { exact: true }).waitFor();
  });
  await step("it can be taken back, and its text goes on being written", async () => {
    await thread(page).getByRole("button", { name: "Take back" }).click();
    await isTold(page, "Message taken back");
    await thread(page).getByText("I can reproduce it.", { exact: true }).waitFor({ state: "detached" });
    await soon(() => composer(page).getByRole("textbox").inputValue()).toBe("I can reproduce it.");
  });
  await step("what is written is there again after a reload", async () => {
    await page.reload();
    await composer(page).waitFor();
    await soon(() => composer(page).getByRole("textbox").inputValue()).toBe("I can reproduce it.");
    await composer(page).getByText("Urgent").click();
    await composer(page).getByRole("textbox").press("Control+Enter");
    await thread(page).getByText("Urgent", { exact: true }).waitFor();
  });
  await step("C059 C133: what somebody else says appears at once, marked as new", async () => {
    await elsewhere(Role.admin, `addNewComment(caseId: "${caseId}", comment: "Take it off.", priority: "URGENT")`);
    await thread(page).getByText("Take it off.", { exact: true }).waitFor();
    const mark = thread(page).getByText("New message", { exact: true });
    await mark.waitFor();
    expect(await mark.evaluate((one) => getComputedStyle(one).color)).toBe("rgb(174, 42, 42)");
    await page.getByRole("button", { name: "1 new message" }).click();
  });
  await step("somebody who writes is named", async () => {
    await elsewhere(Role.healthCoach, `nowWriting(caseid: "${caseId}")`);
    await thread(page).getByText("is writing a reply").waitFor();
  });
  await step("C054 C154: work is logged, and summed up", async () => {
    await handling(page).getByRole("button", { name: "Add" }).click();
    const dialog = page.getByRole("dialog", { name: "Log work" });
    await dialog.getByLabel("Time").fill("0");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Please enter a time over 0.").waitFor();
    await dialog.getByLabel("Time").fill("1h 10m");
    await dialog.getByLabel("Details").fill("Reproduced it.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await isTold(page, "Work log added");
    await handling(page).getByText("0d 1h 10m", { exact: true }).waitFor();
  });
  await step("C050 C065: entries stand newest first; only one's own can be changed, in its row", async () => {
    const today = journey.world.today();
    await elsewhere(
      Role.healthCoach,
      `addWorkLog(caseId: "${caseId}", date: "${today}", mins: 25, workDescription: "Called.")`,
    );
    await page.getByRole("tab", { name: "Work log 2" }).click();
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await soon(() => rows.allInnerTexts()).toEqual([
      expect.stringContaining("0d 0h 25m"),
      expect.stringContaining("0d 1h 10m"),
    ]);
    expect(await rows.nth(0).getByRole("button").count()).toBe(0);
    await rows.nth(1).getByRole("button", { name: "Edit" }).click();
    await rows.nth(1).getByLabel("Time").fill("2");
    await rows.nth(1).getByRole("button", { name: "Save" }).click();
    await isTold(page, "Work log updated");
    await handling(page).getByText("0d 2h 25m", { exact: true }).waitFor();
  });
  await step("C294 C295 C276: an entry is deleted after a question", async () => {
    await page.getByRole("button", { name: /^Delete work log/ }).click();
    await page.getByText("Are you sure you want to delete this work log?", { exact: true }).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await isTold(page, "Work log deleted");
  });
  await step("C064 C275: one's own message is changed and deleted, with a way back; others' are not", async () => {
    const mine = thread(page).getByText("I can reproduce it.", { exact: true });
    expect(await thread(page).getByRole("button", { name: "More about this message" }).count()).toBe(1);
    await thread(page).getByRole("button", { name: "More about this message" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await thread(page).getByRole("textbox").fill("I can reproduce it here.");
    await thread(page).getByRole("button", { name: "Save" }).click();
    await isTold(page, "Comment updated");
    await thread(page).getByText("edited", { exact: true }).waitFor();
    await thread(page).getByRole("button", { name: "More about this message" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await isTold(page, "Comment deleted");
    await page.getByRole("button", { name: "Undo" }).click();
    await thread(page).getByText("I can reproduce it here.", { exact: true }).waitFor();
    expect(await mine.count()).toBe(0);
  });
  await step("an Undo that failed is offered once more", async () => {
    const mine = thread(page).getByText("I can reproduce it here.", { exact: true });
    await thread(page).getByRole("button", { name: "More about this message" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await mine.waitFor({ state: "detached" });
    const mend = await breakDown(page, "mutation RestoreComment");
    await page.getByRole("button", { name: "Undo" }).click();
    await isTold(page, "Something went wrong. Try again in a moment.");
    await mend();
    await page.getByRole("button", { name: "Undo" }).click();
    await mine.waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
