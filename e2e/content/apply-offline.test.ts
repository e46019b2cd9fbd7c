import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addPlanPatient } from "@restride/dev-env/small-clinics/plan-patient.ts";
import { newPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const newest = async (plan: string): Promise<unknown> =>
  (await journey.world.owner.query("select max(number) as n from content_versions where content_id = $1", [plan]))
    .rows[0]?.n;

test("a version that is confirmed without a connection is not published later, and one whose answer was lost is published once", async () => {
  const { world, visitAs } = journey;
  const { plan, version: careplan } = await newPlan(await signIn(world, smallEmail(0, Role.companyAdmin)));
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  await addPlanPatient(therapist, world.today(), { careplan, lastname: "Brought" });
  const { page, leave } = await visitAs(smallEmail(0, Role.companyAdmin), { at: `/content/care-plans/${plan}` });
  const dialog = page.getByRole("dialog", { name: /Apply to running programmes/ });
  const confirm = dialog.getByRole("button", { name: "Publish and change 1" });
  const openDialog = async (): Promise<void> => {
    await page.getByRole("button", { name: "Publish version 2" }).click();
    await dialog.getByText("Also running").click();
    await confirm.waitFor();
  };
  await page.getByRole("button", { name: "Edit Knee Motion Sensor" }).click();
  await page.getByRole("group", { name: "Knee Motion Sensor" }).getByRole("textbox", { name: "Last day" }).fill("S+35");
  await step(
    "what is confirmed without a connection waits nowhere: once it was cancelled, nothing is published",
    async () => {
      await openDialog();
      await page.context().setOffline(true);
      await confirm.click();
      await dialog.getByRole("alert").getByText("error communicating with the server").waitFor();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await page.context().setOffline(false);
      await page.getByText("Connection lost.").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Publish version 2" }).waitFor();
      expect(await newest(plan)).toBe(1);
    },
  );
  await step("a version whose answer was lost is published, and only applied when it is confirmed again", async () => {
    await openDialog();
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
  });
  await leave();
});
