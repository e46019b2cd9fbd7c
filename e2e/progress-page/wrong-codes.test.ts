import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { patientid, phone } from "./progress-patient.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("after five wrong codes a new one is asked for, since the mailed one opens nothing any more", async () => {
  const { page, leave } = await journey.visit(phone);
  await page.goto(`/activity/${patientid}`);
  const field = page.getByLabel("Enter the OTP");
  const send = page.getByRole("button", { name: "Send", exact: true });
  for (const tries of [1, 2, 3, 4, 5]) {
    const answer = page.waitForResponse(
      (response) => !!response.request().postData()?.includes("verifyActivityLinkOtp"),
    );
    await field.fill("AAAAAA");
    await send.click();
    await answer;
    await soon(() => field.inputValue()).toBe("");
    await page.getByText(tries < 5 ? "Invalid OTP" : "Ask for a new code", { exact: true }).waitFor();
  }
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Mail a new one" }).click();
  await soon(() => send.isEnabled()).toBe(true);
  await leave();
});
