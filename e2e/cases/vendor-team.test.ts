import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let path: string;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const admin = await signIn(journey.world, smallEmail(0, Role.admin));
  const input = `patientId: "${small.patient(0, 1)}", summary: "Swelling", description: "Is it less?", type: "Surgeon Message"`;
  const { answer } = await admin.call<{ caseid: string }>(`mutation { createNewCase(${input}) { caseid } }`);
  path = `/cases/${answer.caseid}`;
});
afterAll(() => journey.close());

test("a case goes to the vendor's team while the company looks at it", async () => {
  const inside = { clinic: small.customers[0], at: path };
  const boss = await journey.visitAs(smallEmail(0, Role.companyAdmin), inside);
  await boss.page.getByRole("heading", { name: "Swelling" }).waitFor();
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: path });
  await step("C060: an admin sees the button, a company admin does not", async () => {
    await page.getByRole("button", { name: "Assign to vendor-team" }).waitFor();
    expect(await boss.page.getByRole("button", { name: "Assign to vendor-team" }).count()).toBe(0);
  });
  await step("C058: opening the case marks it viewed, by each who opened it", async () => {
    const viewers = "select u.role from case_views v join users u using (user_id) order by u.role";
    const roles = async () => (await journey.world.owner.query<{ role: number }>(viewers)).rows.map(({ role }) => role);
    await soon(roles).toEqual([Role.admin, Role.companyAdmin].toSorted((a, b) => a - b));
  });
  await step("C061: it asks first, in these words", async () => {
    await page.getByRole("button", { name: "Assign to vendor-team" }).click();
    await page.getByText("Are you sure you want to assign to MoveAI?", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Assign", exact: true }).click();
    await isTold(page, "Assigned to MoveAI.");
    await page.getByText("With MoveAI", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Assign to vendor-team" }).count()).toBe(0);
  });
  await step("C059: the open case is marked as new for the company, without a reload", async () => {
    const mark = boss.page.getByRole("status").filter({ hasText: "New" });
    await mark.waitFor();
    const dot = mark.getByRole("button").evaluate((one) => getComputedStyle(one, "::before").backgroundColor);
    expect(await dot).toBe("rgb(209, 67, 67)");
    await boss.page.getByText("With MoveAI", { exact: true }).waitFor();
  });
  expect([...problems, ...boss.problems]).toEqual([]);
  await Promise.all([leave(), boss.leave()]);
});
