import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { test } from "./journey-test.ts";
import { soon } from "./soon.ts";

/** Returns the number of pixels of a table's element that are under its pinned column at the right. Both move while fonts load. */
const reachesUnder = async (one: Locator, pinned: Locator): Promise<number> => {
  const [own, above] = [(await one.boundingBox())!, (await pinned.boundingBox())!];
  return Math.max(0, Math.floor(own.x + own.width - above.x));
};
const headOf = (page: Page, name: string): Locator => page.getByRole("columnheader", { name });
const long = "Wolfeschlegelsteinhausenbergerdorff-Pata";

test("at 1024 no column of the patient list lies under its actions, whatever its people are called", async ({
  journey,
}) => {
  const { owner } = journey.world;
  await owner.query("update patients set last_name = $1 where customer_id = $2", [long, small.customers[1]]);
  await owner.query("update surgeons set name = $1 where customer_id = $2", [long, small.customers[1]]);
  const { page } = await journey.visitAs(smallEmail(1, Role.physio), { at: "/patient", width: 1024 });
  await page.locator("[data-row]").first().waitFor();
  await soon(() => reachesUnder(headOf(page, "Surgery type"), headOf(page, "Action"))).toBe(0);
});

test("at 1024 neither the columns of the customers, nor status and day of content, lie under what is pressed", async ({
  journey,
}) => {
  const ages = "update care_plans set age_groups = '{41-50,51-60,61-70,71-80}'";
  await journey.world.owner.query(ages);
  const { page } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/customers", width: 1024 });
  await page.getByRole("row").nth(1).waitFor();
  await soon(() => reachesUnder(headOf(page, "Unassigned"), headOf(page, "Action"))).toBe(0);
  await page.goto("/content/care-plans?search=Knee");
  const row = page.getByRole("row").filter({ hasText: "Ready to copy" });
  const pinned = row.getByRole("cell").last();
  await soon(() => reachesUnder(row.getByText("Ready to copy"), pinned)).toBe(0);
  await soon(() => reachesUnder(headOf(page, "Changed"), pinned)).toBe(0);
});
