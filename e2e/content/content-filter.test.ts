import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { changeContent, publishContent } from "@restride/dev-env/small-clinics/keep-content.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
/** A plan for knees in the first clinic, and a draft of one for hips. */
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const keeper = await signIn(journey.world, smallEmail(0, Role.companyAdmin));
  await publishContent(keeper, await begin(keeper, "Our Knee", "knee", `, customers: ["${small.customers[0]}"]`), 1);
  await begin(keeper, "Our Hip", "hip");
});
afterAll(() => journey.close());

const begin = async (by: Caller, name: string, joint: string, rest = ""): Promise<string> => {
  const body = `name: "${name}", description: "Ours.", surgery_type: "${joint}", regimens: ["${small.regimen}"]${rest}`;
  return (await changeContent(by, `saveContentDraft(kind: "carePlan", body: { carePlan: { ${body} } })`)).content!._id;
};

const names = (page: Page) => async (): Promise<string[]> =>
  (await page.getByRole("row").locator("td:first-child").allInnerTexts()).map((text) => text.trim());
const chips = (page: Page) => page.getByRole("list", { name: "Filters" }).getByRole("listitem");

async function filter(page: Page, ...chosen: readonly [field: string, value: string][]): Promise<void> {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Filter / });
  for (const [field, value] of chosen) await dialog.getByLabel(field, { exact: true }).selectOption(value);
  await dialog.getByRole("button", { name: /^Show / }).click();
}

test("care plans are filtered by joint, status and clinic, together with the search", async () => {
  const at = "/content/care-plans?page=1";
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at });
  const shown = names(page);
  await step("nothing is narrowed first", async () => {
    await soon(shown).toEqual(["Knee", "Our Hip", "Our Knee"]);
    expect(await chips(page).allInnerTexts()).toEqual(["No filters applied."]);
    await page.getByText("3 care plans", { exact: true }).waitFor();
  });
  await step("a chip says each filter, and the address has them", async () => {
    await filter(page, ["Joint", "Knee"], ["Status", "Published"]);
    await soon(shown).toEqual(["Our Knee"]);
    await arrivesAt(page, "/content/care-plans?joint=knee&status=published");
    await page.getByText("1 care plan", { exact: true }).waitFor();
    await takeScreens(page, "content-filtered", () =>
      page.getByRole("button", { name: "Remove filter Joint" }).waitFor(),
    );
    await page.reload();
    await soon(shown).toEqual(["Our Knee"]);
  });
  await step("who opens one comes back to the filtered list", async () => {
    await page.getByRole("row").filter({ hasText: "Our Knee" }).click();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Care plans" }).click();
    await arrivesAt(page, "/content/care-plans?joint=knee&status=published");
    await soon(shown).toEqual(["Our Knee"]);
  });
  await step("a chip is taken away, and what the search leaves is less", async () => {
    await page.getByRole("button", { name: "Remove filter Status" }).click();
    await soon(shown).toEqual(["Knee", "Our Knee"]);
    await page.getByRole("searchbox").fill("our");
    await soon(shown).toEqual(["Our Knee"]);
    await filter(page, ["Joint", "Hip"], ["Status", "Retired"]);
    await page.getByText("No care plans match").waitFor();
    await page.getByRole("button", { name: "Clear all" }).click();
    await page.getByRole("searchbox").fill("");
    await soon(shown).toEqual(["Knee", "Our Hip", "Our Knee"]);
  });
  await step("a clinic is chosen by its name", async () => {
    await filter(page, ["Offered to", "Clinic 2"]);
    await soon(shown).toEqual(["Knee", "Our Hip"]);
    await soon(() => chips(page).first().innerText()).toContain("Clinic 2");
  });
  expect(problems).toEqual([]);
  await leave();
});
