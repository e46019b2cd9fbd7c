import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { expect } from "vitest";
import { holdAnswer } from "../hold-back.ts";
import { test } from "../journey-test.ts";
import { waitForNotice } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { savedTable } from "../saved-table.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { at, count, dialog, notes, noteRows, save, noteTexts, writeNotes } from "./notes-page.ts";

test("a therapist writes, changes and deletes a note beside another window, and a colleague reads all that was done", async ({
  journey,
}) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  const colleague = await journey.visitAs(smallEmail(0, Role.admin), { at });
  await notes(colleague.page).getByText("No notes yet.").waitFor();
  const edit = async (): Promise<void> => {
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
  };
  const log = colleague.page.getByRole("dialog", { name: /^Activity log/ });
  const newest = async (): Promise<string> =>
    (await log.locator("tbody tr").first().innerText()).replaceAll(/\s+/g, " ").trim();
  const isAddFocused = () =>
    page.getByRole("button", { name: "Add note" }).evaluate((one) => one === document.activeElement);
  await step("B088 B185: what is added on the page of a patient comes first, and the count grows", async () => {
    await notes(page).getByText("No notes yet.").waitFor();
    await writeNotes(journey.world, ["Called."]);
    await page.keyboard.press("n");
    await dialog(page).getByLabel("Notes").fill("Swelling settled.");
    await dialog(page).getByLabel("Time logged").fill("1h 30m");
    await save(page);
    await waitForNotice(page, "Note added successfully");
    await soon(() => noteTexts(page)).toEqual(["GeneralSwelling settled.", "GeneralCalled."]);
    await soon(() => count(page)).toBe("Patient Notes 2");
  });
  await step("a colleague sees both by itself, and changes neither", async () => {
    await soon(() => noteTexts(colleague.page)).toEqual(["GeneralSwelling settled.", "GeneralCalled."]);
    expect(await colleague.page.getByRole("button", { name: /^More about the note/ }).count()).toBe(0);
    await journey.world.owner.query("delete from patient_notes where text = 'Called.'");
    await page.reload();
    await soon(() => noteRows(page).count()).toBe(1);
  });
  await step("where another window was faster both are shown, and then it is saved", async () => {
    await edit();
    await journey.world.owner.query("update patient_notes set text = 'Called twice.', version = 2");
    await dialog(page).getByLabel("Notes").fill("Called thrice.");
    await save(page);
    await waitForNotice(page, "Failed to update note");
    await dialog(page).getByText("You saved this note in another window. What you write here is kept.").waitFor();
    await dialog(page)
      .getByText(/^Compare with what was saved at/)
      .click();
    await dialog(page).getByText("Called twice.").waitFor();
    await soon(() => dialog(page).getByLabel("Notes").inputValue()).toBe("Called thrice.");
    await takeScreens(page, "note-changed");
    await save(page);
    await waitForNotice(page, "Note updated successfully");
    await soon(() => noteTexts(page)).toEqual(["GeneralCalled thrice."]);
  });
  await step("B185: what is deleted leaves the list, the count shrinks, and grows again by Undo", async () => {
    const goOn = await holdAnswer(page, "mutation DeleteNote");
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await soon(() => count(page)).toBe("Patient Notes 0"); // the live message arrives before the answer
    goOn();
    await waitForNotice(page, "Note deleted successfully");
    await soon(isAddFocused).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => noteTexts(page)).toEqual(["GeneralCalled thrice."]);
    await soon(() => count(page)).toBe("Patient Notes 1");
  });
  await step("B183: the notification modal closes on success, and the list shows what was sent", async () => {
    const section = page.locator("section").filter({ has: page.getByRole("heading", { name: /^Notifications/ }) });
    await page.getByRole("button", { name: "NOTIFY" }).click();
    const modal = page.getByRole("dialog", { name: "Notify Pat1 Clinic1" });
    await modal.getByLabel("Title").fill("Great week");
    await modal.getByLabel("Text").fill("6 of 7 days");
    await modal.getByRole("button", { name: "Send" }).click();
    await waitForNotice(page, "Notification sent.");
    await modal.waitFor({ state: "detached" });
    await section.getByText("Great week", { exact: true }).waitFor();
  });
  await step(
    "A300 B036 B085 B087: ACTIVITY LOG opens what was done in a modal 80 % wide, newest first, ten a page",
    async () => {
      await colleague.page.getByRole("button", { name: "ACTIVITY LOG", exact: true }).click();
      await log.getByText(/^1-\d+ of \d+ activities$/).waitFor();
      const heads = await log.locator("thead th").allInnerTexts();
      expect(heads.map((text) => text.trim())).toEqual(["Time", "Source", "Event Name", "Description"]);
      const { width } = (await log.boundingBox())!;
      expect(Math.round((width / colleague.page.viewportSize()!.width) * 100)).toBe(80);
      await soon(newest).toMatch(/^\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M Clinic Notification/);
    },
  );
  await step("B415: what the therapist does meanwhile waits behind a bar until it is taken in", async () => {
    const before = await newest();
    await writeNotes(journey.world, ["Called once more."]);
    const bar = log.getByText(/^1 new activity/);
    await bar.waitFor();
    expect(await newest()).toBe(before);
    await bar.click();
    await soon(newest).toMatch(/Patient Note Sam Role2 added a note, General, time logged 0hr 0min$/);
  });
  await step("B412: the log is saved as a table that is named with a timestamp", async () => {
    const saving = colleague.page.waitForEvent("download");
    await log.getByRole("button", { name: "Export CSV" }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^activity-log-\d{8}-\d{6}\.csv$/);
    const lines = (await savedTable(saved)).trimEnd().split("\r\n");
    expect(lines[0]).toBe('"Time","Source","Event Name","Description"');
  });
  await step("closed it leaves the address as it was", async () => {
    await log.getByRole("button", { name: "Close" }).click();
    await soon(() => new URL(colleague.page.url()).search).toBe("");
  });
  expect([...problems, ...colleague.problems]).toEqual([]);
});
