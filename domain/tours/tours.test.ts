import { expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { tourTitles, toursFor } from "./tour-list.ts";
import { isDue, seenNote, tourOf, type TourName, tours } from "./tours.ts";

const all = Object.keys(tours) as TourName[];

test("B046: fourteen tours, and each of their pages has its own", () => {
  expect(all.map((name) => tourTitles[name])).toEqual([
    "Home",
    "Surgeons",
    "Patients",
    "Add a patient",
    "Care plan",
    "Device schedule",
    "Regimens",
    "Exercise schedule",
    "Questionnaire schedule",
    "Users",
    "Add a user",
    "Messages",
    "Reminders",
    "Support",
  ]);
  const pages = all.flatMap((name) => tours[name].map((page) => [page, name]));
  expect(pages.map(([page]) => tourOf(page as never))).toEqual(pages.map(([, name]) => name));
  expect([tourOf("login"), tourOf("patientDetail")]).toEqual([null, null]);
});

test("B047: a tour shows by itself to a surgeon, medical associate, admin and therapist who have not seen it, and to nobody else", () => {
  const roles = Object.values(Role).filter((role) => isDue("reminders", role, ["support 1", "reminders 0"]));
  expect(roles).toEqual(
    Object.values(Role).filter((role) =>
      [Role.admin, Role.surgeon, Role.physio, Role.medicalAssociate].includes(role as never),
    ),
  );
  for (const name of all)
    for (const role of Object.values(Role)) expect(isDue(name, role, [`${name} 1`]), name).toBe(false);
  expect(seenNote("patientList")).toBe("patientList 1");
});

test("a list of tours offers those whose page opens at once for who looks", () => {
  const inClinic = (role: Role) => ({ role, hasCustomer: true, hasCompany: false, patientsCount: 3 });
  expect(toursFor(inClinic(Role.physio)).map(({ page }) => page)).toEqual([
    "surgeons",
    "patientList",
    "patientAddInfo",
  ]);
  expect(toursFor(inClinic(Role.surgeon)).map(({ page }) => page)).toEqual([
    "compliance",
    "patientList",
    "patientAddInfo",
    "inbox",
    "support",
  ]);
  const ofCompany = { role: Role.companyAdmin, hasCustomer: false, hasCompany: true, patientsCount: 0 };
  expect(toursFor(ofCompany).map(({ page }) => page)).toEqual(["companyUsers", "companyUserAdd", "support"]);
});
