import { afterAll, beforeAll, test } from "vitest";
import { type Journey, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { emailOf, listTotal, numberOf, sixtyPatients } from "./sixty-patients.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(sixtyPatients);
});
afterAll(() => journey.close());

test("the counts of a company lead to lists of as many rows", async () => {
  const { page, leave } = await journey.visitAs(emailOf("Company Admin"), { at: "/customers" });
  const clinic = page.getByRole("row").filter({ hasText: "Tamberlake" });
  const countOf = async (at: number): Promise<number> => numberOf(await clinic.getByRole("button").nth(at).innerText());
  const cases = page.getByText(/^[\d,]+ of [\d,]+ cases$/);
  const listed = async (): Promise<number> => numberOf(await cases.innerText());

  await step("active patients, open and unassigned cases of a clinic", async () => {
    await clinic.getByRole("button").first().waitFor();
    const [patients, open, unassigned] = [await countOf(0), await countOf(1), await countOf(2)];
    await clinic.getByRole("button").nth(0).click();
    await listTotal(page, patients);
    for (const [at, count] of [
      [1, open],
      [2, unassigned],
    ] as const) {
      await page.goto("/customers");
      await clinic.getByRole("button").nth(at).click();
      await soon(listed).toBe(count);
    }
  });

  await step("the same on a phone's card", async () => {
    const press = async (name: RegExp): Promise<number> => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/customers");
      const count = page.locator("li[data-row]").filter({ hasText: "Tamberlake" }).getByRole("button", { name });
      const shown = numberOf(await count.innerText());
      await count.click();
      await page.setViewportSize({ width: 1440, height: 900 });
      return shown;
    };
    await listTotal(page, await press(/active patients?$/));
    await soon(listed).toBe(await press(/open cases?$/));
    await page.goto("/customers");
  });

  await step("cases by state", async () => {
    const stats = page.getByRole("region", { name: "Cases by status" }).getByRole("button");
    for (let at = 0; at < (await stats.count()); at++) {
      const shown = numberOf(await stats.nth(at).innerText());
      await stats.nth(at).click();
      await soon(listed).toBe(shown);
    }
  });

  await step("orders by state", async () => {
    await page.goto("/fulfillment");
    const tabs = page.getByRole("navigation", { name: "States of orders" }).getByRole("button");
    await soon(async () => (await tabs.allInnerTexts()).join()).toMatch(/\d.*\d/s);
    for (let at = 0; at < (await tabs.count()); at++) {
      const shown = numberOf(await tabs.nth(at).innerText());
      await tabs.nth(at).click();
      await page.getByText(`${shown} ${shown === 1 ? "order" : "orders"}`, { exact: true }).waitFor();
    }
  });
  await leave();
});
