import { Role } from "@restride/domain/access/roles.ts";
import { register, registrationOf } from "@restride/dev-env/register.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
});
afterEach(() => journey.close());

const form = "/patient/add/info";
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? "");
const goesOn = (page: Page) => page.waitForURL(/\/patient\/add\/careplan/);

/** Types a patient as fast hands do: Tab leads from field to field. */
const typePatient = async (page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> => {
  const typed = {
    "First name": "Ada",
    "Last name": "Berg",
    "Date of birth": "3/14/58",
    "Cell phone": "312 555 0177",
    Email: "ada@example.com",
    "Surgery date": formatUs(journey.world.today()),
    "Address line 1": "12 Lake Street",
    City: "Chicago",
    Zip: "60601",
    ...more,
  };
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
  await page.getByText("female", { exact: true }).click();
  await page.getByText("Knee", { exact: true }).click();
  await page.getByRole("combobox", { name: "Surgeon", exact: true }).selectOption("Dr. Anna Surgeon1");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("Illinois");
};

test("a patient is typed in", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: form });
  await step("B054: ADD PATIENT begins at its first field", async () => {
    await page.getByRole("heading", { name: "ADD PATIENT", exact: true }).waitFor();
    await soon(() => focused(page)).toBe("firstname");
  });
  await step(
    "B193 B198 B204 B205: what is missing is told in a banner and at its field, the first gets the focus",
    async () => {
      await button(page, "Next").click();
      await says(page, "There is an error in the form. Please check above.");
      for (const text of [
        "Please enter patient first name.",
        "Please enter patient birth date.",
        "Please select gender.",
        "Please select surgery type.",
        "Please select a surgeon.",
        "Please enter surgery date.",
      ])
        await says(page, text);
      expect(await focused(page)).toBe("firstname");
      await page.getByText("There is an error in the form. Please check above.").waitFor({ state: "detached" });
      await says(page, "Please select a surgeon.");
    },
  );
  await step("B205 B440: the banner stays for 5 seconds, and no longer", async () => {
    const banner = page.getByText("There is an error in the form. Please check above.", { exact: true });
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await button(page, "Next").click();
    await banner.waitFor();
    await page.clock.runFor(4_900);
    expect(await banner.count()).toBe(1);
    await page.clock.runFor(200);
    await soon(() => banner.count()).toBe(0);
    await page.clock.resume();
  });
  await step("B194 B203: a birth date is written in full, the country is the US", async () => {
    await typePatient(page);
    await soon(() => field(page, "Date of birth").inputValue()).toBe("03/14/1958");
    await soon(() => page.getByRole("combobox", { name: "Country", exact: true }).inputValue()).toBe("US");
  });
  await step("a phone that somebody else has is a line under its field, and Next goes on", async () => {
    await field(page, "Cell phone").fill("312 555 0102");
    await button(page, "Next").click();
    await says(page, "Pat2 Clinic1 has the same. Next goes on.");
    await takeScreens(page, "patient-add-weak");
    await button(page, "Next").click();
    await goesOn(page);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a surgery date that does not exist keeps Next from leading on", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: form });
  await typePatient(page, { Email: "mo@example.com" });
  await field(page, "Surgery date").fill("02/30/2027");
  await button(page, "Next").click();
  await says(page, "Please enter a date as MM/DD/YYYY.");
  expect(await field(page, "Surgery date").inputValue()).toBe("02/30/2027");
  expect(await focused(page)).toBe("surgery.date");
  await field(page, "Surgery date").fill(formatUs(journey.world.today()));
  await button(page, "Next").click();
  await goesOn(page);
  expect(problems).toEqual([]);
  await leave();
});

