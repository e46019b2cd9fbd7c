import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addPlanPatient } from "@restride/dev-env/small-clinics/plan-patient.ts";
import { newPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** The dialog of a plan's second version, about to go into the programme of one patient. */
async function aboutToApply() {
  const { world, visitAs } = journey;
  const keeper = await signIn(world, smallEmail(0, Role.companyAdmin));
  const { plan, version: careplan } = await newPlan(keeper);
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  await addPlanPatient(therapist, world.today(), { careplan, lastname: "Brought" });
  const visitor = await visitAs(smallEmail(0, Role.companyAdmin), { at: `/content/care-plans/${plan}` });
  const { page } = visitor;
  await page.getByRole("button", { name: "Edit Knee Motion Sensor" }).click();
  await page.getByRole("group", { name: "Knee Motion Sensor" }).getByRole("textbox", { name: "Last day" }).fill("S+35");
  await page.getByRole("button", { name: "Publish version 2" }).click();
  const dialog = page.getByRole("dialog", { name: /Apply to running programmes/ });
  await dialog.getByText("Also running").click();
  const confirm = dialog.getByRole("button", { name: "Publish and change 1" });
  await confirm.waitFor();
  return { ...visitor, plan, dialog, confirm };
}

const newest = async (plan: string): Promise<unknown> =>
  (await journey.world.owner.query("select max(number) as n from content_versions where content_id = $1", [plan]))
    .rows[0]?.n;

test("what is confirmed without a connection waits nowhere: once it was cancelled, nothing is published later", async () => {
  const { page, leave, plan, dialog, confirm } = await aboutToApply();
  await page.context().setOffline(true);
  await confirm.click();
  await dialog.getByRole("alert").getByText("error communicating with the server").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.context().setOffline(false);
  await page.getByText("Connection lost.").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Publish version 2" }).waitFor();
  expect(await newest(plan)).toBe(1);
  await leave();
});

test("a version whose answer was lost is published once, and applied when it is confirmed again", async () => {
  const { page, leave, plan, dialog, confirm } = await aboutToApply();
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("mutation PublishContent")) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await confirm.click();
  await dialog.getByRole("alert").getByText("error communicating with the server").waitFor();
  expect(await newest(plan)).toBe(2);
  await page.unroute("**/graphql");
  await confirm.click();
  await isTold(page, "Version 2 is published. 1 running programme follows.");
  expect(await newest(plan)).toBe(2);
  await leave();
});
