import { Role } from "@restride/domain/access/roles.ts";
import { type RouteName, routes } from "@restride/domain/access/routes.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { crowdedClinics } from "@restride/dev-env/small-clinics/crowded-clinics.ts";
import { expect } from "vitest";
import { restOf } from "../at-rest.ts";
import { widths } from "../browser.ts";
import { test as base } from "../journey-test.ts";
import { type Journey, typeCredentials } from "../journey.ts";
import { shapesOf } from "../shapes.ts";
import { faultsOf } from "./look.ts";
import { isLookedAt } from "./structure.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { addressValues } from "./address-values.ts";
import { addressOf, type Area, type AddressValues } from "./page-looks.ts";
import { accountOf, type Visit, visitsOf } from "./visits.ts";
import type { Page } from "playwright-core";

const test = base.extend("clinics", { scope: "file" }, () => ({ fill: crowdedClinics, password: smallPassword }));

/** Navigates to another page within the app, as a link does, so that scripts load and the menu is drawn only once for all pages of a visit. */
const move = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: history.state.idx + 1, key: to }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);

/** Opens the page of a route and waits until it is loaded. The second sign-in page opens only after the first. */
async function openPage(page: Page, name: RouteName, values: AddressValues): Promise<void> {
  const before = await page.title();
  if (name === "twoStepVerification") {
    await page.goto("/login");
    await typeCredentials(page, smallEmail(0, Role.admin), smallPassword);
    await page.waitForURL("**/two-step-verification");
  } else if (["", `${routes[name].title} · Restride`].includes(before)) await page.goto(addressOf(name, values));
  else {
    await move(page, addressOf(name, values));
    await soon(() => page.title()).not.toBe(before);
  }
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

const pictureOf = (name: RouteName, { title }: Visit): string => `${name}-${title.replaceAll(" ", "-").toLowerCase()}`;

async function checkVisit(journey: Journey, area: Area, visit: Visit): Promise<string[]> {
  const account = accountOf(visit);
  const { page, problems, leave } = account
    ? await journey.visitAs(account.email, { at: null, ...account })
    : await journey.visit();
  const rest = restOf(page);
  const values = await addressValues(journey, visit.fullness, { links: area === "public", draft: area === "wizard" });
  const faults: string[] = [];
  for (const name of visit.names) {
    await step(name, () => openPage(page, name, values));
    await rest();
    if ((await isLookedAt(page)) && visit.fullness === "ordinary") continue;
    const inBetween = visit.fullness === "crowded" ? await shapesOf(page) : [];
    faults.push(...(await faultsOf(page, pictureOf(name, visit), [...new Set([...widths, ...inBetween])])));
  }
  await leave();
  return [...faults, ...problems];
}

/** Checks each page of an area once for each role, in one world. The first role also checks the pages in a crowded and in an empty clinic. */
export function lookAtPages(area: Area): void {
  test.for(visitsOf(area))("pages of $title", async (visit, { journey }) => {
    expect(await checkVisit(journey, area, visit)).toEqual([]);
  });
}
