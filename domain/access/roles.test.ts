import { expect, test } from "vitest";
import { isCompanyUser, Role, roleName, staffRoles } from "./roles.ts";
import { roleMayOpen, routes } from "./routes.ts";

test("A005 C003: the staff roles and the names they are shown by", () => {
  expect(staffRoles.map(roleName)).toEqual([
    "Admin",
    "Therapist",
    "Surgeon",
    "Medical Associate",
    "Company Admin",
    "Health Coach",
    "Super Admin",
  ]);
});

test("who reads by a link, and the marks of routes, have names of their own", () => {
  const { patient, progressLink, caregiverLink, reportLink, anonymous, authorized } = Role;
  expect([patient, progressLink, caregiverLink, reportLink, anonymous, authorized].map(roleName)).toEqual([
    "Patient",
    "Progress link",
    "Caregiver link",
    "Report link",
    "Anonymous",
    "Authorized",
  ]);
});

test("B004 C003: a physio is shown as therapist, never as physio", () => {
  expect(roleName(Role.physio)).toBe("Therapist");
  for (const role of Object.values(Role)) expect(roleName(role)).not.toMatch(/physio/i);
});

test("B003: all staff but the super admin are involved in patient care, and open the patients", () => {
  const { surgeon, medicalAssociate, admin, physio, companyAdmin, healthCoach } = Role;
  expect(staffRoles.filter((role) => roleMayOpen(routes.patientDetail, role)).toSorted()).toEqual(
    [surgeon, medicalAssociate, admin, physio, companyAdmin, healthCoach].toSorted(),
  );
});

test("B277: company admin and health coach are the company users", () => {
  expect(staffRoles.filter(isCompanyUser)).toEqual([Role.companyAdmin, Role.healthCoach]);
});
