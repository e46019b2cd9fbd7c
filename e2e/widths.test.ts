import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "./journey.ts";
import { soon } from "./soon.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** How many pixels of what stands in a table lie under what is pinned at its right. Both move while fonts come. */
const reachesUnder = async (one: Locator, pinned: Locator): Promise<number> => {
  const [own, above] = [(await one.boundingBox())!, (await pinned.boundingBox())!];
  return Math.max(0, Math.floor(own.x + own.width - above.x));
};
const headOf = (page: Page, name: string): Locator => page.getByRole("columnheader", { name });

const long = "Wolfeschlegelsteinhausenbergerdorff-Pata";

test("at 1024 no column of the patient list lies under its actions, whatever its people are called", async () => {
  const { owner } = journey.world;
  await owner.query("update patients set last_name = $1 where customer_id = $2", [long, small.customers[1]]);
  await owner.query("update surgeons set name = $1 where customer_id = $2", [long, small.customers[1]]);
  const { page, leave } = await journey.visitAs(smallEmail(1, Role.physio), { at: "/patient", width: 1024 });
  await page.locator("[data-row]").first().waitFor();
  await soon(() => reachesUnder(headOf(page, "Surgery type"), headOf(page, "Action"))).toBe(0);
  await leave();
});

test("at 1024 no column of the customers' list lies under its actions", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/customers", width: 1024 });
  await page.getByRole("row").nth(1).waitFor();
  await soon(() => reachesUnder(headOf(page, "Unassigned"), headOf(page, "Action"))).toBe(0);
  await leave();
});

test("at 1024 neither status nor day of content lies under the button that copies it", async () => {
  const ages = "update care_plans set age_groups = '{41-50,51-60,61-70,71-80}'";
  await journey.world.owner.query(ages);
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/content/care-plans?search=Knee",
    width: 1024,
  });
  const row = page.getByRole("row").filter({ hasText: "Ready to copy" });
  const pinned = row.getByRole("cell").last();
  await soon(() => reachesUnder(row.getByText("Ready to copy"), pinned)).toBe(0);
  await soon(() => reachesUnder(headOf(page, "Changed"), pinned)).toBe(0);
  await leave();
});

const lists: readonly (readonly [Role, readonly string[]])[] = [
  [Role.admin, ["/patient", "/notification", "/surgeons", "/users"]],
  [Role.companyAdmin, ["/cases", "/fulfillment", "/customers", "/cusers", "/content/devices"]],
];

test.each(lists)("a list of role %s goes to the right edge of its page", async (role, paths) => {
  const { page, leave } = await journey.visitAs(smallEmail(0, role), { at: paths[0]! });
  for (const [at, path] of paths.entries()) {
    if (at > 0) await page.goto(path);
    const head = page.locator("h1").locator("xpath=..");
    const card = page.locator("main section").last();
    await card.getByText("Filter").or(card.locator("table")).first().waitFor();
    const [above, below] = [(await head.boundingBox())!, (await card.boundingBox())!];
    expect([path, below.x + below.width]).toEqual([path, above.x + above.width]);
  }
  await leave();
});
