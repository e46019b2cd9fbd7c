import { expect, test } from "vitest";
import { guardRoute } from "./guard.ts";
import { Role } from "./roles.ts";
import { type RouteName, routes, type Visitor } from "./routes.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;
const inClinic = (role: Role): Visitor => ({ role, hasCustomer: true, hasCompany: false, patientsCount: 1 });
const travels = (role: Role, hasCustomer: boolean): Visitor => ({
  role,
  hasCustomer,
  hasCompany: role !== superAdmin,
  patientsCount: 1,
});

/** Columns of the table below: four roles of a clinic, three roles without a chosen clinic, and the same three with one. */
const visitors = [
  ...[admin, physio, surgeon, medicalAssociate].map(inClinic),
  ...[companyAdmin, healthCoach, superAdmin].map((role) => travels(role, false)),
  ...[companyAdmin, healthCoach, superAdmin].map((role) => travels(role, true)),
];

/**
 * Expected results for each visitor, written by hand: . opens the page, x is logged out, c is redirected to the customers, p to the companies, s to
 * sign-in.
 */
const table = `
  .... ... ... resetPassword
  .x.. .cx .xx support
  xx.x ccx xxx profile
  .x.. ccx .xx compliance
  ..x. ccp ... surgeons
  .xxx ccp ... surgeonAdd
  ..x. ccp ... surgeonEdit
  .... ccx ..x patientList
  .... ccx .xx patientAddInfo
  .... ccx .xx patientAddCareplan
  .... ccx .xx patientAddDevices
  .... ccx .xx patientAddRegimens
  .... ccx .xx patientAddSchedule
  .... ccx .xx patientAddQuestionnaire
  .... ccx ..x patientEditInfo
  .... ccx .xx exerciseSchedule
  .... ccx .xx deviceSchedule
  .... ccx .xx questionnaireSchedule
  .... ccx ..x patientDetail
  .xxx ccp ... users
  .xxx ccp ... userAdd
  .xxx ccp ... userEdit
  .xxx ccp ... notification
  .xxx ccp ... events
  xx.. ccx xxx inbox
  sxxx ... ... companyUsers
  sxxx ... ... companyUserAdd
  sxxx ... ... companyUserEdit
  xxxx ..p ..p customers
  xxxx .c. .x. customerAdd
  xxxx .c. .x. customerEdit
  xxxx ... ... companyCustomers
  xxxx cc. xx. companies
  xxxx cc. xx. companyAdd
  xxxx cc. xx. companyEdit
  xxxx .c. .x. contentCarePlans
  xxxx .c. .x. contentCarePlan
  xxxx .c. .x. contentRegimens
  xxxx .c. .x. contentRegimen
  xxxx .c. .x. contentExercises
  xxxx .c. .x. contentExercise
  xxxx .c. .x. contentDevices
  xxxx .c. .x. contentDevice
  xxxx .c. .x. contentQuestionnaires
  xxxx .c. .x. contentQuestionnaire
  .xxx ... ... fulfillment
  .xxx ... ... units
  .xxx ... ... fulfillmentDetail
  xxxx ..x ..x cases
  xxxx ..x ..x caseAdd
  .x.. ccx ..x caseDetail
  .x.x ccx ..x liteMessages
  .x.x ccx xxx litePatientMessages
  .x.x ccx xxx liteChat`;

const places: Readonly<Record<string, string>> = { "/customers": "c", "/companies": "p", "/login": "s" };
const letterOf = (name: RouteName, visitor: Visitor): string | undefined => {
  const answer = guardRoute(routes[name], visitor, "");
  if (answer.kind === "redirect") return places[answer.path];
  return answer.kind === "allow" ? "." : "x";
};

test("A033 A034 A035 A037 C015 C016 C017 C018 C019 C020 C021 C022 C023 C024: each page opens for its roles, and leads every other away", () => {
  const rows = (Object.keys(routes) as RouteName[])
    .filter((name) => routes[name].scope !== "public")
    .map((name) => {
      const letters = visitors.map((visitor) => letterOf(name, visitor)).join("");
      return `${letters.slice(0, 4)} ${letters.slice(4, 7)} ${letters.slice(7)} ${name}`;
    });
  expect(rows).toEqual(
    table
      .trim()
      .split("\n")
      .map((row) => row.trim()),
  );
});
