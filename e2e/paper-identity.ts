import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Journey } from "./journey.ts";

/** Expects birth date and patient number after the patient's name, and in `--person`, which print margins show. */
export async function expectIdentityOnPaper(
  { world }: Journey,
  page: Page,
  name: Locator,
  patientId: string,
): Promise<void> {
  const { rows } = await world.owner.query(
    "select to_char(dob, 'MM/DD/YYYY') as dob from patients where patient_id = $1",
    [patientId],
  );
  const number = patientId.slice(-8).toUpperCase();
  const identity = `" · born ${rows[0].dob} · patient no. ${number.slice(0, 4)}-${number.slice(4)}"`;
  expect(await name.evaluate((element) => getComputedStyle(element, "::after").content)).toBe(identity);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue("--person"))).toBe(identity);
}
