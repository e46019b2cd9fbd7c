import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button, dialog, field, waitForHeading } from "../finders.ts";
import type { VisitOptions } from "../browser.ts";
import { test } from "../journey-test.ts";
import type { Journey } from "../journey.ts";
import { step } from "../step.ts";

/** Prepares a clinic with a surgeon and without patients, and a therapist who has seen no tours. */
test.beforeAll(async ({ journey }) => {
  const { owner } = journey.world;
  await owner.query("delete from patients where customer_id = $1", [small.customers[0]]);
  await owner.query("update users set visited_pages = '{}'");
});

const begins = (journey: Journey, options?: VisitOptions) =>
  journey.visitAs(smallEmail(0, Role.physio), { at: "/patient", ...options });
const first = (page: Page) => page.getByRole("link", { name: "Add the first patient" });
const surgeryDay = (journey: Journey) => formatUs(addDays(journey.world.today(), 17));

/** Person's data from the hospital's letter. */
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

/** Headings of the steps after the care plan, in order. */
const headings = [/^DEVICE SCHEDULE/, /^ASSIGN REGIMENS/, /^EXERCISE SCHEDULE/, /^QUESTIONNAIRE SCHEDULE/];

/** Waits for the tour that opens by itself on a page for a new user, and closes it with Escape. */
const endTour = async (page: Page): Promise<void> => {
  await dialog(page)
    .getByText(/^Step 1 of \d$/)
    .waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
};

/** Adds the first patient by taps, from the empty list on. Returns the number of decisions and the routes of the steps. */
const addFirst = async (journey: Journey, page: Page): Promise<{ decisions: number; routes: string[] }> => {
  const routes: string[] = [];
  let decisions = 0;
  const decide = async (done: Promise<unknown>): Promise<void> => {
    await done;
    decisions += 1;
  };
  const begins = async (heading: RegExp): Promise<void> => {
    await waitForHeading(page, heading);
    routes.push(new URL(page.url()).pathname);
    await endTour(page);
  };
  await first(page).tap();
  await begins(/^ADD PATIENT$/);
  expect(await page.getByText("Please enter patient first name.").count()).toBe(0);
  for (const [name, text] of Object.entries(person)) await field(page, name).fill(text);
  await page.getByText("female", { exact: true }).tap();
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("Illinois");
  await decide(page.getByRole("radiogroup", { name: "Surgery type" }).getByText("Knee", { exact: true }).tap());
  await decide(page.getByRole("combobox", { name: "Surgeon", exact: true }).selectOption({ index: 1 }));
  await decide(field(page, "Surgery date").fill(surgeryDay(journey)));
  await button(page, "Next").tap();
  await button(page, "Remove Knee").waitFor();
  await begins(/^SELECT CARE PLAN/);
  for (const heading of headings) {
    await decide(button(page, "Next").tap());
    await begins(heading);
  }
  await decide(button(page, "Create patient").tap());
  await waitForHeading(page, /^Ada Berg has a programme$/);
  return { decisions, routes };
};

const added = async (journey: Journey): Promise<string> =>
  (await journey.world.owner.query<{ patient_id: string }>("select patient_id from patients where first_name = 'Ada'"))
    .rows[0]!.patient_id;

test("a newcomer with a phone is taught the first step by the empty list, and has a patient with a programme after eight decisions", async ({
  journey,
}) => {
  const { page, problems } = await begins(journey, { width: 390, hasTouch: true, isMobile: true });
  await step("the empty list says what a patient is and where the first one is added", async () => {
    await endTour(page);
    await page.getByText("No patients yet", { exact: true }).waitFor();
  });
  await step(
    "B053 B054 B056 B059 B062 B064 B066 B067 B171: the steps have their routes and titles; Next on the info step goes to the care plan, the regimens to the exercise schedule, that to the questionnaires",
    async () => {
      expect(await addFirst(journey, page)).toEqual({
        decisions: 8,
        routes: [
          "/patient/add/info",
          "/patient/add/careplan",
          "/patient/add/devices",
          "/patient/add/regimens",
          "/patient/add/schedule",
          "/patient/add/questionnaire",
        ],
      });
    },
  );
  await step("Back leads to the list, which has the patient", async () => {
    await page.goBack();
    await page.waitForURL("**/patient");
    await page.getByText("Ada Berg", { exact: true }).first().waitFor();
    expect(await first(page).count()).toBe(0);
  });
  await step("B053 B054: the patient is edited at /patient/edit/info", async () => {
    await page.goto(`/patient/edit/info?id=${await added(journey)}`);
    await waitForHeading(page, /^EDIT PATIENT$/);
  });
  expect(problems).toEqual([]);
});
