import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addPlanPatient } from "@restride/dev-env/small-clinics/plan-patient.ts";
import { newPlan, publishPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("who changes a plan that somebody else publishes meanwhile is told so at once, with what differs, and loses nothing", async () => {
  const keeper = await signIn(journey.world, smallEmail(0, Role.companyAdmin));
  const { plan } = await newPlan(keeper);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: `/content/care-plans/${plan}`,
  });
  await field(page, "Description").fill("Mine.");
  await publishPlan(keeper, plan, null, 30);
  await page.getByRole("button", { name: "Publish version 2" }).click();
  const told = page.getByRole("alert").filter({ hasText: "Somebody else changed this draft in the meantime." });
  await told.getByRole("button", { name: "Take this Devices" }).waitFor();
  expect(await field(page, "Description").inputValue()).toBe("Mine.");
  await told.getByRole("button", { name: "Take this Devices" }).click();
  await page.getByRole("button", { name: "Publish version 3" }).click();
  await isTold(page, "Version 3 is published. Running programmes stay on theirs.");
  await soon(() => told.count()).toBe(0);
  const { rows } = await journey.world.owner.query(
    `select v.number, d.end_day from content_versions v join care_plan_devices d on d.care_plan_id = v.version_id
     where v.content_id = $1 order by v.number`,
    [plan],
  );
  expect(rows).toEqual([
    { number: 1, end_day: 14 },
    { number: 2, end_day: 30 },
    { number: 3, end_day: 30 },
  ]);
  expect(problems).toEqual([]);
  await leave();
});

test("in a tab where another company's admin has signed in meanwhile nothing of the first company is shown", async () => {
  const { world } = journey;
  const { plan, version: careplan } = await newPlan(await signIn(world, smallEmail(0, Role.companyAdmin)));
  await addPlanPatient(await signIn(world, smallEmail(0, Role.physio)), world.today(), {
    careplan,
    lastname: "Brought",
  });
  const at = `/content/care-plans#running=${plan}`;
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at });
  await page.getByRole("dialog", { name: "1 patient runs Ours" }).getByText("Nora Brought").waitFor();
  const other = await page.context().newPage();
  await other.goto("/content/care-plans");
  await other.getByRole("button", { name: /^Profile of / }).click();
  await other.getByRole("menuitem", { name: "Logout" }).click();
  await other.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
  await arrivesAt(page, "/login");
  await journey.signIn(other, smallEmail(2, Role.companyAdmin));
  await page.bringToFront();
  await page.goto(at);
  await page
    .getByRole("dialog", { name: /^Who runs / })
    .getByText("This content was not found.")
    .waitFor();
  expect(await page.getByText("Brought").count()).toBe(0);
  expect(await page.getByText("1 patient").count()).toBe(0);
  await leave();
});