test("somebody who is there is asked about", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: form });
  await typePatient(page, { "First name": "Pat1", "Last name": "clinic1", "Date of birth": "05/01/1960" });
  await step("name and birth date: both people stand side by side, what is the same is said", async () => {
    await button(page, "Next").click();
    await page.getByRole("dialog", { name: "Is this the same person?" }).waitFor();
    await soon(() => page.getByRole("row", { name: /Name/ }).innerText()).toMatch(/Pat1 clinic1\s+Pat1 Clinic1\s*same/);
    await says(page, "•••• 0101");
    await says(page, "Clinic 1 already has a patient with this name and birth date.");
    await soon(() => button(page, "Open Pat1 Clinic1").evaluate((one) => one === document.activeElement)).toBe(true);
    await takeScreens(page, "patient-add-duplicate");
    await page.setViewportSize({ width: 320, height: 700 });
    const open = (await button(page, "Open Pat1 Clinic1").boundingBox())!;
    expect(open.x + open.width).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await step("adding anyway needs a reason, Other one in words", async () => {
    await button(page, "Add anyway").click();
    await says(page, "Please say why.");
    await page.getByRole("dialog").getByText("Other", { exact: true }).click();
    await button(page, "Add anyway").click();
    await says(page, "Please say why.");
    await page.getByText("Second joint", { exact: true }).click();
    await button(page, "Add anyway").click();
    await goesOn(page);
  });
  await step("the reason holds for these very values, and is asked again for others", async () => {
    await page.goBack();
    await button(page, "Next").click();
    await goesOn(page);
    await page.goBack();
    await field(page, "Email").fill("other@example.com");
    await button(page, "Next").click();
    await page.getByRole("dialog", { name: "Is this the same person?" }).waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a surgeon reads one sentence about another's patient", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { at: form });
  await typePatient(page, { "First name": "Pat3", "Last name": "Clinic1", "Date of birth": "05/01/1960" });
  await button(page, "Next").click();
  await says(page, "Another provider's patient has this name and birth date.");
  expect(await page.getByRole("dialog").getByText("•••• 0103").count()).toBe(0);
  expect(await page.getByRole("button", { name: /^Open/ }).count()).toBe(0);
  await button(page, "Cancel").last().click();
  expect(problems).toEqual([]);
  await leave();
});

test("who registered is taken over", async () => {
  const { world } = journey;
  const caregiver = {
    fname: "Robin",
    lname: "Alvarez",
    phone: "3125550100",
    email: "r@b.example",
    relationship: "Child",
  };
  await register(world.url, await registrationOf(world.url, small.customers[0]!, { caregiver }));
  await world.settle(); // what was signed becomes a file
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient" });
  await step("B021 B342: Add of the registered patients opens the form, filled, at the first empty field", async () => {
    await button(page, "Registered patients").click();
    await soon(() =>
      page.getByRole("link", { name: "Add Patient Without Authorization Form" }).getAttribute("href"),
    ).toBe(form);
    await button(page, "Add Maria Alvarez").click();
    await page.waitForURL(/\/patient\/add\/info\?registration=/);
    await soon(() => field(page, "First name").inputValue()).toBe("Maria");
    await soon(() => field(page, "Caregiver first name").inputValue()).toBe("Robin");
    await soon(() => field(page, "Address line 1").inputValue()).toBe("12 Lake Street");
    await says(page, "Device agreement");
    await soon(() => focused(page)).toBe("surgery.type");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await takeScreens(page, "patient-add-take-over");
  });
  await step("what was signed can be read as it was signed", async () => {
    const coming = page.waitForEvent("download");
    await button(page, "Download the signed forms").click();
    expect((await coming).suggestedFilename()).toMatch(/^signed-forms-[\da-f-]{36}\.pdf$/);
  });
  await step("what is left to fill in leads there; Undo empties what was filled", async () => {
    await page.getByRole("region", { name: "Left to fill in" }).getByRole("button", { name: "Surgery date" }).click();
    expect(await focused(page)).toBe("surgery.date");
    await field(page, "Surgery date").fill(formatUs(world.today()));
    await button(page, "Undo take-over").click();
    await soon(() => field(page, "First name").inputValue()).toBe("");
    await soon(() => field(page, "Surgery date").inputValue()).toBe(formatUs(world.today()));
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a surgeon reads of the own patient and of another's, each by itself", async () => {
  const { owner } = journey.world;
  await owner.query("update patients set first_name = 'Pat3' where patient_id = $1", [small.patient(0, 1)]);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { at: form });
  await typePatient(page, { "First name": "Pat3", "Last name": "Clinic1", "Date of birth": "05/01/1960" });
  await button(page, "Next").click();
  await says(page, "Clinic 1 already has a patient with this name and birth date.");
  await says(page, "Another provider's patient has this name and birth date.");
  await says(page, "•••• 0101");
  expect(await page.getByRole("dialog").getByText("•••• 0103").count()).toBe(0);
  await button(page, "Cancel").last().click();
  expect(problems).toEqual([]);
  await leave();
});

test("where no care plan is offered it is said, and a company admin is led to the content", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    clinic: small.customers[0],
    at: null,
  });
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("getAllCarePlans")) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { getAllCarePlans: object } };
    return route.fulfill({ response, json: { data: { getAllCarePlans: { ...data.getAllCarePlans, plans: [] } } } });
  });
  await page.goto(form);
  await typePatient(page);
  await button(page, "Next").click();
  await goesOn(page);
  await says(page, "No care plan is offered to this clinic yet.");
  await soon(() =>
    page.getByRole("main").getByRole("link", { name: "Content", exact: true }).getAttribute("href"),
  ).toBe("/content/care-plans");
  await takeScreens(page, "wizard-no-plan");
  expect(problems).toEqual([]);
  await leave();
});
