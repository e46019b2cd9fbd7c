import { Role } from "@restride/domain/access/roles.ts";
import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let cases: ReturnType<typeof casesIn>;
const [coachId, bossId] = [small.user(0, Role.healthCoach), small.user(0, Role.companyAdmin)];
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  cases = casesIn(journey.world);
  await cases.add(1, 60);
  for (const number of [2, 3]) await cases.add(number, 60, { status: "Assigned", assigned_to: bossId });
});
afterAll(() => journey.close());

const assignedTo = async (number: number): Promise<string | null> =>
  (await journey.world.owner.query("select assigned_to from cases where case_id = $1", [cases.idOf(number)])).rows[0]
    .assigned_to;
const question = (page: Page) => page.getByRole("dialog", { name: "Take over this case" });

test("C119: a health coach takes cases with 'Assign to me', in the list and in the case", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach), { at: "/cases" });
  const numberOf = async (number: number): Promise<string> =>
    `C-${(await journey.world.owner.query("select case_number from cases where case_id = $1", [cases.idOf(number)])).rows[0].case_number}`;
  const assign = async (number: number) =>
    page.getByRole("button", { name: `Assign to me: ${await numberOf(number)}`, exact: true });
  await page.getByLabel("Customer", { exact: true }).selectOption({ label: "Clinic 1" });
  await step("one that nobody looks after is taken at once", async () => {
    await (await assign(1)).click();
    await isTold(page, "Case Updated");
    await soon(() => assignedTo(1)).toBe(coachId);
    await soon(async () => (await assign(1)).count()).toBe(0);
  });
  await step(
    "one of somebody else after a question that names the person, whatever becomes of the window",
    async () => {
      await (await assign(2)).click();
      await question(page).getByText("Sam Role21 looks after this case. Take it over?").waitFor();
      await question(page).getByRole("button", { name: "Cancel" }).click();
      expect(await assignedTo(2)).toBe(bossId);
      await (await assign(2)).click();
      await question(page).getByRole("button", { name: "Take over" }).click();
      await soon(() => assignedTo(2)).toBe(coachId);
    },
  );
  await step("the case itself asks the same", async () => {
    await page.getByRole("row", { name: new RegExp(await numberOf(3)) }).click();
    await page.waitForURL(`**/cases/${cases.idOf(3)}`);
    await page.getByLabel("Customer", { exact: true }).waitFor({ state: "detached" }); // the list, whose button has the same name
    await (await assign(3)).click();
    await question(page).getByText("Sam Role21 looks after this case. Take it over?").waitFor();
    await question(page).getByRole("button", { name: "Take over" }).click();
    await soon(() => assignedTo(3)).toBe(coachId);
    await soon(async () => (await assign(3)).count()).toBe(0);
  });
  expect(problems).toEqual([]);
  await leave();
});
