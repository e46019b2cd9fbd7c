import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const of = { patient_id: small.patient(0, 1) };
  const add = casesIn(journey.world).add;
  for (const at of [1, 2, 3, 4]) await add(at, at, { ...of, status: at < 3 ? "Unresolved" : "Resolved" });
  await journey.world.owner.query(
    `insert into diagnoses (customer_id, patient_id, dx_code, dx_description, added_at, updated_at)
     select $1, $2, 'X' || n, repeat('Diagnosis ' || n || ' ', 6), now() - n * interval '1 minute', now() from generate_series(1, 30) n`,
    [small.customers[0], of.patient_id],
  );
  await journey.world.owner.query(
    `insert into reminders (customer_id, patient_id, reminder_id, day, title, message, created_at)
     select $1, $2, gen_random_uuid(), $3, 'Visit ' || n, repeat('Bring your list. ', 9), now() from generate_series(1, 20) n`,
    [small.customers[0], of.patient_id, journey.world.today()],
  );
});
afterAll(() => journey.close());

test("of much, the panel shows the first and a button for the rest, and all of it on paper", async () => {
  const at = `/patient/${small.patient(0, 1)}`;
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at });
  const panel = page.getByRole("complementary", { name: "Patient" });
  const part = (name: RegExp) => panel.locator("section").filter({ has: page.getByRole("heading", { name }) });
  const rows = (name: RegExp) => part(name).getByRole("listitem");
  await soon(() => rows(/^Raised issues/).count()).toBe(3);
  await soon(() => rows(/^Diagnoses/).count()).toBe(8);
  expect((await rows(/^Raised issues/).allInnerTexts()).map((text) => text.split("\n").at(-1)!.trim())).toEqual([
    "Unresolved",
    "Unresolved",
    "Resolved",
  ]);
  await part(/^Raised issues/)
    .getByRole("button", { name: "Show 1 more" })
    .click();
  await soon(() => rows(/^Raised issues/).count()).toBe(4);
  await part(/^Diagnoses/)
    .getByRole("button", { name: "Show 22 more" })
    .click();
  const week = page.getByRole("region", { name: "Activity Calendar" }).locator("tbody tr").first();
  await soon(async () => (await panel.boundingBox())!.height).toBeGreaterThan(2_000);
  expect((await week.boundingBox())!.height).toBeLessThan(260);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await soon(() => rows(/^Diagnoses/).count()).toBeGreaterThanOrEqual(30);
  await page.emulateMedia({ media: "print" });
  await soon(() => page.getByRole("button", { name: /^(Show|Sort|Add|Export)/ }).count()).toBe(0);
  await soon(() => page.getByRole("link", { name: "Edit patient" }).count()).toBe(0);
  const breakOf = (name: RegExp) => part(name).evaluate((section) => getComputedStyle(section).breakInside);
  expect([await breakOf(/^Diagnoses/), await breakOf(/^Raised issues/)]).toEqual(["auto", "avoid"]);
  await page.emulateMedia({ media: "screen" });
  const calendar = (await page.getByRole("region", { name: "Activity Calendar" }).boundingBox())!;
  const reminders = (await page.getByRole("region", { name: "Reminders" }).locator("..").boundingBox())!;
  expect(reminders.height).toBeLessThan(Math.min(900, calendar.height));
  expect(problems).toEqual([]);
  await leave();
});
