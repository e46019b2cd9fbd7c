import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { caller } from "@restride/dev-env/caller.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  for (const [name, surgeon] of [
    ["Greta Lindholm", 1],
    ["Samir Haddad", 2],
  ] as const) {
    const form = `surgeon: "${small.surgeon(0, surgeon)}", name: "${name}", phone: "3125550142", message: "How long until I can drive?"`;
    await caller(journey.world.url).call(`mutation { addCallbackRequest(${form}) { status } }`);
  }
});
afterAll(() => journey.close());

test("help and callbacks of a clinic", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/users" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("heading", { name: "USERS" }).waitFor();
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await step("C009 C010 B442: Support shows the configured address, the version, and what to send", async () => {
    await page.getByRole("link", { name: "Support", exact: true }).click();
    const mail = page.getByRole("link", { name: "help@restride.example" });
    await mail.waitFor();
    await soon(() => mail.getAttribute("href")).toBe("mailto:help@restride.example");
    const own = page.getByRole("region", { name: "This console" });
    await soon(() => own.textContent()).toContain("Version0.1.0");
    await soon(() => own.textContent()).toContain("Clinic 1, CLN001");
    await page.getByText("the last four digits of the patient's phone, never the name").waitFor();
    await row("Greta Lindholm").getByText("+13125550142").waitFor();
  });
  await step("the details that are copied name the page one came from, and nobody", async () => {
    await page.getByRole("button", { name: "Copy details for the mail" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    expect(lines).toEqual([
      "Version: 0.1.0",
      "Page: /users",
      expect.stringMatching(/^Time: .* \(America\/Chicago\)$/),
      "Role: Admin",
    ]);
  });
  await step("Called moves a request to Done, with who and when, and Undo takes it back", async () => {
    await page.getByRole("button", { name: "Called Greta Lindholm" }).click();
    await isTold(page, "Called");
    await soon(() => row("Greta Lindholm").count()).toBe(0);
    await page.getByText("1 open").waitFor();
    await page.getByText("Done", { exact: true }).click();
    await row("Greta Lindholm").getByText("Sam Role1").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Nobody was called back yet").waitFor();
    await page.getByText("Open", { exact: true }).click();
    await row("Greta Lindholm").waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
