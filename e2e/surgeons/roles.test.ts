import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button, says } from "./surgeon-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await journey.world.owner.query("update surgeons set phone_public = '+13125550142'");
});
afterAll(() => journey.close());

test("a surgeon's own record", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(1, Role.surgeon));
  await step("A063: the profile shows the form with the own record", async () => {
    await arrivesAt(page, "/profile/?myprofile=true");
    await page.getByRole("heading", { name: "Dr. Anna Surgeon1" }).waitFor();
    await soon(() => page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Dr. Anna Surgeon1");
  });
  await step("A070 A213: screens M16: saving asks first, who says no stays signed in with what was typed", async () => {
    await page.getByLabel("Department title").fill("Chief of joints");
    await button(page, "Update").click();
    await says(page, "You will be logged out for the recent changes to take effect. Would you like to continue?");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await soon(() => page.getByLabel("Department title").inputValue()).toBe("Chief of joints");
    await arrivesAt(page, "/profile/?myprofile=true");
  });
  await step("A070 A213: saving asks, and then logs out", async () => {
    await button(page, "Update").click();
    await says(page, "You will be logged out for the recent changes to take effect. Would you like to continue?");
    await button(page, "Continue").click();
    await arrivesAt(page, "/login");
    const { rows } = await journey.world.owner.query(
      "select hospital ->> 'title' as title from surgeons where surgeon_id = $1",
      [small.surgeon(1, 1)],
    );
    expect(rows).toEqual([{ title: "Chief of joints" }]);
  });
  expect(problems).toEqual([]);
  await leave();
});
