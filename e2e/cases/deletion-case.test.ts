import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let cases: ReturnType<typeof casesIn>;
const [customer, patient] = [small.customers[0], small.patient(0, 1)];
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  cases = casesIn(journey.world);
  await cases.add(1, 60, { type: "Delete Account Request", patient_id: patient, summary: "Account deletion request" });
  const begun = journey.world.clock.now() - 3_600_000;
  await journey.world.owner.query("insert into account_deletions values ($1, $2, $3, null, 'token', $4, $5)", [
    customer,
    cases.idOf(1),
    patient,
    new Date(begun),
    new Date(begun + 90 * 86_400_000),
  ]);
  await journey.world.owner.query(
    "update patient_devices set status = 'Delivered', delivered_on = '2026-10-02' where patient_id = $1",
    [patient],
  );
});
afterAll(() => journey.close());

test("a company admin withdraws a request for deletion for the patient, with a reason", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    clinic: small.customers[0],
    at: `/cases/${cases.idOf(1)}`,
  });
  const card = page.getByRole("region", { name: "What happens" });
  await step("the case says what happens, and which devices to get back", async () => {
    await card.getByText(/^(89|90) days left$/).waitFor();
    await card.getByText("Knee Motion Sensor, Delivered 10/02/2026. Afterwards nobody can trace them.").waitFor();
  });
  await step("without a reason nothing is withdrawn", async () => {
    await page.getByRole("button", { name: "Withdraw for the patient" }).click();
    const dialog = page.getByRole("dialog", { name: "Withdraw for the patient" });
    await dialog.getByRole("button", { name: "Withdraw" }).click();
    await dialog.getByText("Please enter a reason.").waitFor();
    await dialog.getByLabel("Reason").fill("They called us.");
    await dialog.getByRole("button", { name: "Withdraw" }).click();
    await isTold(page, "The request was withdrawn. The account stays as it is.");
  });
  await step("then the case says so, with the reason", async () => {
    await card.getByText("Withdrawn", { exact: true }).waitFor();
    await page.getByRole("log", { name: "Messages" }).getByText("Withdrawn for the patient: They called us.").waitFor();
    await soon(() => page.getByRole("button", { name: "Withdraw for the patient" }).count()).toBe(0);
  });
  expect(problems).toEqual([]);
  await leave();
});
