import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { VisitOptions } from "../browser.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { expectFits, takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { press, tabTo } from "./keys.ts";
import { button, title } from "./wizard-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());
/** A clinic that has a surgeon and no patient yet, and a therapist who has seen nothing. */
beforeEach(async () => {
  const { owner } = journey.world;
  await owner.query("delete from patients where customer_id = $1", [small.customers[0]]);
  await owner.query("update users set visited_pages = '{}'");
});

const callout = (page: Page) => page.getByRole("dialog");
const begins = (options?: VisitOptions) => journey.visitAs(smallEmail(0, Role.physio), { at: "/patient", ...options });
const first = (page: Page) => page.getByRole("link", { name: "Add the first patient" });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const surgeryDay = () => formatUs(addDays(journey.world.today(), 17));

/** Who the person is, as it stands in the letter of the hospital. */
const person = {
  "First name": "Ada",
  "Last name": "Berg",
  "Date of birth": "03/14/1958",
  "Cell phone": "312 555 0177",
  Email: "ada@example.com",
  "Address line 1": "12 Lake Street",
  City: "Chicago",
  Zip: "60601",
};

/** The steps behind the care plan, in their order. */
const headings = [/^DEVICE SCHEDULE/, /^ASSIGN REGIMENS/, /^EXERCISE SCHEDULE/, /^QUESTIONNAIRE SCHEDULE/];

/** The tour of each page shows itself to a newcomer; Escape, and it is gone. */
const endTour = async (page: Page): Promise<void> => {
  await callout(page)
    .getByText(/^Step 1 of \d$/)
    .waitFor();
  await page.keyboard.press("Escape");
  await callout(page).waitFor({ state: "hidden" });
};

/** Goes from the empty list to the created patient by pointing; `point` is a press or a tap. Answers how many decisions it took. */
const addFirst = async (page: Page, point: (what: Locator) => Promise<void>, width: number): Promise<number> => {
  let decisions = 0;
  const decide = async (done: Promise<unknown>): Promise<void> => {
    await done;
    decisions += 1;
  };
  await point(first(page));
  await title(page, /^ADD PATIENT$/);
  await endTour(page);
  expect(await page.getByText("Please enter patient first name.").count()).toBe(0);
  for (const [name, text] of Object.entries(person)) await field(page, name).fill(text);
  await point(page.getByText("female", { exact: true }));
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("Illinois");
  await decide(point(page.getByRole("radiogroup", { name: "Surgery type" }).getByText("Knee", { exact: true })));
  await decide(page.getByRole("combobox", { name: "Surgeon", exact: true }).selectOption({ index: 1 }));
  await decide(field(page, "Surgery date").fill(surgeryDay()));
  await point(button(page, "Next"));
  await title(page, /^SELECT CARE PLAN/);
  await button(page, "Remove Knee").waitFor();
  await endTour(page);
  for (const heading of headings) {
    await decide(point(button(page, "Next")));
    await title(page, heading);
    await endTour(page);
    await expectFits(page, width);
  }
  await decide(point(button(page, "Create patient")));
  await title(page, /^Ada Berg has a programme$/);
  return decisions;
};

const isListed = async (page: Page): Promise<void> => {
  await page.goto("/patient");
  await page.getByText("Ada Berg", { exact: true }).first().waitFor();
  expect(await first(page).count()).toBe(0);
};

test("a newcomer is taught the first step by the empty list, and has a patient with a programme after eight decisions", async () => {
  const { page, problems, leave } = await begins({ width: 1440 });
  await step("the empty list says what a patient is and where the first one is added", async () => {
    await endTour(page);
    await page.getByText("No patients yet", { exact: true }).waitFor();
    await takeScreens(page, "first-steps");
  });
  expect(await addFirst(page, (what) => what.click(), 1440)).toBe(8);
  await isListed(page);
  expect(problems).toEqual([]);
  await leave();
});

test("the same on a phone, by touch", async () => {
  const { page, problems, leave } = await begins({ width: 390, hasTouch: true, isMobile: true });
  await endTour(page);
  expect(await addFirst(page, (what) => what.tap(), 390)).toBe(8);
  await isListed(page);
  expect(problems).toEqual([]);
  await leave();
});

test("the same by keys alone", async () => {
  const { page, problems, leave } = await begins();
  await endTour(page);
  await press(page, /^Add the first patient$/);
  await title(page, /^ADD PATIENT$/);
  await endTour(page);
  const type = async (name: RegExp, text: string): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  await step("the form, in the order of Tab", async () => {
    await field(page, "First name").focus();
    const names = Object.entries({ ...person, "Surgery date": surgeryDay() });
    for (const [name, text] of names.slice(0, 5)) await type(new RegExp(`^(\\* )?${name}`), text);
    await press(page, /^female$/i, "Space");
    await press(page, /^Knee$/, "Space");
    await type(/^(\* )?Surgeon/, "Dr.");
    await type(/^(\* )?Surgery date/, surgeryDay());
    await type(/^(\* )?Address line 1/, person["Address line 1"]);
    await type(/^(\* )?City/, person.City);
    await type(/^(\* )?State/, "Illinois");
    await type(/^(\* )?Zip/, person.Zip);
    await press(page, /^Next$/);
  });
  await title(page, /^SELECT CARE PLAN/);
  await button(page, "Remove Knee").waitFor();
  await endTour(page);
  for (const heading of headings) {
    await press(page, /^Next$/);
    await title(page, heading);
    await endTour(page);
  }
  await press(page, /^Create patient$/);
  await title(page, /^Ada Berg has a programme$/);
  await isListed(page);
  await soon(() => page.getByRole("row").count()).toBe(2);
  expect(problems).toEqual([]);
  await leave();
});
