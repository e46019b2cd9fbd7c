import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const timeout = 18_000_000;
const patient = `/patient/${small.patient(0, 1)}`;

test("a session that ends with a page open", async () => {
  const email = smallEmail(0, Role.admin);
  const { page, leave } = await journey.visitAs(email, { at: "/patient?search=Clinic1" });
  await page.getByRole("table").waitFor();
  await page.evaluate(() => sessionStorage.setItem("left", "behind"));
  const reload = () => page.getByRole("link", { name: "Home", exact: true }).click();
  await step("A312 A314: a token lasts 18,000,000 ms", async () => {
    journey.world.clock.advance(timeout - 60_000);
    await reload();
    await page.getByRole("heading", { name: "Home" }).first().waitFor();
    await page.goBack();
    await page.getByRole("table").waitFor();
  });
  await step(
    "A139: then the next answer says 'Token expired', empties the storages and leads to the sign-in",
    async () => {
      await page.goto("about:blank"); // A page that still asks is told first, and what it says goes with it.
      journey.world.clock.advance(120_000);
      await page.goto(`${patient}?view=day`);
      await isTold(page, "Token expired");
      await arrivesAt(page, "/login");
      expect(
        await page.evaluate(() => [localStorage.getItem("restride.session"), sessionStorage.getItem("left")]),
      ).toEqual([null, null]);
    },
  );
  await step("A139: whoever signs in again is back where the session ended", async () => {
    await page.getByLabel("Username").waitFor();
    await journey.signIn(page, email);
    await arrivesAt(page, `${patient}?view=day`);
    await page.getByRole("heading", { name: /Pat1/ }).first().waitFor();
  });
  await step("A139: another person is not led to where the session of the first ended", async () => {
    await page.goto("about:blank");
    journey.world.clock.advance(timeout + 1_000);
    await page.goto(patient);
    await isTold(page, "Token expired");
    await journey.signIn(page, smallEmail(1, Role.admin));
    await arrivesAt(page, "/compliance");
  });
  await leave();
});
