import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { afterAll, beforeAll, test } from "vitest";
import { type Journey, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { leftDraft, typedPatient } from "./new-patient.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

test("look", async () => {
  const { world } = journey;
  const { rows } = await world.owner.query(
    `select u.email, s.surgeon_id from users u join surgeons s on s.customer_id = u.customer_id where u.role = ${Role.admin} and s.deleted_at is null order by u.email desc limit 1`,
  );
  const email = rows[0].email as string;
  const { demoPassword } = await import("@restride/dev-env/seed/people/staff-rows.ts");
  const who = await signIn(world, email, demoPassword);
  const path = await leftDraft(who, typedPatient(world.today(), rows[0].surgeon_id));
  const { page, problems } = await journey.visitAs(email, { at: path });
  await page.getByRole("heading", { name: /SELECT CARE PLAN/ }).waitFor();
  await page.getByRole("button", { name: "Assign Knee Standard" }).click();
  await page.getByRole("button", { name: "Remove Knee Standard" }).waitFor();
  const shoot = (name: string) => takeScreens(page, `w-${name}`).catch((error: unknown) => console.log(name, String(error)));
  await shoot("careplan");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("heading", { name: /DEVICE SCHEDULE/ }).waitFor();
  await page.getByRole("button", { name: "Edit Step Counter" }).click();
  await shoot("devices");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("heading", { name: /ASSIGN REGIMENS/ }).waitFor();
  await shoot("regimens");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("heading", { name: /EXERCISE SCHEDULE/ }).waitFor();
  await shoot("exercises");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("heading", { name: /QUESTIONNAIRE SCHEDULE/ }).waitFor();
  await shoot("questionnaires");
  console.log(problems);
});
