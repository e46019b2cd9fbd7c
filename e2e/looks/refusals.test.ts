import { Role } from "@restride/domain/access/roles.ts";
import { smallPassword } from "@restride/dev-env/small-clinics.ts";
import { crowdedClinics } from "@restride/dev-env/small-clinics/crowded-clinics.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { restOf } from "../at-rest.ts";
import { test as base } from "../journey-test.ts";
import { waitForAddress, waitForNotice } from "../journey.ts";
import { step } from "../step.ts";
import { faultsOf } from "./look.ts";
import { isLookedAt } from "./structure.ts";
import { accountOf, type Standpoint } from "./visits.ts";

const test = base.extend("clinics", { scope: "file" }, () => ({ fill: crowdedClinics, password: smallPassword }));

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;
const inside = (role: Role): Standpoint => ({ role, isInside: true });
const outside = (role: Role): Standpoint => ({ role, isInside: false });
const lite = "app=admin-lite";

const isHeaded = (name: string) => (page: Page) => page.getByRole("heading", { name, exact: true }).first().waitFor();
const isLoggedOut = (page: Page) => waitForNotice(page, "Your role may not open that page. Sign in again.");

/**
 * Each way in which a page is refused, for each role that can encounter it: the opened address, the final address, and the check of the final page.
 */
const refusals: readonly (readonly [
  who: string,
  Standpoint,
  opened: string,
  ends: string,
  (page: Page) => Promise<void>,
])[] = [
  ["nobody", outside(admin), "/patient", "/login", isHeaded("Sign In")],
  ["an admin", inside(admin), "/companies", "/login", isLoggedOut],
  ["an admin on a page of the company", inside(admin), "/cusers", "/compliance", isHeaded("Home")],
  ["a therapist", inside(physio), "/compliance", "/login", isLoggedOut],
  ["a surgeon", inside(surgeon), "/users", "/login", isLoggedOut],
  ["a medical associate", inside(medicalAssociate), "/cases", "/login", isLoggedOut],
  ["a company admin without a clinic", outside(companyAdmin), "/patient", "/customers", isHeaded("Customers")],
  ["a company admin in a clinic", inside(companyAdmin), "/companies", "/login", isLoggedOut],
  ["a health coach without a clinic", outside(healthCoach), "/content/devices", "/customers", isHeaded("Customers")],
  ["a health coach in a clinic", inside(healthCoach), "/compliance", "/login", isLoggedOut],
  ["a super admin without a clinic", outside(superAdmin), "/users", "/companies", isHeaded("Companies")],
  ["a super admin", outside(superAdmin), "/patient", "/login", isLoggedOut],
  ["an admin in lite", inside(admin), `/patient?${lite}`, `/patient?${lite}`, isHeaded("Nothing to show here")],
  [
    "a therapist in lite",
    inside(physio),
    `/messages?${lite}`,
    `/messages?${lite}`,
    isHeaded("Nothing here for your role on the phone"),
  ],
  [
    "a health coach in lite",
    outside(healthCoach),
    `/messages?${lite}`,
    `/messages?${lite}`,
    isHeaded("Choose a clinic"),
  ],
];

test("A033 A034 A037: what a role may not open ends where its guard leads, and looks as the rest does", async ({
  journey,
}) => {
  const faults: string[] = [];
  for (const [who, standpoint, opened, ends, isThere] of refusals)
    await step(`${who} opens ${opened}`, async () => {
      const account = who === "nobody" ? null : accountOf({ standpoint, fullness: "ordinary" });
      const { page, leave } = account
        ? await journey.visitAs(account.email, { at: null, ...account })
        : await journey.visit();
      const rest = restOf(page);
      await page.goto(opened);
      await waitForAddress(page, ends);
      await isThere(page);
      await rest();
      if (!(await isLookedAt(page))) faults.push(...(await faultsOf(page, `refusal-${who.replaceAll(" ", "-")}`)));
      await leave();
    });
  expect(faults).toEqual([]);
});
