import { readFileSync } from "node:fs";
import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button, field, row, waitForText } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

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

test.beforeAll(async ({ journey }) => {
  await journey.world.owner.query(
    `update surgeons set phone_public = '+13125550142', phone_private = '+13125550190', about_me = $2, hospital = $3, team = $4,
       description = 'Knees and hips, from first pain to last check', address = E'1 Lakeside Plaza\\nChicago, IL 60601'
     where surgeon_id = $1`,
    [surgeon, about, JSON.stringify(hospital), JSON.stringify(team)],
  );
});

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Dr. Anna Surgeon1" });
const requests = async (journey: Journey) =>
  (
    await journey.world.owner.query(
      "select name, phone, message, patient_id from callback_requests order by received_at",
    )
  ).rows;

test("somebody asks for a callback on a surgeon's page; the surgeon reads it and changes the page, and an admin calls back", async ({
  journey,
}) => {
  const { page, problems, leave } = await journey.visit({ width: 390, isMobile: true });
  await step("A048 C243 C244: the page shows who it is, without a session", async () => {
    await page.goto(`/surgeon/${surgeon}`);
    await heading(page).waitFor();
    await page.getByText("Orthopaedic surgeon · Joint replacement").waitFor();
    const link = page.getByRole("link", { name: "Harbor Orthopaedics" });
    await soon(() => link.getAttribute("href")).toBe(hospital.url);
  });
  await step("A048 C244 C255: the contact drawer has the public phone and saves the visiting card", async () => {
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
    await field(page, "Name").fill("Ann Lee");
    await field(page, "Phone").fill("312 555 0177");
    await field(page, "Message").fill("My knee is warm.");
    await page.getByRole("button", { name: "Send", exact: true }).dblclick();
    await waitForNotice(page, "I'll call you back asap.");
    expect(await requests(journey)).toEqual([
      { name: "Ann Lee", phone: "+13125550177", message: "My knee is warm.", patient_id: null },
    ]);
    await soon(() => field(page, "Message").inputValue()).toBe("");
    expect(await page.getByText("Please enter name").count()).toBe(0);
  });
  await step("C287: a refusal is shown in the server's words, and nothing typed is lost", async () => {
    await journey.world.owner.query("update rate_limits set points = 999 where key like 'callbackByAddress%'");
    await field(page, "Name").fill("Ann Lee");
    await field(page, "Phone").fill("312 555 0177");
    await field(page, "Message").fill("Again.");
    await field(page, "Message").press("Tab");
    await page.keyboard.press("Enter");
    await waitForNotice(
      page,
      "You have asked several times. Please call the number on this page, or try again in an hour.",
    );
    await soon(() => field(page, "Message").inputValue()).toBe("Again.");
    await journey.world.owner.query("delete from rate_limits");
  });
  expect(problems).toEqual([]);
  await leave();
  await step(
    "A048 C244 A283: a patient's link leads to the same page, where a notice stands at the top right, and goes after 5 s",
    () => askAsPatient(journey),
  );
  await step("A048 C244: the callback is a message, which the surgeon reads", async () => {
    await journey.world.settle();
    const { rows } = await journey.world.owner.query(
      "select case_id, summary from cases where summary like '%Pat One'",
    );
    expect(rows).toMatchObject([{ summary: "Callback request from Pat One" }]);
    const doctor = await journey.visitAs(smallEmail(0, Role.surgeon), { at: `/cases/${rows[0].case_id}` });
    await doctor.page.getByText("It hurts at night.").waitFor();
    await doctor.page.goto("/login");
    await changeOwnRecord(journey, doctor.page);
    expect(doctor.problems).toEqual([]);
    await doctor.leave();
  });
  await callBack(journey);
});

