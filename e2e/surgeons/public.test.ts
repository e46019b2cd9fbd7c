import { readFileSync } from "node:fs";
import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
const surgeon = small.surgeon(0, 1);
const about = `I have treated hip and knee patients for nineteen years. ${"My team follows you from the first visit to your last check. ".repeat(16)}`;
const team = [
  { _id: "a", name: "Physician Assistants", details: "Nora Castell, PA-C\nJames Ortiz, PA-C" },
  { _id: "b", name: "Nurse Practitioners", details: "" },
  { _id: "c", name: "Secretary", details: "Ann Lee, 312 555 0101" },
];
const hospital = {
  name: "Harbor Orthopaedics",
  url: "https://harbor.example/joints",
  department: "Joint replacement",
  title: "Orthopaedic surgeon",
};

beforeEach(async () => {
  journey = await startJourney(smallClinics);
  await journey.world.owner.query(
    `update surgeons set phone_public = '+13125550142', phone_private = '+13125550190', about_me = $2, hospital = $3, team = $4,
       description = 'Knees and hips, from first pain to last check', address = E'1 Lakeside Plaza\\nChicago, IL 60601'
     where surgeon_id = $1`,
    [surgeon, about, JSON.stringify(hospital), JSON.stringify(team)],
  );
});
afterEach(() => journey.close());

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Dr. Anna Surgeon1" });
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const requests = async () =>
  (
    await journey.world.owner.query(
      "select name, phone, message, patient_id from callback_requests order by received_at",
    )
  ).rows;

test("somebody opens a surgeon's page on a phone", async () => {
  const { page, problems, leave } = await journey.visit({ width: 390, isMobile: true });
  await step("A048 C243 C244: the page shows who it is, without a session", async () => {
    await page.goto(`/surgeon/${surgeon}`);
    await heading(page).waitFor();
    await page.getByText("Orthopaedic surgeon · Joint replacement").waitFor();
    const link = page.getByRole("link", { name: "Harbor Orthopaedics" });
    await soon(() => link.getAttribute("href")).toBe(hospital.url);
  });
  await step("A048 C255: the contact drawer has the public phone and saves the visiting card", async () => {
    await page.getByRole("button", { name: "Contact", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Contact" });
    await soon(() => drawer.getByRole("link", { name: "+1 312 555 0142" }).getAttribute("href")).toBe(
      "tel:+13125550142",
    );
    await drawer.getByText("Chicago, IL 60601").waitFor();
    expect(await page.content()).not.toMatch(/0190|@clinic/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      drawer.getByRole("button", { name: "Save contact" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Dr. Anna Surgeon1.vcf");
    expect(readFileSync(await download.path(), "utf8")).toMatch(
      /^BEGIN:VCARD\r\nVERSION:4\.0\r\nFN:Dr\. Anna Surgeon1\r\n/,
    );
  });
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Request a callback" }).click();
  await step("C287 C245: a double click sends once, the sentence stays 5 s, and the form is empty again", async () => {
    await box(page, "Name").fill("Ann Lee");
    await box(page, "Phone").fill("312 555 0177");
    await box(page, "Message").fill("My knee is warm.");
    await page.getByRole("button", { name: "Send", exact: true }).dblclick();
    await isTold(page, "I'll call you back asap.");
    expect(await requests()).toEqual([
      { name: "Ann Lee", phone: "+13125550177", message: "My knee is warm.", patient_id: null },
    ]);
    await soon(() => box(page, "Message").inputValue()).toBe("");
    expect(await page.getByText("Please enter name").count()).toBe(0);
  });
  await step("C287: a refusal is shown in the server's words, and nothing typed is lost", async () => {
    await journey.world.owner.query("update rate_limits set points = 999 where key like 'callbackByAddress%'");
    await box(page, "Name").fill("Ann Lee");
    await box(page, "Phone").fill("312 555 0177");
    await box(page, "Message").fill("Again.");
    await box(page, "Message").press("Tab");
    await page.keyboard.press("Enter");
    await isTold(page, "You have asked several times. Please call the number on this page, or try again in an hour.");
    await soon(() => box(page, "Message").inputValue()).toBe("Again.");
    await journey.world.owner.query("delete from rate_limits");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("A048 C244: a patient's link leads to the same page, and a callback becomes a message of the surgeon", async () => {
  const { page, problems, leave } = await journey.visit({ width: 390 });
  await page.goto(`/surgeon/${surgeon}/patient/${small.patient(0, 1)}`);
  await heading(page).waitFor();
  await box(page, "Name").fill("Pat One");
  await box(page, "Phone").fill("312 555 0178");
  await box(page, "Message").fill("It hurts at night.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await isTold(page, "I'll call you back asap.");
  await journey.world.settle();
  const { rows } = await journey.world.owner.query("select case_id, summary from cases");
  expect(rows).toMatchObject([{ summary: "Callback request from Pat One" }]);
  const doctor = await journey.visitAs(smallEmail(0, Role.surgeon), { at: `/cases/${rows[0].case_id}` });
  await doctor.page.getByText("It hurts at night.").waitFor();
  await doctor.leave();
  expect(problems).toEqual([]);
  await leave();
});

test("A283: on a public page a notice stands at the top right, and goes after 5 s", async () => {
  const { page, problems, leave } = await journey.visit();
  await page.clock.install();
  await page.goto(`/surgeon/${surgeon}`);
  await box(page, "Name").fill("Ann Lee");
  await box(page, "Phone").fill("312 555 0179");
  await box(page, "Message").fill("Please call.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const notice = page.getByRole("status").getByText("I'll call you back asap.", { exact: true });
  await notice.waitFor();
  const place = (await page.locator("output > div").boundingBox())!;
  expect(place.x + place.width).toBeGreaterThan(1400);
  // Below the two buttons at the page's top, and in its upper quarter.
  expect(place.y).toBeGreaterThan(131);
  expect(place.y + place.height).toBeLessThan(225);
  await page.clock.fastForward(3_400);
  expect(await notice.count()).toBe(1);
  await page.clock.fastForward(1_700);
  await soon(() => notice.count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});
