import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { expect } from "vitest";
import { scriptsWith } from "../built-files.ts";
import { composer, thread } from "../finders.ts";
import { test as base } from "../journey-test.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { loadsOf, openLog, openOnBadLine, patient } from "./bad-line.ts";

const test = base.extend("browserKind", { scope: "file" }, "shell");

/** This test uses an older shell. Like Firefox and WebKit, it never repeats a failed import in the same page. push.test.ts uses the whole browser. */
test.beforeAll(async ({ journey }) => {
  await addAnswers(journey.world, 0, 1, "pain", [[journey.world.today(), [4], 4]]);
});

test("code that a bad line does not bring leaves the page as it is, and comes by itself or with the page that is loaded again", async ({
  journey,
}) => {
  const { page } = await journey.visitAs(smallEmail(0, Role.admin), { at: null });
  await openOnBadLine(page);
  await page.goto(patient);
  const loads = loadsOf(page);
  const notice = page.getByRole("alert").filter({ hasText: "This could not be opened." });
  await step("a dialog that does not come at the third try leaves the page", async () => {
    await page.route("**/assets/ActivityLogDialog-*.js", (route) => route.fulfill({ status: 503 }));
    await openLog(page);
    await notice.waitFor();
    await page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" }).waitFor();
    expect(loads).toEqual([]);
  });
  await step("it opens with the page that is loaded again", async () => {
    await page.unrouteAll();
    await notice.getByRole("button", { name: "Load the page again" }).click();
    await page.getByRole("dialog", { name: "Activity log" }).waitFor();
    expect(loads).toEqual([patient]);
  });
});

test("a message that waited when its page was left is sent though its code was dropped once", async ({ journey }) => {
  await journey.world.owner.query(
    `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at)
     values ($1, $2, $3, 'Surgeon Message', 'Knee', 'It is sore.', now(), now())`,
    [small.customers[0], small.case(0, 1), small.patient(0, 1)],
  );
  const { page } = await journey.visitAs(smallEmail(0, Role.admin), { at: `/cases/${small.case(0, 1)}` });
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("AddNewComment") ? route.abort() : route.fallback(),
  );
  await composer(page).getByRole("textbox", { name: "Message" }).fill("Rest it tonight.");
  await composer(page).getByRole("button", { name: "Send" }).click();
  await thread(page).getByText("Rest it tonight.", { exact: true }).waitFor();
  const dropped: string[] = [];
  for (const script of scriptsWith("AddNewComment"))
    await page.route(`**/assets/${script}`, (route) => (dropped.push(script), route.abort()), { times: 1 });
  await page.goto(patient);
  await page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" }).waitFor();
  await soon(() => dropped.length).toBeGreaterThan(0);
  await page.unroute("**/graphql");
  const stored = () => journey.world.owner.query("select from case_comments where text = 'Rest it tonight.'");
  await expect.poll(async () => (await stored()).rowCount).toBe(1);
});
