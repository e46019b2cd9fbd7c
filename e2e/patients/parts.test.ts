import { Role } from "@restride/domain/access/roles.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const formOf = (number: number): string => `/patient/edit/info?id=${small.patient(0, number)}`;
const pageOf = (number: number): string => `/patient/${small.patient(0, number)}`;
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const kept = async (column: string, number: number) =>
  (
    await journey.world.owner.query(`select ${column} as value from patients where patient_id = $1`, [
      small.patient(0, number),
    ])
  ).rows[0].value;

test("a caregiver is added, changed and removed", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: formOf(1) });
  const dialog = page.getByRole("dialog", { name: "Caregiver" });
  await step("B090 B209 B210 B214 B216: the dialog says what is missing, in its own words", async () => {
    await button(page, "Add caregiver").click();
    await soon(() => dialog.getByRole("combobox", { name: "Relationship" }).inputValue()).toBe("Other");
    await dialog.getByRole("button", { name: "Save" }).click();
    for (const text of [
      "Please enter care giver first name",
      "Please enter care giver last name",
      "Please enter care giver cell number",
      "Please enter valid care giver email",
    ])
      await says(page, text);
  });
  await step("B212 B215 B334: what was typed is saved by the dialog itself", async () => {
    await dialog.getByRole("textbox", { name: "First name" }).fill("Robin");
    await dialog.getByRole("textbox", { name: "Last name" }).fill("Lee");
    await dialog.getByRole("combobox", { name: "Relationship" }).selectOption("Child");
    await dialog.getByRole("textbox", { name: "Cell phone" }).fill("708 555 0133");
    await dialog.getByRole("textbox", { name: "Email" }).fill("robin@example.net");
    await dialog.getByRole("button", { name: "Save" }).click();
    await isTold(page, "Caregiver saved.");
    await says(page, "Robin Lee");
    await says(page, "•••• 0133");
    expect(await kept("caregiver", 1)).toMatchObject({ phone: "+17085550133", relationship: "Child" });
  });
  await step("B090: the same dialog edits the caregiver, with what is stored in its fields", async () => {
    await page.goto(`/patient/${small.patient(0, 1)}`);
    await button(page, "Edit caregiver").click();
    const name = dialog.getByRole("textbox", { name: "First name" });
    await soon(() => name.inputValue()).toBe("Robin");
    await name.fill("Rowan");
    await dialog.getByRole("button", { name: "Save" }).click();
    await isTold(page, "Caregiver saved.");
    await says(page, "Rowan Lee");
    expect(await kept("caregiver", 1)).toMatchObject({ fname: "Rowan", lname: "Lee", relationship: "Child" });
  });
  await step("it is removed after a question", async () => {
    await button(page, "Edit caregiver").click();
    await dialog.getByRole("button", { name: "Remove caregiver" }).click();
    await button(page, "Remove").click();
    await isTold(page, "Caregiver removed.");
    expect(await kept("caregiver", 1)).toEqual({});
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a ship address is set", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { at: formOf(1) });
  const dialog = page.getByRole("dialog", { name: "Ship address" });
  await step("B091 B217 B218 B219 B221: the dialog says what is missing", async () => {
    await button(page, "Add ship address").click();
    await dialog.getByRole("button", { name: "Save" }).click();
    for (const text of [
      "Please enter your address.",
      "Please select your city name.",
      "Please enter your zip code",
      "Please select your state.",
    ])
      await says(page, text);
  });
  await step(
    "A304: an address offers the states with DC, Puerto Rico and the Virgin Islands, and all countries",
    async () => {
      const options = (name: string) => dialog.getByRole("combobox", { name }).getByRole("option").allTextContents();
      const states = await options("State");
      for (const state of ["District of Columbia", "Puerto Rico", "Virgin Islands", "Wyoming"])
        expect(
          states.some((option) => option.includes(state)),
          state,
        ).toBe(true);
      const countries = await options("Country");
      for (const country of ["Norway", "Japan", "United States", "Zimbabwe"])
        expect(
          countries.some((option) => option.includes(country)),
          country,
        ).toBe(true);
      expect(countries.length).toBeGreaterThanOrEqual(249);
    },
  );
  await step("B221 B222 B335: the country is the US; another asks for no state", async () => {
    await soon(() => dialog.getByRole("combobox", { name: "Country" }).inputValue()).toBe("US");
    await dialog.getByRole("textbox", { name: "Address line 1" }).fill("77 Larkspur Lane");
    await dialog.getByRole("textbox", { name: "City" }).fill("Oslo");
    await dialog.getByRole("textbox", { name: "Zip" }).fill("0150");
    await dialog.getByRole("combobox", { name: "Country" }).selectOption("NO");
    await dialog.getByRole("button", { name: "Save" }).click();
    await isTold(page, "Ship address saved.");
    await says(page, "77 Larkspur Lane");
    await says(page, "Norway");
    expect(await kept("ship_address", 1)).toMatchObject({ city: "Oslo", country: "NO", state: "" });
  });
  await step("what is typed beside it stays, and is saved on top", async () => {
    await field(page, "First name").fill("Typed");
    await button(page, "Edit ship address").click();
    await dialog.getByRole("textbox", { name: "Address line 2" }).fill("Gate B");
    await dialog.getByRole("button", { name: "Save" }).click();
    await says(page, "Gate B");
    await soon(() => field(page, "First name").inputValue()).toBe("Typed");
    await button(page, "Save").click();
    await isTold(page, "Patient updated.");
    expect(await kept("first_name", 1)).toBe("Typed");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a patient becomes inactive after a question, and active at once", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: formOf(3) });
  const active = page.getByRole("switch", { name: "Active" });
  await step("B148: the question warns, and Cancel has the focus", async () => {
    await active.click();
    await says(page, "The patient will be deactivated and no longer receive communication or support.");
    const cancel = page.getByRole("dialog").getByRole("button", { name: "Cancel" });
    await soon(() => cancel.evaluate((one) => one === document.activeElement)).toBe(true);
    await cancel.click();
    expect(await kept("active", 3)).toBe(true);
  });
  await step("B149: after it the page shows the patient as they are now", async () => {
    await active.click();
    await button(page, "Deactivate").click();
    await isTold(page, "The patient is inactive.");
    await says(page, "Inactive");
    await says(page, `since ${formatUs(journey.world.today())}`);
    await soon(() => active.getAttribute("aria-checked")).toBe("false");
  });
  await step("the patient's page says since when, and sends nothing to who cannot read it", async () => {
    await page.goto(pageOf(3));
    await says(page, `Inactive since ${formatUs(journey.world.today())}`);
    const dot = page
      .getByText(/^Inactive since/)
      .locator("i, span")
      .first();
    expect((await dot.boundingBox())!.width).toBe(8);
    for (const name of ["NOTIFY", "ADD REMINDER", "START CONVERSATION"]) {
      const send = page.getByRole("button", { name });
      expect([await send.isDisabled(), await send.getAttribute("title")]).toEqual([true, "This patient is inactive"]);
    }
    await page.keyboard.press("Control+K");
    const palette = page.getByRole("dialog", { name: "Jump to" });
    await palette.getByRole("combobox").fill("pat3");
    const actions = palette.getByRole("group", { name: "ACTIONS FOR Pat3 Clinic1" }).getByRole("option");
    await soon(async () => (await actions.allInnerTexts()).map((text) => text.split("\n")[0])).toEqual([
      "Edit exercise schedule",
      "Activity log",
      "Download report",
    ]);
    await page.goto("/patient?type=inactive");
    await button(page, "Start conversation: This patient is inactive").waitFor();
    await page.goto(formOf(3));
  });
  await step("B147: activating asks nothing", async () => {
    await active.click();
    await isTold(page, "The patient is active.");
    expect(await kept("active", 3)).toBe(true);
  });
  expect(await page.getByRole("switch", { name: "Technical hold" }).count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

test("a company admin holds and names the coach", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    clinic: small.customers[0],
    at: formOf(2),
  });
  const hold = page.getByRole("switch", { name: "Technical hold" });
  await step(
    "B151 B152 B281 B282: a company user has the hold control: a hold is set after a question, with a note if one is typed",
    async () => {
      await hold.click();
      await page.getByRole("dialog", { name: "Put on technical hold?" }).waitFor();
      await field(page, "Note").fill("Storm, gateway without power");
      await button(page, "Hold").click();
      await isTold(page, "Technical hold is on.");
      await says(page, `On since ${formatUs(journey.world.today())}, day 1. Nothing is due.`);
      await says(page, "Storm, gateway without power");
    },
  );
  await step("B151: and released after another", async () => {
    await hold.click();
    await page.getByRole("dialog", { name: "Release the technical hold?" }).waitFor();
    await button(page, "Release").click();
    await isTold(page, "Technical hold is off.");
  });
  await step("B151: the patient's page says since when, and releases it after the same question", async () => {
    await hold.click();
    await button(page, "Hold").click();
    await isTold(page, "Technical hold is on.");
    await page.goto(pageOf(2));
    await says(page, `On hold since ${formatUs(journey.world.today())}`);
    await page.getByRole("button", { name: "Release", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Release" }).click();
    await isTold(page, "Technical hold is off.");
    await page.getByRole("button", { name: "Release", exact: true }).waitFor({ state: "detached" });
    await page.goto(formOf(2));
  });
  await step("B292: the health coach is changed by name", async () => {
    await button(page, "Change health coach").click();
    await page.getByRole("combobox", { name: "Health coach" }).selectOption({ label: "Sam Role22" });
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await isTold(page, "Health coach saved.");
    await says(page, "Sam Role22");
    expect(await kept("health_coach_id", 2)).toBe(small.user(0, Role.healthCoach));
  });
  expect(problems).toEqual([]);
  await leave();
});

test("at 390 pixels the form, its dialogs and its buttons are in reach", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: formOf(2), width: 390 });
  await field(page, "Email").fill("phone@example.com");
  await button(page, "Add caregiver").click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await button(page, "Save").click();
  await isTold(page, "Patient updated.");
  expect(await kept("email", 2)).toBe("phone@example.com");
  expect(problems).toEqual([]);
  await leave();
});
