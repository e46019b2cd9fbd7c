import { nextCodeAfter } from "@restride/domain/progress-page/progress-forms.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdAnswer } from "../hold-back.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { email, patientid, phone } from "./progress-patient.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("after five wrong codes a new one is asked for, since the mailed one opens nothing any more", async () => {
  const { page, leave } = await journey.visit(phone);
  await page.clock.install();
  await page.goto(`/activity/${patientid}`);
  const field = page.getByLabel("Enter the OTP");
  const send = page.getByRole("button", { name: "Send", exact: true });
  const works = page.getByText(/It works for 10 minutes\./);
  await works.waitFor();
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
  expect(await works.count()).toBe(0);
  await field.fill("BBBBBB");
  await page.getByText("Ask for a new code", { exact: true }).waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.clock.fastForward(nextCodeAfter);
  await page.getByRole("button", { name: "Mail a new one" }).click();
  await soon(() => send.isEnabled()).toBe(true);
  await leave();
});

test("another code can be asked for a minute after the last one, counted down, over a reload too", async () => {
  const { page, problems, leave } = await journey.visit(phone);
  await page.clock.install();
  await page.goto(`/activity/${patientid}`);
  await page.getByText(/A new one can be mailed in (60|5\d) s\./).waitFor();
  await page.clock.fastForward(30_000);
  await page.getByText(/A new one can be mailed in (30|2\d) s\./).waitFor();
  await page.reload();
  await page.getByText(/A new one can be mailed in (30|[12]\d) s\./).waitFor();
  const again = page.getByRole("button", { name: "Mail a new one" });
  expect(await again.count()).toBe(0);
  await page.clock.fastForward(30_000);
  const mails = journey.world.mailbox.read(email).length;
  const goOn = await holdAnswer(page, "validPatientId");
  await again.click();
  await page.getByText("A new one is on its way …").waitFor();
  expect(await page.getByRole("button", { name: "Send", exact: true }).isDisabled()).toBe(true);
  goOn();
  await page.getByText(/A new one can be mailed in (60|5\d) s\./).waitFor();
  expect(journey.world.mailbox.read(email)).toHaveLength(mails + 1);
  expect(problems).toEqual([]);
  await leave();
});