/** Requests a callback on a desktop, and checks the notice. */
async function askAsPatient(journey: Journey): Promise<void> {
  const { page, problems, leave } = await journey.visit();
  await page.clock.install();
  await page.goto(`/surgeon/${surgeon}/patient/${small.patient(0, 1)}`);
  await heading(page).waitFor();
  await field(page, "Name").fill("Pat One");
  await field(page, "Phone").fill("312 555 0178");
  await field(page, "Message").fill("It hurts at night.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const notice = page.getByRole("status").getByText("I'll call you back asap.", { exact: true });
  await notice.waitFor();
  const place = (await page.locator("output > div").boundingBox())!;
  expect(place.x + place.width).toBeGreaterThan(1400);
  // The notice is below the two buttons at the top of the page, and in the upper quarter of the page.
  expect(place.y).toBeGreaterThan(131);
  expect(place.y + place.height).toBeLessThan(225);
  await page.clock.fastForward(5_100);
  await soon(() => notice.count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
}

/** Changes a surgeon's own record. */
async function changeOwnRecord(journey: Journey, page: Page): Promise<void> {
  await step("A063: the profile shows the form with the own record", async () => {
    await waitForAddress(page, "/profile/?myprofile=true");
    await page.getByRole("heading", { name: "Dr. Anna Surgeon1" }).waitFor();
    await soon(() => page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Dr. Anna Surgeon1");
  });
  await step("A070 A213: screens M16: saving asks first, who says no stays signed in with what was typed", async () => {
    await page.getByLabel("Department title").fill("Chief of joints");
    await button(page, "Update").click();
    await waitForText(
      page,
      "You will be logged out for the recent changes to take effect. Would you like to continue?",
    );
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await soon(() => page.getByLabel("Department title").inputValue()).toBe("Chief of joints");
    await waitForAddress(page, "/profile/?myprofile=true");
  });
  await step("A070 A213: saving asks, and then logs out", async () => {
    await button(page, "Update").click();
    await waitForText(
      page,
      "You will be logged out for the recent changes to take effect. Would you like to continue?",
    );
    await button(page, "Continue").click();
    await waitForAddress(page, "/login");
    const { rows } = await journey.world.owner.query(
      "select hospital ->> 'title' as title from surgeons where surgeon_id = $1",
      [small.surgeon(0, 1)],
    );
    expect(rows).toEqual([{ title: "Chief of joints" }]);
  });
}

/** Finds the requests in Support as an admin. */
async function callBack(journey: Journey): Promise<void> {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/users" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("heading", { name: "USERS" }).waitFor();

  await step("C009 C010 B442: Support shows the configured address, the version, and what to send", async () => {
    await page.getByRole("link", { name: "Support", exact: true }).click();
    const mail = page.getByRole("link", { name: "help@restride.example" });
    await mail.waitFor();
    await soon(() => mail.getAttribute("href")).toBe("mailto:help@restride.example");
    const own = page.getByRole("region", { name: "This console" });
    await soon(() => own.textContent()).toContain("Version0.1.0");
    await soon(() => own.textContent()).toContain("Clinic 1, CLN001");
    await page.getByText("the last four digits of the patient's phone, never the name").waitFor();
    await row(page, "Ann Lee").getByText("+13125550177").waitFor();
  });
  await step("the details that are copied name the page one came from, and nobody", async () => {
    await page.getByRole("button", { name: "Copy details for the mail" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    expect(lines).toEqual([
      "Version: 0.1.0",
      "Page: /users",
      expect.stringMatching(/^Time: .* \(America\/Chicago\)$/),
      "Role: Admin",
    ]);
  });
  await step("Called moves a request to Done, with who and when, and Undo takes it back", async () => {
    await page.getByRole("button", { name: "Called Ann Lee" }).click();
    await waitForNotice(page, "Called");
    await soon(() => row(page, "Ann Lee").count()).toBe(0);
    await page.getByText("1 open").waitFor();
    await page.getByText("Done", { exact: true }).click();
    await row(page, "Ann Lee").getByText("Sam Role1").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Nobody was called back yet").waitFor();
    await page.getByText("Open", { exact: true }).click();
    await row(page, "Ann Lee").waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
}
