import { register, registrationOf } from "@restride/dev-env/register.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();

/** Types a patient as fast hands do. */
const typePatient = async (page: Page, who: Readonly<Record<string, string>>): Promise<void> => {
  const typed = {
    "Cell phone": "312 555 0177",
    Email: "ada@example.com",
    "Surgery date": formatUs(journey.world.today()),
    "Address line 1": "12 Lake Street",
    City: "Chicago",
    Zip: "60601",
    ...who,
  };
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
  await page.getByText("female", { exact: true }).click();
  await page.getByText("Knee", { exact: true }).click();
  await page.getByRole("combobox", { name: "Surgeon", exact: true }).selectOption("Dr. Anna Surgeon1");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("Illinois");
};

test("a surgeon types a patient who may be there already, corrects the name, and goes on", async () => {
  await journey.world.owner.query("update patients set first_name = 'Pat3' where patient_id = $1", [
    small.patient(0, 1),
  ]);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { at: "/patient/add/info" });
  await step("B054: ADD PATIENT begins at its first field", async () => {
    await page.getByRole("heading", { name: "ADD PATIENT", exact: true }).waitFor();
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("firstname");
  });
  await step("of the own patient the surgeon reads all, of another provider's one sentence", async () => {
    await typePatient(page, { "First name": "Pat3", "Last name": "Clinic1", "Date of birth": "05/01/1960" });
    await button(page, "Next").click();
    await says(page, "Clinic 1 already has a patient with this name and birth date.");
    await says(page, "Another provider's patient has this name and birth date.");
    await says(page, "•••• 0101");
    expect(await page.getByRole("dialog").getByText("•••• 0103").count()).toBe(0);
    await button(page, "Cancel").last().click();
  });
  await step("somebody else goes on to the care plan", async () => {
    await field(page, "First name").fill("Ada");
    await field(page, "Date of birth").fill("3/14/58");
    await button(page, "Next").click();
    await page.waitForURL(/\/patient\/add\/careplan/);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("who registered is taken over by one, whose draft a colleague opens", async () => {
  const { world } = journey;
  for (const [lastname, phone] of [
    ["One", "312 555 0141"],
    ["Two", "312 555 0142"],
  ])
    await register(world.url, await registrationOf(world.url, small.customers[0]!, { lastname, phone }));
  await world.settle(); // what was signed becomes a file
  const first = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient" });
  await step("Add of the registered patients opens the form, filled, at the first empty field", async () => {
    const { page } = first;
    await button(page, "Registered patients").click();
    await button(page, "Add Maria Two").click();
    await page.waitForURL(/\/patient\/add\/info\?registration=/);
    await soon(() => field(page, "Last name").inputValue()).toBe("Two");
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("surgery.type");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await step("what was signed can be read as it was signed", async () => {
    const coming = first.page.waitForEvent("download");
    await button(first.page, "Download the signed forms").click();
    expect((await coming).suggestedFilename()).toMatch(/^signed-forms-[\da-f-]{36}\.pdf$/);
  });
  await field(first.page, "First name").fill("Mary");
  await first.page.getByText(/^Draft saved/).waitFor();
  const second = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient" });
  const { page } = second;
  const dialog = page.getByRole("dialog", { name: /^Registered patients/ });
  await step("who is being added already is not added again: a colleague opens the draft", async () => {
    await button(page, "Registered patients").click();
    const row = dialog.getByRole("row").filter({ hasText: "Maria Two" });
    await row.getByText(/^Sam Role2 is adding this patient since \d{1,2}:\d\d [AP]M\.$/).waitFor();
    await button(page, "Add Maria One").waitFor();
    await row.getByRole("button", { name: "Open draft of Maria Two" }).click();
    await page.waitForURL((url) => url.searchParams.has("draft"));
    await soon(() => field(page, "First name").inputValue()).toBe("Mary");
  });
  expect([...first.problems, ...second.problems]).toEqual([]);
  await Promise.all([first.leave(), second.leave()]);
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
  await page.goto("/patient/add/info");
  await typePatient(page, { "First name": "Ida", "Last name": "Berg", "Date of birth": "3/14/58" });
  await button(page, "Next").click();
  await says(page, "No care plan is offered to this clinic yet.");
  await soon(() =>
    page.getByRole("main").getByRole("link", { name: "Content", exact: true }).getAttribute("href"),
  ).toBe("/content/care-plans");
  expect(problems).toEqual([]);
  await leave();
});
