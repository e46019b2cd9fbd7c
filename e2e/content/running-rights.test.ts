import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { newPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import { addPlanPatient } from "@restride/dev-env/small-clinics/plan-patient.ts";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { step } from "../step.ts";

let journey: Journey;
let plan: string;
/** A plan that 21 patients run: a page and one more. */
beforeEach(async () => {
  journey = await startJourney(smallClinics);
  const { world } = journey;
  const made = await newPlan(await signIn(world, smallEmail(0, Role.companyAdmin)));
  plan = made.plan;
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  for (let at = 0; at < 21; at++)
    await addPlanPatient(therapist, world.today(), {
      careplan: made.version,
      lastname: `Brought${String.fromCharCode(65 + at)}`,
    });
});
afterEach(() => journey.close());

const openDrawer = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "21 running, Ours", exact: true }).click();
  await page.getByRole("dialog", { name: "21 patients run Ours" }).getByText("Nora BroughtA").waitFor();
};
const drawer = (page: Page) => page.getByRole("dialog", { name: /^Who runs / });

test("whose right to see who runs a plan ends meanwhile reads so, and sees nobody any more", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/content/care-plans" });
  await openDrawer(page);
  await journey.world.owner.query("update users set role = $1 where email = $2", [
    Role.healthCoach,
    smallEmail(0, Role.companyAdmin),
  ]);
  journey.world.clock.advance(60_000); // longer than an account's state is believed
  await page.getByRole("button", { name: "Page 2" }).click();
  await drawer(page).getByText("You are not allowed to do this.").waitFor();
  expect(await page.getByText("Brought").count()).toBe(0);
  await leave();
});

test("in a tab where another company's admin has signed in meanwhile nothing of the first company is shown", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/content/care-plans" });
  await openDrawer(page);
  const other = await page.context().newPage();
  await other.goto("/content/care-plans");
  await other.getByRole("button", { name: /^Profile of / }).click();
  await other.getByRole("menuitem", { name: "Logout" }).click();
  await other.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
  await arrivesAt(page, "/login");
  await journey.signIn(other, smallEmail(2, Role.companyAdmin));
  await page.bringToFront();
  await page.goto(`/content/care-plans#running=${plan}`);
  await drawer(page).getByText("This content was not found.").waitFor();
  expect(await page.getByText("Brought").count()).toBe(0);
  expect(await page.getByText("21 patients").count()).toBe(0);
  await leave();
});

test("a super admin reads whose content it is and whose patients run it; of no company there is nothing", async () => {
  const ofCompany = `?companyid=${small.companies[0]}`;
  const at = `/content/care-plans${ofCompany}`;
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.superAdmin), { at });
  const { rows } = await journey.world.owner.query<{ name: string }>(
    "select name from companies where company_id = $1",
    [small.companies[0]],
  );
  const { name } = rows[0]!;
  await step("the list and who runs a plan name it", async () => {
    await page.getByText(`${name}: its own, and what is ready to copy`).waitFor();
    await openDrawer(page);
    await page.getByText(`Active patients of ${name} whose programme was made from any version of it.`).waitFor();
    await takeScreens(page, "content-running-company");
    await page.keyboard.press("Escape");
  });
  await step("so does the page of a plan", async () => {
    await page.goto(`/content/care-plans/${plan}${ofCompany}`);
    await page.getByText(`Published · ${name}`).waitFor();
  });
  await step("its customers are a step away", async () => {
    await page.goto(at);
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name }).click();
    await arrivesAt(page, `/customers/${small.companies[0]}`);
  });
  await step("a company that is not there is not found", async () => {
    await page.goto("/content/care-plans?companyid=01900000-0000-7000-8000-000000000000");
    await page.getByRole("main").getByText("This company was not found.").waitFor();
    expect(await page.getByRole("row").count()).toBe(0);
  });
  await leave();
});
