import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { test as base } from "../journey-test.ts";
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
