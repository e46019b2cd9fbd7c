import { Role } from "@restride/domain/access/roles.ts";
import { issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restOf } from "./at-rest.ts";
import { type Journey, smallClinics, startJourney } from "./journey.ts";
import { expectFits } from "./screens.ts";
import { shapesOf } from "./shapes.ts";
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

/** Looks at the page in each of its shapes, in a window as narrow as that shape comes. */
async function expectFitsInEachShape(page: Page): Promise<void> {
  for (const width of await shapesOf(page)) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page, width);
  }
}

const screens: readonly (readonly [Role, readonly string[]])[] = [
  [
    Role.admin,
    [
      "/compliance",
      "/patient",
      `/patient/${small.patient(0, 1)}`,
      ...["notes", "charts", "more"].map((part) => `/patient/${small.patient(0, 1)}?part=${part}`),
      `/patient/schedule/${small.patient(0, 1)}`,
      `/patient/deviceschedule/${small.patient(0, 1)}`,
      `/patient/questionnaireschedule/${small.patient(0, 1)}`,
      "/surgeons",
      "/surgeons/add",
      "/users",
      "/users/add",
      "/resetpassword",
      "/support",
      "/messages?app=admin-lite",
      `/patient-message?patientid=${small.patient(0, 1)}&app=admin-lite`,
      `/activity/${small.patient(0, 1)}?app=admin-lite`,
    ],
  ],
  [Role.surgeon, ["/profile/?myprofile=true"]],
  [Role.companyAdmin, ["/customers", "/customers/add/customer", "/cusers", "/cusers/add"]],
  [
    Role.companyAdmin,
    [
      "/content/care-plans",
      "/content/care-plans/new",
      `/content/care-plans/${small.carePlan}`,
      "/content/regimens",
      `/content/regimens/${small.regimen}`,
      "/content/devices",
      "/content/devices/new",
      "/content/exercises",
      "/content/exercises/new",
    ],
  ],
  [Role.superAdmin, ["/companies", "/companies/add"]],
];

/** Opens each page but the first, which is open, and expects it to fit. */
async function expectEachFits(page: Page, rest: () => Promise<void>, paths: readonly string[]): Promise<void> {
  for (const [at, path] of paths.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    if (at > 0) await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await rest();
    await expectFitsInEachShape(page);
  }
}

test.each(screens)(
  "screens S11: no page of role %s is wider than its window, from 320 to 1440",
  async (role, paths) => {
    const { page, leave } = await journey.visitAs(smallEmail(0, role), { at: paths[0]! });
    const rest = restOf(page);
    await expectEachFits(page, rest, paths);
    await leave();
  },
);

const long = "Wolfeschlegelsteinhausenbergerdorff-Pata";

test("screens M18: names of one long word make no page wider than its window", async () => {
  const { owner } = journey.world;
  await owner.query("update patients set first_name = $1, last_name = $1 where patient_id = $2", [
    long,
    small.patient(1, 1),
  ]);
  await owner.query("update surgeons set name = $1, first_name = $1, last_name = $1 where customer_id = $2", [
    long,
    small.customers[1],
  ]);
  await owner.query("update users set first_name = $1, last_name = $1 where customer_id = $2", [
    long,
    small.customers[1],
  ]);
  await owner.query("update customers set name = $1 where customer_id = $2", [long, small.customers[1]]);
  const { page, leave } = await journey.visitAs(smallEmail(1, Role.admin), { at: "/patient" });
  const rest = restOf(page);
  const patient = small.patient(1, 1);
  await expectEachFits(page, rest, [
    "/patient",
    `/patient/${patient}`,
    `/patient/edit/info?id=${patient}`,
    `/patient/schedule/${patient}`,
    `/patient/deviceschedule/${patient}`,
    `/patient/questionnaireschedule/${patient}`,
    "/surgeons",
    `/surgeons/edit?id=${small.surgeon(1, 1)}`,
    "/users",
    `/patient-message?patientid=${patient}&app=admin-lite`,
    `/activity/${patient}?app=admin-lite`,
    `/surgeon/${small.surgeon(1, 1)}`,
    `/auth/${small.customers[1]}`,
  ]);
  await leave();
});

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

test("screens S11: no public page is wider than its window either", async () => {
  const { page, leave } = await journey.visit();
  const rest = restOf(page);
  const paths = [
    "/login",
    "/forgot-password",
    `/auth/${small.customers[0]}`,
    "/auth/xyz",
    `/activity/${small.patient(0, 1)}`,
    "/activity/xyz",
    `/activity/${await issueProgressToken(journey.world, 0, 1)}/${small.patient(0, 1)}`,
  ];
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await rest();
    await expectFitsInEachShape(page);
  }
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
