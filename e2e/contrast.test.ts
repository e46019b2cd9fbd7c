import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "./journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("screens S14: in a contrast theme bars, chosen and current things have edges and system colours", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: null });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/patient/${small.patient(0, 1)}`);
  const bar = page.locator("[data-status] > span:last-child").first();
  expect(await bar.evaluate((line) => getComputedStyle(line).borderTopWidth)).toBe("1px");
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "Highlight";
    return getComputedStyle(probe).backgroundColor;
  });
  expect(await looks("[role=radiogroup] label[data-on=true]")).toBe(highlight);
  expect(await looks("nav[aria-label=Main] a[aria-current=page]")).toBe(highlight);
  await page.goto("/patient");
  await page.locator("tbody tr[data-row]").first().getByRole("checkbox").check();
  const row = page.locator("tbody tr[data-row]").first();
  expect(await row.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("solid");
  const edge = (one: Locator) => one.evaluate((box) => getComputedStyle(box).borderLeftStyle);
  expect(await edge(page.getByRole("region", { name: "Selection" }))).toBe("solid");
  await page.locator("[data-number]").first().click();
  expect(await edge(page.getByRole("dialog").locator(".."))).toBe("solid");
  await leave();
});

test("screens S14: in a contrast theme the chosen tab of the content has a line below it, the others have none", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/content/devices" });
  await page.emulateMedia({ forcedColors: "active" });
  const tab = (name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) }); // and how many there are
  const line = (name: string) => tab(name).evaluate((one) => getComputedStyle(one).borderBottomStyle);
  await tab("Devices").waitFor();
  expect(await line("Devices")).toBe("solid");
  expect(await line("Exercises")).toBe("none");
  await leave();
});

test("screens S14: in a contrast theme the chosen tab of orders and of a case, and the chosen state of cases, have a line of their own", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/customers" });
  await page.emulateMedia({ forcedColors: "active" });
  await page.getByRole("row").filter({ hasText: "Clinic 1" }).click();
  await page.waitForURL("**/compliance");
  const lineBelow = (one: Locator) => one.evaluate((chosen) => getComputedStyle(chosen).borderBottomColor);
  const ring = (one: Locator) => one.evaluate((chosen) => getComputedStyle(chosen).outlineStyle);

  await page.goto("/fulfillment");
  const [pending, shipped] = [/^Pending/, /^Shipped/].map((name) => page.getByRole("button", { name }));
  await pending!.waitFor();
  expect(await lineBelow(pending!)).not.toBe(await lineBelow(shipped!));

  await page.goto("/cases");
  const [assigned, resolved] = [/ Assigned$/, / Resolved$/].map((name) => page.getByRole("button", { name }));
  await assigned!.click();
  await page.getByText("Status Assigned").waitFor();
  await page.mouse.move(0, 0);
  expect([await ring(assigned!), await ring(resolved!)]).toEqual(["solid", "none"]);

  const admin = await signIn(journey.world, smallEmail(0, Role.admin));
  const input = `patientId: "${small.patient(0, 1)}", summary: "Sensor", description: "It blinks.", type: "Surgeon Message"`;
  const { answer } = await admin.call<{ caseid: string }>(`mutation { createNewCase(${input}) { caseid } }`);
  await page.goto(`/cases/${answer.caseid}`);
  const [info, work] = ["General Info", "Work log"].map((name) => page.getByRole("tab", { name }));
  await info!.waitFor();
  expect(await lineBelow(info!)).not.toBe(await lineBelow(work!));
  await leave();
});
