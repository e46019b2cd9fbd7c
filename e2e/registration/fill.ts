import type { Page } from "playwright-core";
import { field } from "../finders.ts";

/** Fills in the required fields of the first step. */
export async function fillDetails(page: Page, firstname = "Maria"): Promise<void> {
  await field(page, "First name").fill(firstname);
  await field(page, "Last name").fill("Alvarez");
  await field(page, "Date of birth").fill("05-01-60");
  await page.getByLabel("Gender").selectOption("Female");
  await field(page, "Cell phone").fill("312 555 0142");
  await field(page, "Email").fill("maria@example.com");
  await field(page, "Address line 1").fill("12 Lake Street");
  await field(page, "City").fill("Chicago");
  await page.getByLabel("State").selectOption("Illinois");
  await field(page, "Zip").fill("60601");
}

/** Draws a stroke on the visible signature sheet. */
export async function draw(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.locator("canvas").scrollIntoViewIfNeeded();
  const box = await page.locator("canvas").boundingBox();
  if (!box) throw new Error("There is no sheet to sign on.");
  const at = (share: number, down: number): [number, number] => [box.x + box.width * share, box.y + box.height * down];
  await page.mouse.move(...at(0.2, 0.6));
  await page.mouse.down();
  for (const [share, down] of [
    [0.3, 0.2],
    [0.4, 0.7],
    [0.5, 0.3],
    [0.7, 0.6],
  ] as const)
    await page.mouse.move(...at(share, down), { steps: 6 });
  await page.mouse.up();
  await page.getByRole("button", { name: "Clear" }).click({ trial: true });
}

export const pressNext = (page: Page): Promise<void> => page.getByRole("button", { name: "Next" }).click();
