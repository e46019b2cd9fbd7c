/**
 * npm run pictures: takes the pictures of README and docs, docs/pictures/*.png, from a new demo: the patient list, a patient, the compliance page of
 * a clinic and its messages. The pictures are 1440 pixels wide, in the light theme.
 */
import { join } from "node:path";
import { setup, teardown } from "@restride/dev-env/database/test-server.ts";
import { seedLogins } from "@restride/dev-env/seed/people/logins.ts";
import type { Page } from "playwright-core";
import { startJourney } from "./journey.ts";

const folder = join(import.meta.dirname, "../docs/pictures");

/** Opens a patient with a knee six weeks after surgery, whose data the demo defines. */
const openMarisol = async (page: Page): Promise<void> => {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Marisol Quintana");
  await page
    .getByRole("option", { name: /^Marisol Quintana/ })
    .first()
    .click();
  await page.getByRole("region", { name: "Calendar" }).waitFor();
};

const pictures: readonly (readonly [name: string, role: string, at: string, open?: (page: Page) => Promise<void>])[] = [
  ["patients", "Therapist", "/patient"],
  ["patient", "Therapist", "/patient", openMarisol],
  ["compliance", "Admin", "/compliance"],
  ["messages", "Admin", "/messages"],
];

const emailOf = (role: string): string => seedLogins.find((login) => login.role === role)!.email;

await setup();
const journey = await startJourney();
for (const [name, role, at, open] of pictures) {
  const { page, leave } = await journey.visitAs(emailOf(role), { at });
  await page.locator("main h1").first().waitFor();
  await open?.(page);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await leave();
}
await journey.close();
await teardown();
process.exit(); // the browser that journeys share ends with the process
