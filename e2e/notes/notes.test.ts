import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Journey, isTold, smallClinics, startJourney } from "../journey.ts";
import { at, count, dialog, notes, rows, save, shown, write } from "./notes-page.ts";
import { holdAnswer } from "../hold-back.ts";
import { savedTable } from "../saved-table.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
});
afterEach(() => journey.close());

test("a therapist writes, changes, deletes and brings back a note", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await notes(page).getByText("No notes yet. A note is for staff, the patient does not see it.").waitFor();

  await step("B088: a note is entered in a modal in add mode; N opens it", async () => {
    await page.keyboard.press("n");
    await page.getByRole("dialog", { name: "Add note" }).waitFor();
    const category = dialog(page).getByLabel("Category");
    await soon(() => category.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text)).toBe("General");
  });
  await step("B259 B260 B261 B262: what is missing or wrong is said at its field", async () => {
    await dialog(page).locator("[name=date]").fill("");
    await dialog(page).getByLabel("Time logged").fill("1h 5 m 3");
    await save(page);
    for (const said of ["Please select date and time", "Please enter notes", "Write it like 30m, 1h 30m or 1d 2h"])
      await dialog(page).getByText(said).first().waitFor();
  });
  await step("B384 B185: 'Note added successfully'; it comes first, and the count grows", async () => {
    await dialog(page).locator("[name=date]").fill("01/05/2026");
    await dialog(page).locator("[name=time]").fill("15:10");
    await dialog(page).getByLabel("Notes").fill("Swelling settled.");
    await dialog(page).getByLabel("Time logged").fill("1h 30m");
    await save(page);
    await isTold(page, "Note added successfully");
    await soon(() => shown(page)).toEqual(["GeneralSwelling settled."]);
    await soon(() => count(page)).toBe("Patient Notes 1");
    await soon(() => rows(page).innerText()).toMatch(
      /01\/05\/2026, 3:10 PM\s+Sam Role2\s+General\s*Swelling settled\.\s+1h 30m/,
    );
  });
  await step("B385 B088: in edit mode it is changed: 'Note updated successfully'", async () => {
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByRole("dialog", { name: "Edit note" }).waitFor();
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("notes");
    await soon(() => dialog(page).getByLabel("Time logged").inputValue()).toBe("1h 30m");
    await dialog(page).getByLabel("Notes").fill("Swelling settled after rest.");
    await save(page);
    await isTold(page, "Note updated successfully");
    await soon(() => shown(page)).toEqual(["GeneralSwelling settled after rest."]);
  });
  await step("B386 B185: 'Note deleted successfully' with a way back; the count shrinks and grows again", async () => {
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await isTold(page, "Note deleted successfully");
    await soon(() => count(page)).toBe("Patient Notes 0");
    const add = page.getByRole("button", { name: "Add note" });
    await soon(() => add.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => shown(page)).toEqual(["GeneralSwelling settled after rest."]);
    await soon(() => count(page)).toBe("Patient Notes 1");
  });
  await step("the focus goes on where it should, also when the note is gone before the answer is there", async () => {
    const goOn = await holdAnswer(page, "mutation DeleteNote");
    await page.getByRole("button", { name: /^More about the note/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await soon(() => count(page)).toBe("Patient Notes 0");
    goOn();
    const add = page.getByRole("button", { name: "Add note" });
    await soon(() => add.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => count(page)).toBe("Patient Notes 1");
  });
  await step("B389: 'Note copied', or 'Failed to copy note'", async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, "writeText", {
        value: (text: string) => (text.includes("after rest") ? Promise.resolve() : Promise.reject(new Error("no"))),
        configurable: true,
      }),
    );
    const copy = page.getByRole("button", { name: /^Copy the note/ });
    await copy.click();
    await isTold(page, "Note copied");
    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject(new Error("no")) }),
    );
    await copy.focus();
    await page.keyboard.press("c");
    await isTold(page, "Failed to copy note");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("many notes: the newest, then all by category, words and pages, saved as a table", async () => {
  await journey.world.owner.query("delete from patient_notes");
  await write(journey.world, ["Call: no answer.", "Shower allowed."], {
    category: "01900024-0000-7000-8000-000000000003",
  });
  await write(
    journey.world,
    [`${"Line\n".repeat(14)}The end.`, "=1+1", ...Array.from({ length: 9 }, (_, nth) => `Note ${nth}`)],
    {
      time_logged: 10,
    },
  );
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at });

  await step("the newest three are shown, and all of them when asked for", async () => {
    await soon(() => rows(page).count()).toBe(3);
    await page.getByRole("button", { name: "Show all 13 notes" }).click();
    await soon(() => rows(page).count()).toBe(10);
    await soon(() => notes(page).getByText("1h 50m logged in").innerText()).toMatch(/^1h 50m logged in [A-Z][a-z]+$/);
  });
  await step("only whoever wrote a note changes it", async () => {
    expect(await page.getByRole("button", { name: /^More about the note/ }).count()).toBe(0);
  });
  await step("B418: a note is cut after 10 lines, and read whole when asked for", async () => {
    const long = rows(page).filter({ hasText: "The end." });
    const height = async () => (await long.locator("p").boundingBox())!.height;
    const [cut] = [await height()];
    const line = await long.locator("p").evaluate((p) => Number.parseFloat(getComputedStyle(p).lineHeight));
    expect(Math.round(cut / line)).toBe(10);
    await long.getByRole("button", { name: "Read more" }).click();
    await soon(async () => Math.round((await height()) / line)).toBe(15);
  });
  await step("B416: 10 a page, with a size changer", async () => {
    await notes(page).getByRole("button", { name: "Page 2" }).click();
    await soon(() => rows(page).count()).toBe(3);
    await notes(page).getByLabel("Rows a page").selectOption("20");
    await soon(() => rows(page).count()).toBe(13);
  });
  await step("a category and words narrow, and say when nothing is found", async () => {
    await notes(page).getByRole("button", { name: "Phone Call 2" }).click();
    await soon(() => rows(page).count()).toBe(2);
    await notes(page).getByLabel("Search notes").fill("shower");
    await soon(() => shown(page)).toEqual(["Phone CallShower allowed."]);
    await notes(page).getByLabel("Search notes").fill("nowhere");
    await notes(page).getByText("No note matches.").waitFor();
    await notes(page).getByLabel("Search notes").fill("");
    await notes(page).getByRole("button", { name: "All 13" }).click();
    await soon(() => rows(page).count()).toBe(13);
  });
  await step("B388 B089: what is shown is saved as a table: 'Notes exported to CSV successfully'", async () => {
    await notes(page).getByRole("button", { name: "Phone Call 2" }).click();
    const saved = page.waitForEvent("download");
    await notes(page).getByRole("button", { name: "Export CSV" }).click();
    await isTold(page, "Notes exported to CSV successfully");
    const text = await savedTable(await saved);
    expect(text.split("\r\n")[0]).toBe('"Date & Time","Category","Note","Entered by"');
    expect(text.match(/"(Call: no answer|Shower allowed)\.","Sam Role2"/g)).toHaveLength(2);
  });
  await step("B388: when it fails: 'Failed to export notes'", async () => {
    await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "{}" }));
    await notes(page).getByRole("button", { name: "Export CSV" }).click();
    await isTold(page, "Failed to export notes");
    await page.unroute("**/graphql");
  });
  await step("B088: the section closes, and stays closed for whoever closed it", async () => {
    await notes(page)
      .getByRole("button", { name: /^Patient Notes/ })
      .click();
    await page.reload();
    await notes(page)
      .getByRole("button", { name: /^Patient Notes/, expanded: false })
      .waitFor();
    expect(await rows(page).count()).toBe(0);
  });
  expect(problems.filter((problem) => !problem.includes("500"))).toEqual([]);
  await leave();
});

test("a note of somebody else comes up by itself, on a phone too", async () => {
  await journey.world.owner.query("delete from patient_notes");
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: `${at}?part=notes`, width: 390 });
  await notes(page).getByText("No notes yet.").waitFor();
  await soon(async () => {
    if ((await rows(page).count()) === 0) await write(journey.world, ["Called."]);
    return rows(page).count();
  }).toBeGreaterThan(0);
  await leave();
});
