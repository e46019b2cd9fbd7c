import { seedLogins } from "@restride/dev-env/seed/logins.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, startJourney } from "./journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

test("everybody of the demo signs in through the pages, and nothing breaks unseen", { timeout: 300_000 }, async () => {
  for (const { email } of seedLogins) {
    const { page, problems, leave } = await journey.visitAs(email);
    await page.getByRole("navigation").first().waitFor();
    expect(problems, email).toEqual([]);
    await leave();
  }
});
