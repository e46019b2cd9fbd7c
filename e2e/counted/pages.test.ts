import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** The first page is of 45 patients, and the second does not come. */
async function onlyTheFirst(route: Route): Promise<void> {
  const { operationName, variables } = JSON.parse(route.request().postData() ?? "{}");
  if (operationName !== "CountedPeople") return route.fallback();
  if (variables.metadata.current > 1) return route.abort();
  const response = await route.fetch();
  const json = await response.json();
  json.data.getCounted.total = 45;
  return route.fulfill({ response, json });
}

test("a page of an opened number that does not come says so in its place, and comes at another try", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/compliance" });
  await page.route("**/graphql", onlyTheFirst);
  await page.goto("/compliance#number=compliance.exercise.due.2.knee");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "25 more patients" }).click();
  await dialog.getByText("These could not be loaded.").waitFor();
  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await soon(() => dialog.getByRole("alert").count()).toBe(0);
  expect(await dialog.getByText("These could not be loaded.").count()).toBe(0);
  await leave();
});

test("a number that may not be opened says so, and no longer that it is counted", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), {
    at: `/patient#number=progress.exercise&of=${small.patient(0, 3)}`,
  });
  const dialog = page.getByRole("dialog");
  await dialog.getByText("This patient was not found.").waitFor();
  expect(await dialog.getByRole("heading").innerText()).toBe("Not counted");
  await leave();
});
