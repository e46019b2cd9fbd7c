import { describe, expect, test } from "vitest";
import { Role } from "./roles.ts";
import { type RouteName, routes } from "./routes.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;
const care = [admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach];
const planners = [admin, physio, surgeon, medicalAssociate, companyAdmin];
const office = [admin, companyAdmin, healthCoach, superAdmin];
const company = [companyAdmin, superAdmin];
const caseWorkers = [companyAdmin, healthCoach];

/** Roles that may open each page, written by hand from the permissions. */
const rolesOf: Readonly<Record<RouteName, readonly Role[]>> = {
  login: [Role.anonymous],
  twoStepVerification: [Role.anonymous],
  forgotPassword: [Role.anonymous],
  setPassword: [Role.anonymous],
  resetPasswordByLink: [Role.anonymous],
  registration: [Role.anonymous],
  accountDeletion: [Role.anonymous],
  publicSurgeon: [Role.anonymous],
  publicSurgeonForPatient: [Role.anonymous],
  progressByLink: [Role.anonymous],
  progress: [Role.anonymous],
  reportByLink: [Role.anonymous],
  deviceCharts: [Role.anonymous],
  resetPassword: [Role.authorized],
  support: [admin, surgeon, medicalAssociate, companyAdmin],
  profile: [surgeon],
  compliance: [admin, surgeon, medicalAssociate, companyAdmin],
  surgeons: [...office, physio, medicalAssociate],
  surgeonAdd: office,
  surgeonEdit: [...office, physio, medicalAssociate],
  patientList: care,
  patientAddInfo: planners,
  patientAddCareplan: planners,
  patientAddDevices: planners,
  patientAddRegimens: planners,
  patientAddSchedule: planners,
  patientAddQuestionnaire: planners,
  patientEditInfo: care,
  exerciseSchedule: planners,
  deviceSchedule: planners,
  questionnaireSchedule: planners,
  patientDetail: care,
  users: office,
  userAdd: office,
  userEdit: office,
  notification: office,
  events: office,
  inbox: [surgeon, medicalAssociate],
  companyUsers: office,
  companyUserAdd: office,
  companyUserEdit: office,
  customers: [companyAdmin, healthCoach, superAdmin],
  customerAdd: company,
  customerEdit: company,
  companyCustomers: [companyAdmin, healthCoach, superAdmin],
  companies: [superAdmin],
  companyAdd: [superAdmin],
  companyEdit: [superAdmin],
  contentCarePlans: company,
  contentCarePlan: company,
  contentRegimens: company,
  contentRegimen: company,
  contentExercises: company,
  contentExercise: company,
  contentDevices: company,
  contentDevice: company,
  contentQuestionnaires: company,
  contentQuestionnaire: company,
  fulfillment: office,
  units: office,
  fulfillmentDetail: office,
  cases: caseWorkers,
  caseAdd: caseWorkers,
  caseDetail: [...caseWorkers, admin, surgeon, medicalAssociate],
  liteMessages: [admin, surgeon, companyAdmin, healthCoach],
  litePatientMessages: [admin, surgeon],
  liteChat: [admin, surgeon],
};

const sorted = (roles: readonly Role[]): Role[] => roles.toSorted((one, other) => one - other);

describe("each page may be opened by the roles that were written by hand, and by no others", () => {
  test.each(Object.keys(rolesOf) as RouteName[])("%s", (name) => {
    expect(sorted(routes[name].roles)).toEqual(sorted(rolesOf[name]));
  });
});
