import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, test } from "vitest";
import { breakDown, holdBack } from "../hold-back.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("what comes late changes neither what is highlighted nor what Enter opens, and what fails is said", async () => {
  const at = `/patient/${small.patient(0, 1)}`;
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at });
  const palette = page.getByRole("dialog", { name: "Jump to" });
  const highlighted = palette.getByRole("option", { selected: true });
  await page.getByRole("heading", { name: "Pat1 Clinic1" }).first().waitFor();
  const recent = await holdBack(page, "query JumpToPatient(");
  await page.keyboard.press("Control+K");
  await highlighted.getByText("Home").waitFor();
  await page.keyboard.press("ArrowDown");
  await highlighted.getByText("Surgeons").waitFor();
  recent();
  await palette.getByRole("group", { name: "ACTIONS FOR Pat1 Clinic1" }).waitFor();
  await highlighted.getByText("Surgeons").waitFor();
  await page.unrouteAll();

  await palette.getByRole("combobox").fill("pat1");
  await highlighted.getByText("Pat1 Clinic1").waitFor();
  const next = await holdBack(page, "query JumpToPatient(");
  await palette.getByRole("combobox").fill("pat2");
  await palette.getByText("Looking …").waitFor();
  next();
  await highlighted.getByText("Pat2 Clinic1").waitFor();
  await page.unrouteAll();

  await page.keyboard.press("Escape");
  await breakDown(page, "query JumpToPatient(");
  await page.keyboard.press("Control+K");
  await palette
    .getByText("Recent patients could not be looked for: Something went wrong. Try again in a moment.")
    .waitFor();
  await leave();
});
