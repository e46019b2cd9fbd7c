import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { TourList } from "./TourList.tsx";

const open = async (profile = signedIn(Role.admin)) => {
  const tours: string[] = [];
  const { address } = await render(<TourList onTour={(name) => tours.push(name)} />, { profile });
  return { address, tours };
};

test("a tour starts on its page", async () => {
  const { address, tours } = await open();
  await page.getByRole("button", { name: "Tour: Add a patient" }).click();
  await expect.poll(() => tours).toEqual(["addPatient"]);
  expect(address()).toBe("/patient/add/info");
});

test("each role is offered the tours of its pages; those of schedules start on their pages", async () => {
  await open();
  const admin = [
    "Home",
    "Surgeons",
    "Patients",
    "Add a patient",
    "Users",
    "Add a user",
    "Messages",
    "Reminders",
    "Support",
  ];
  expect(textsOf(page.getByRole("button"))).toEqual(admin);
  await expect.element(page.getByText(/start on their pages, from the menu of your name\.$/)).toBeVisible();
});

test("who works for the company and is in no clinic has fewer", async () => {
  await open(ofCompany(Role.healthCoach));
  expect(textsOf(page.getByRole("button"))).toEqual(["Users", "Add a user"]);
});
