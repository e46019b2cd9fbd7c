import { todayIn } from "@restride/domain/values/calendar-date.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { button, field } from "../finders.ts";
import { waitForAddress } from "../journey.ts";
import { barOf, tileOf } from "../calendar/patient.ts";
import { fillDetails, pressNext } from "../registration/fill.ts";
import { step } from "../step.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { addPatientWithPlan, arriveOnPhone, doExercise, exercisesOf, sendPasswordLink } from "./patient.ts";
import { addUser, acceptInvitation, signedIn } from "./people.ts";

const mail = (name: string): string => `${name}@lakeside.example`;

/** Exercises of the ready-made regimen Ready for Surgery, in its order. */
const readyForSurgery = [
  "Ankle Pumps",
  "Quad Sets",
  "Glute Squeezes",
  "Heel Slides, Lying",
  "Long Arc Quads, Seated",
  "Standing Hip Abduction",
  "Sit to Stand",
  "Short Walks with Aid",
  "Chair Push-Ups",
];

let place: Installation;
beforeAll(async () => {
  place = await startInstallation([mail("ada"), "Ada", "Brooks"]);
}, 360_000);
afterAll(() => place.close());

test("from a clone and the README's commands to a patient who does today's exercises, each role through the real pages and mails", async () => {
  await step("a command made the super admin, who makes a company and its first admin", async () => {
    const { page, problems, leave } = await acceptInvitation(place, mail("ada"), { link: place.superAdminLink });
    await waitForAddress(page, "/companies");
    await page.getByRole("link", { name: "Add", exact: true }).click();
    await field(page, "Name").first().fill("Lakeside Rehab");
    await button(page, "Add").click();
    await page.getByRole("main").getByRole("link", { name: "Company users" }).click();
    await addUser(page, "Company Admin", "Dana", mail("dana"));
    expect(problems).toEqual([]);
    await leave();
  });

  let clinic = "";
  const today = todayIn(Date.now(), "America/Chicago");
  await step("A267: the company admin makes a health coach and a clinic, enters it and makes its admin", async () => {
    const { page, problems, leave } = await acceptInvitation(place, mail("dana"));
    await waitForAddress(page, "/customers");
    await page.getByRole("link", { name: "Company users" }).click();
    await addUser(page, "Health Coach", "Casey", mail("casey"), () => field(page, "Cell phone").fill("312 555 0199"));
    await page.getByRole("link", { name: "Customers", exact: true }).click();
    await page.getByRole("link", { name: "Add", exact: true }).click();
    await field(page, "Name").first().fill("Lakeside Clinic");
    await page.getByLabel("Contact name").fill("Robin Lee");
    await page.getByLabel("Contact email").fill("office@lakeside.example");
    await page.getByRole("textbox", { name: "Contact phone" }).fill("312 555 0142");
    await page.getByLabel("Health coach").selectOption({ label: "Casey Rivera" });
    await button(page, "Add").click();
    const edit = page.getByRole("link", { name: "Edit Lakeside Clinic" });
    await edit.click();
    clinic = await copiedClinic(page);
    await button(page, "Cancel").click();
    await page.getByRole("row").filter({ hasText: "Lakeside Clinic" }).click();
    await waitForAddress(page, "/compliance");
    await page.getByRole("link", { name: "Users", exact: true }).click();
    await addUser(page, "Admin", "Alex", mail("alex"));
    expect(problems).toEqual([]);
    await leave();
  });

  await step("the health coach finds the clinic that was mapped, and enters it", async () => {
    const { page, leave } = await acceptInvitation(place, mail("casey"));
    await page.getByRole("row").filter({ hasText: "Lakeside Clinic" }).click();
    await waitForAddress(page, "/surgeons");
    await leave();
  });

  await step("the clinic's admin makes a surgeon, a therapist and a medical associate", async () => {
    const { page, problems, leave } = await acceptInvitation(place, mail("alex"));
    await waitForAddress(page, "/compliance");
    await page.getByRole("link", { name: "Surgeons", exact: true }).click();
    await page.getByText("A surgeon has patients, a public page and a code that leads to it.").waitFor();
    await page.getByRole("link", { name: "Add the first surgeon" }).click();
    await field(page, "Name").fill("Dr. Priya Raman");
    await field(page, "Email").fill(mail("priya"));
    await field(page, "Phone-Public").fill("312 555 0188");
    await button(page, "Add").click();
    await page.getByRole("row").filter({ hasText: "Priya" }).waitFor();
    await page.getByRole("link", { name: "Users", exact: true }).click();
    await addUser(page, "Therapist", "Terry", mail("terry"));
    await addUser(page, "Medical Associate", "Morgan", mail("morgan"), () =>
      page.getByRole("checkbox", { name: "Dr. Priya Raman" }).check(),
    );
    expect(problems).toEqual([]);
    await leave();
  });

  await step("surgeon, therapist and medical associate follow their mails and land where they work", async () => {
    for (const [name, path] of [
      ["priya", "/profile/?myprofile=true"],
      ["terry", "/patient"],
      ["morgan", "/compliance"],
    ] as const) {
      const { page, leave } = await acceptInvitation(place, mail(name));
      await waitForAddress(page, path);
      await leave();
    }
  });

  await step(
    "the therapist adds a patient with a ready-made care plan, and sends the link that sets a password",
    async () => {
      const { page, problems, leave } = await signedIn(place, mail("terry"));
      await addPatientWithPlan(page, today);
      await page.goto("/patient");
      await sendPasswordLink(page);
      expect(problems).toEqual([]);
      await leave();
    },
  );

  await step(
    "the patient's calendar shows today's exercises, and one done that the patient did on the phone",
    async () => {
      const patient = await arriveOnPhone(place);
      const exercises = await exercisesOf(patient);
      expect(exercises.map(({ name }) => name)).toEqual(readyForSurgery);
      const { page, problems, leave } = await signedIn(place, mail("terry"));
      await page.getByText("Nora Fresh", { exact: true }).first().click();
      const bar = barOf(tileOf(page, today), "Exercise");
      await bar.getByText(`0/${readyForSurgery.length}`, { exact: true }).waitFor();
      await doExercise(patient, exercises[0]!.exerciseid, exercises[0]!.time);
      await bar.getByText(`1/${readyForSurgery.length}`, { exact: true }).waitFor();
      expect(problems).toEqual([]);
      await leave();
    },
  );

  await step("a patient registers on a phone and gets the signed forms by mail", async () => {
    const { page, problems, leave } = await place.visit({ width: 390, isMobile: true });
    await page.goto(`/auth/${clinic}`);
    await page.getByText("Lakeside Clinic", { exact: true }).first().waitFor();
    await fillDetails(page);
    await pressNext(page);
    await page.getByLabel("Use Default Signature").check();
    await pressNext(page);
    await page.getByLabel("Email me a copy of the signed forms").check();
    await expect.poll(() => button(page, "Submit").isEnabled()).toBe(true);
    await button(page, "Submit").click();
    await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor();
    await expect.poll(() => place.mails.read("maria@example.com").length).toBe(1);
    const [copy] = place.mails.read("maria@example.com");
    expect(`${copy!.subject} ${copy!.text}`).toContain("Lakeside Clinic");
    expect(problems).toEqual([]);
    await leave();
  });
});

/** Copies the registration link of the open customer, and returns the customer's id from the link. */
async function copiedClinic(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Copy registration link").click();
  await button(page, "Copied").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^${place.url}/auth/[0-9a-f-]{36}$`));
  return copied.split("/").at(-1)!;
}
