import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addPlanPatient } from "@restride/dev-env/small-clinics/plan-patient.ts";
import { newPlan, publishPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import { expect } from "vitest";
import { field } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey } from "../journey.ts";
import { step } from "../step.ts";

/** Returns the versions of a plan with the last day of its device. */
const versionsOf = async (journey: Journey, plan: string): Promise<{ number: number; end_day: number }[]> =>
  (
    await journey.world.owner.query(
      `select v.number, d.end_day from content_versions v join care_plan_devices d on d.care_plan_id = v.version_id
       where v.content_id = $1 order by v.number`,
      [plan],
    )
  ).rows;

test("a company admin changes a running plan beside another editor, over lost connections, and leaves the tab to another company", async ({
  journey,
}) => {
  const { world } = journey;
  const colleague = await signIn(world, smallEmail(0, Role.companyAdmin));
  const { plan, version: careplan } = await newPlan(colleague);
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  await addPlanPatient(therapist, world.today(), { careplan, lastname: "Brought" });
  const { page } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: `/content/care-plans/${plan}`,
  });
  const dialog = page.getByRole("dialog", { name: /Apply to running programmes/ });
  const openDialog = async (version: number): Promise<void> => {
    await page.getByRole("button", { name: `Publish version ${version}` }).click();
    await dialog.getByText("Also running").click();
    await dialog.getByRole("button", { name: "Publish and change 1" }).waitFor();
  };
  const confirm = dialog.getByRole("button", { name: "Publish and change 1" });

  await step(
    "a version that a colleague published meanwhile is named, with what differs, and nothing is lost",
    async () => {
      await field(page, "Description").fill("Mine.");
      await publishPlan(colleague, plan, null, 30);
      await page.getByRole("button", { name: "Publish version 2" }).click();
      const alert = page.getByRole("alert").filter({ hasText: "Somebody else changed this draft in the meantime." });
      await alert.getByRole("button", { name: "Take this Devices" }).waitFor();
      expect(await field(page, "Description").inputValue()).toBe("Mine.");
      await alert.getByRole("button", { name: "Take this Devices" }).click();
    },
  );
  await step("a version that is confirmed without a connection is not published once it was cancelled", async () => {
    await openDialog(3);
    await page.context().setOffline(true);
    await confirm.click();
    await dialog.getByRole("alert").getByText("error communicating with the server").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.context().setOffline(false);
    await page.getByText("Connection lost.").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Publish version 3" }).waitFor();
    expect(await versionsOf(journey, plan)).toEqual([
      { number: 1, end_day: 14 },
      { number: 2, end_day: 30 },
    ]);
  });
  await step("a version whose answer was lost is published once, and applied when it is confirmed again", async () => {
    await openDialog(3);
    await page.route("**/graphql", async (route) => {
      if (!route.request().postData()?.includes("mutation PublishContent")) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await confirm.click();
    await dialog.getByRole("alert").getByText("error communicating with the server").waitFor();
    await page.unroute("**/graphql");
    await confirm.click();
    await waitForNotice(page, "Version 3 is published. 1 running programme follows.");
    expect(await versionsOf(journey, plan)).toEqual([
      { number: 1, end_day: 14 },
      { number: 2, end_day: 30 },
      { number: 3, end_day: 30 },
    ]);
    const { rows } = await world.owner.query("select distinct description from care_plans where name = 'Ours'");
    expect(rows).toEqual([{ description: "Mine." }]);
  });
  await step(
    "in a tab where another company's admin signed in meanwhile nothing of the first company is shown",
    async () => {
      const at = `/content/care-plans#running=${plan}`;
      await page.goto(at);
      await page.getByRole("dialog", { name: "1 patient runs Ours" }).getByText("Nora Brought").waitFor();
      const other = await page.context().newPage();
      await other.goto("/content/care-plans");
      await other.getByRole("button", { name: /^Profile of / }).click();
      await other.getByRole("menuitem", { name: "Logout" }).click();
      await other.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
      await waitForAddress(page, "/login");
      await journey.signIn(other, smallEmail(2, Role.companyAdmin));
      await page.bringToFront();
      await page.goto(at);
      await page
        .getByRole("dialog", { name: /^Who runs / })
        .getByText("This content was not found.")
        .waitFor();
      expect(await page.getByText("Brought").count()).toBe(0);
      expect(await page.getByText("1 patient").count()).toBe(0);
    },
  );
});
