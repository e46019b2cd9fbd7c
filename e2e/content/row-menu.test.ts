import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { copyPlan } from "@restride/dev-env/small-clinics/keep-content.ts";
import { newPlan, publishPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let keeper: Caller;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
  keeper = await signIn(journey.world, smallEmail(0, Role.companyAdmin));
});
afterEach(() => journey.close());

const more = (page: Page, name: string) => page.getByRole("button", { name: `More about ${name}`, exact: true });
const item = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name} `) });
const isFocused = (one: Locator): Promise<boolean> => one.evaluate((node) => node === document.activeElement);

/** What the menu of a row offers. */
async function offered(page: Page, name: string): Promise<string[]> {
  await more(page, name).click();
  await page.getByRole("menu").waitFor();
  const items = await page.getByRole("menuitem").allInnerTexts();
  await page.keyboard.press("Escape");
  return items;
}

const choose = async (page: Page, name: string, action: string): Promise<void> => {
  await more(page, name).click();
  await item(page, action).click();
};

test("a row's menu has what its editor offers, and gives the focus back", async () => {
  await newPlan(keeper);
  const at = "/content/care-plans";
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at });
  await step("by keys, without leading to another row or to the plan", async () => {
    await more(page, "Ours").focus();
    await page.keyboard.press("Enter");
    await soon(() => isFocused(item(page, "Edit"))).toBe(true);
    await page.keyboard.press("ArrowDown");
    await soon(() => isFocused(item(page, "Copy"))).toBe(true);
    await page.keyboard.press("r");
    await soon(() => isFocused(item(page, "Retire"))).toBe(true);
    await page.keyboard.press("Enter");
    await isTold(page, "Care plan retired. What runs goes on.");
    await row(page, "Ours").getByText("Retired", { exact: true }).waitFor();
    await soon(() => isFocused(more(page, "Ours"))).toBe(true);
    await arrivesAt(page, at);
  });
  await step("a press beside its items leads nowhere", async () => {
    await more(page, "Ours").click();
    const { x, y } = (await page.getByRole("menu").boundingBox())!;
    await page.mouse.click(x - 3, y + 10);
    await arrivesAt(page, at);
    await page.keyboard.press("Escape");
  });
  await step("what is retired is offered again", async () => {
    expect(await offered(page, "Ours")).toEqual(["Edit", "Copy", "Offer again"]);
    await choose(page, "Ours", "Offer again");
    await isTold(page, "Care plan is offered again.");
    await row(page, "Ours").getByText("Published", { exact: true }).waitFor();
    expect(await offered(page, "Ours")).toEqual(["Edit", "Copy", "Retire"]);
    await arrivesAt(page, at);
  });
  await step("it is opened, and its list is come back to", async () => {
    await choose(page, "Ours", "Edit");
    await page.getByRole("heading", { level: 1, name: "Ours" }).waitFor();
    await page.goBack();
    await more(page, "Ours").waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a draft is discarded after a question, and the focus goes on in the row beside it", async () => {
  await copyPlan(keeper);
  const { plan } = await newPlan(keeper);
  const draft = `mutation { saveContentDraft(id: "${plan}", body: { carePlan: { name: "Ours" } }) { status message } }`;
  await keeper.call(draft);
  const at = "/content/care-plans?search=n";
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at });
  const question = page.getByRole("dialog", { name: "Discard the draft of Knee?" });
  await page.getByRole("searchbox").fill("");
  await step("nothing happens when it is cancelled", async () => {
    expect(await offered(page, "Knee")).toEqual(["Edit", "Copy", "Discard draft"]);
    await choose(page, "Knee", "Discard draft");
    await question.getByText("It was never published: all of it is erased, for everybody.").waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    await soon(() => isFocused(more(page, "Knee"))).toBe(true);
  });
  await step("what was never published is gone", async () => {
    await choose(page, "Knee", "Discard draft");
    await question.getByRole("button", { name: "Discard draft" }).click();
    await isTold(page, "Draft discarded.");
    await row(page, "Knee").waitFor({ state: "detached" });
    await soon(() => isFocused(row(page, "Ours"))).toBe(true);
  });
  await step("of what was published the version stays", async () => {
    expect(await offered(page, "Ours")).toEqual(["Edit", "Copy", "Compare versions", "Retire", "Discard draft"]);
    await choose(page, "Ours", "Discard draft");
    const other = page.getByRole("dialog", { name: "Discard the draft of Ours?" });
    await other.getByText("Version 1 stays. What was changed since is erased, for everybody.").waitFor();
    await other.getByRole("button", { name: "Discard draft" }).click();
    await row(page, "Ours").getByText("Published", { exact: true }).waitFor();
  });
  await step("its page asks the same", async () => {
    await keeper.call(draft);
    await page.goto(`/content/care-plans/${plan}`);
    await page.getByRole("button", { name: "Discard draft" }).click();
    await page
      .getByRole("dialog", { name: "Discard the draft of Ours?" })
      .getByRole("button", { name: "Cancel" })
      .click();
    await page.getByText("Draft of 2").first().waitFor();
    await page.getByRole("button", { name: "Discard draft" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
    await arrivesAt(page, "/content/care-plans");
    await row(page, "Ours").getByText("Published", { exact: true }).waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});

test("what a filter shows no longer goes, and the focus goes on beside it", async () => {
  await newPlan(keeper);
  await newPlan(keeper);
  const at = "/content/care-plans?status=published";
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at });
  await row(page, "Ours")
    .first()
    .getByRole("button", { name: /^More about/ })
    .click();
  await item(page, "Retire").click();
  await isTold(page, "Care plan retired. What runs goes on.");
  await soon(() => row(page, "Ours").count()).toBe(1);
  await soon(() => isFocused(row(page, "Ours"))).toBe(true);
  expect(problems).toEqual([]);
  await leave();
});

test("versions are compared from the list, and the newest is applied to who runs an earlier one", async () => {
  const { world } = journey;
  const { plan, version } = await newPlan(keeper);
  await publishPlan(keeper, plan, null, 21);
  await world.owner.query("update patients set care_plan_id = $1 where patient_id = $2", [
    version,
    small.patient(0, 1),
  ]);
  const at = "/content/care-plans";
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at });
  expect(await offered(page, "Ours")).toEqual(["Edit", "Copy", "Compare versions", "Apply to running", "Retire"]);
  await choose(page, "Ours", "Compare versions");
  const compared = page.getByRole("dialog", { name: /^Compare versions/ });
  await compared.getByRole("row").filter({ hasText: "Knee Motion Sensor" }).waitFor();
  await page.keyboard.press("Escape");
  await compared.waitFor({ state: "detached" });
  await soon(() => isFocused(more(page, "Ours"))).toBe(true);
  await choose(page, "Ours", "Apply to running");
  await page.getByRole("dialog", { name: /^Apply to running programmes/ }).waitFor();
  await page.keyboard.press("Escape");
  await soon(() => isFocused(more(page, "Ours"))).toBe(true);
  expect(problems).toEqual([]);
  await leave();
});

test("what stands in a care plan is not retired, and it is said where it stands; on a phone too", async () => {
  const options = { at: "/content/regimens", width: 390, hasTouch: true };
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.superAdmin), options);
  const button = more(page, "First Weeks");
  await button.waitFor();
  const { width, height } = (await button.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await button.tap();
  await item(page, "Retire").tap();
  await isTold(page, "In 1 care plan. Take it out there first.");
  await soon(() => isFocused(button)).toBe(true);
  await page.goto("/content/exercises");
  await more(page, "Quad Sets").tap();
  await item(page, "Retire").tap();
  await isTold(page, "In 1 regimen. Take it out there first.");
  expect(problems).toEqual([]);
  await leave();
});
