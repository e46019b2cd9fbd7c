import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { savedTable } from "../saved-table.ts";
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

/** A clinic of many: each bucket of a pie holds 1,204 patients, and each column of engagement. */
async function ofMany(route: Route): Promise<void> {
  const { operationName } = JSON.parse(route.request().postData() ?? "{}");
  if (!["Compliance", "Engagement"].includes(operationName)) return route.fallback();
  const response = await route.fetch();
  return route.fulfill({ response, body: (await response.text()).replaceAll(/"count":\d+/g, '"count":1204') });
}

test("a count of a thousand and more is grouped on pies and columns, and in what it opens to", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/support" });
  await page.route("**/graphql", ofMany);
  await page.goto("/compliance");
  for (const name of ["Exercises", "Activity"]) {
    const card = page.getByRole("region", { name, exact: true });
    await card.scrollIntoViewIfNeeded();
    await card.getByRole("link", { name: "3,612 patients" }).waitFor();
    expect(await card.locator("li b").allInnerTexts()).toEqual(["1,204", "1,204", "1,204"]);
  }
  await page.getByRole("region", { name: "Exercises" }).getByRole("link", { name: "Some finished" }).click();
  await page.getByRole("dialog").getByText("It read 1,204 when it was pressed.").waitFor();
  await leave();
});

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

test("a table that is saved while its number moves on says how many rows it has", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/compliance" });
  await page.goto("/compliance#number=compliance.overall.due.0.all");
  const dialog = page.getByRole("dialog");
  await soon(() => dialog.getByRole("heading").innerText()).toBe("3 patients, anything due Overall");
  await journey.world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 3)]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "CSV" }).click(),
  ]);
  const lines = (await savedTable(download)).trim().split("\r\n");
  expect([lines[0], lines.length]).toEqual(['"2 patients, anything due"', 5]);
  await leave();
});
