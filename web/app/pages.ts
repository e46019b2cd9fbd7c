import { type RouteName, routes } from "@restride/domain/access/routes.ts";
import type { LazyComponent } from "../ui/page/lazy-component.tsx";
import { subjectPages } from "./generated/subject-pages.ts";
import { lazyNamedPage as page } from "../ui/page/lazy-named-page.ts";

const newPassword = () => import("../features/sign-in/NewPassword.tsx");

const surgeonPages = () => import("../features/surgeons/SurgeonPages.tsx");

const publicSurgeon = () => import("./pages/PublicSurgeonPage.tsx");

const progress = () => import("./pages/ProgressByLinkPage.tsx");

const usersPage = () => import("./pages/UsersPage.tsx");

const userPages = () => import("../features/users/UserPages.tsx");

const companyPages = () => import("../features/companies/CompanyPages.tsx");

const contentPages = () => import("../features/content/ContentPages.tsx");
const contentPanels = () => import("../features/content/ContentPanels.tsx");

/** A list and its panel are the same page component, so the list stays mounted when the open record changes. */
const exercises = page(contentPanels, "ExercisesPage");
const devices = page(contentPanels, "DevicesPage");

const wizardPages = () => import("../features/programmes/wizard/WizardPages.tsx");

const runningPages = () => import("../features/programmes/running/RunningPages.tsx");

const customers = () => import("./pages/CustomersPage.tsx");

/** Page for paths that have none. */
export const NotFound = page(() => import("./pages/NotFound.tsx"), "NotFound");

const presentPages: Readonly<Partial<Record<RouteName, LazyComponent<object>>>> = {
  ...subjectPages,
  login: page(() => import("../features/sign-in/Login.tsx"), "Login"),
  twoStepVerification: page(() => import("../features/sign-in/TwoStepVerification.tsx"), "TwoStepVerification"),
  forgotPassword: page(() => import("../features/sign-in/ForgotPassword.tsx"), "ForgotPassword"),
  setPassword: page(newPassword, "SetPassword"),
  resetPasswordByLink: page(newPassword, "ResetPasswordByLink"),
  registration: page(() => import("../features/registration/Registration.tsx"), "Registration"),
  accountDeletion: page(() => import("../features/account-deletion/AccountDeletion.tsx"), "AccountDeletion"),
  publicSurgeon: page(publicSurgeon, "PublicSurgeonPage"),
  publicSurgeonForPatient: page(publicSurgeon, "PublicSurgeonPage"),
  customers: page(customers, "CustomersPage"),
  companyCustomers: page(customers, "CustomersPage"),
  customerAdd: page(() => import("../features/customers/CustomerPages.tsx"), "CustomerAdd"),
  customerEdit: page(() => import("./pages/CustomerEditPage.tsx"), "CustomerEditPage"),
  contentCarePlans: page(contentPages, "CarePlanListPage"),
  contentCarePlan: page(contentPages, "CarePlanPage"),
  contentRegimens: page(contentPages, "RegimenListPage"),
  contentRegimen: page(contentPages, "RegimenPage"),
  contentExercises: exercises,
  contentExercise: exercises,
  contentDevices: devices,
  contentDevice: devices,
  contentQuestionnaires: page(contentPages, "QuestionnaireListPage"),
  contentQuestionnaire: page(contentPages, "QuestionnairePage"),
  companies: page(() => import("./pages/CompaniesPage.tsx"), "CompaniesPage"),
  companyAdd: page(companyPages, "CompanyAdd"),
  companyEdit: page(companyPages, "CompanyEdit"),
  progressByLink: page(progress, "ProgressByLinkPage"),
  progress: page(progress, "ProgressByLinkPage"),
  reportByLink: page(() => import("./pages/ReportByLinkPage.tsx"), "ReportByLinkPage"),
  deviceCharts: page(progress, "DeviceChartsByLinkPage"),
  patientList: page(() => import("./pages/PatientListPage.tsx"), "PatientListPage"),
  patientAddInfo: page(() => import("./pages/AddPatientPage.tsx"), "AddPatientPage"),
  patientAddCareplan: page(wizardPages, "CarePlanPage"),
  patientAddDevices: page(wizardPages, "DevicesPage"),
  patientAddRegimens: page(wizardPages, "RegimensPage"),
  patientAddSchedule: page(wizardPages, "ExercisesPage"),
  patientAddQuestionnaire: page(wizardPages, "QuestionnairesPage"),
  exerciseSchedule: page(runningPages, "ExerciseSchedulePage"),
  deviceSchedule: page(runningPages, "DeviceSchedulePage"),
  questionnaireSchedule: page(runningPages, "QuestionnaireSchedulePage"),
  patientEditInfo: page(() => import("./pages/PatientEditPage.tsx"), "PatientEditPage"),
  patientDetail: page(() => import("./pages/PatientPage.tsx"), "PatientPage"),
  surgeons: page(() => import("../features/surgeons/SurgeonList.tsx"), "SurgeonList"),
  surgeonAdd: page(surgeonPages, "SurgeonAdd"),
  surgeonEdit: page(surgeonPages, "SurgeonEdit"),
  users: page(usersPage, "UsersPage"),
  companyUsers: page(usersPage, "UsersPage"),
  userAdd: page(userPages, "UserAdd"),
  companyUserAdd: page(userPages, "UserAdd"),
  userEdit: page(userPages, "UserEdit"),
  companyUserEdit: page(userPages, "UserEdit"),
  profile: page(() => import("./pages/ProfilePage.tsx"), "ProfilePage"),
  fulfillment: page(() => import("./pages/OrdersPage.tsx"), "OrdersPage"),
  fulfillmentDetail: page(() => import("../features/fulfilment/OrderPage.tsx"), "OrderPage"),
  units: page(() => import("../features/fulfilment/units/UnitList.tsx"), "UnitList"),
  events: page(() => import("../features/reminders/ClinicReminders.tsx"), "ClinicReminders"),
  compliance: page(() => import("./pages/HomePage.tsx"), "HomePage"),
  support: page(() => import("./pages/SupportPage.tsx"), "SupportPage"),
  resetPassword: page(() => import("../features/sign-in/ResetPassword.tsx"), "ResetPassword"),
};

const names = Object.keys(routes) as RouteName[];

/** Page of each route, loaded when it is first opened; NotFound for routes of a subject that is not part of the product. */
export const pages = Object.fromEntries(names.map((name) => [name, presentPages[name] ?? NotFound])) as Readonly<
  Record<RouteName, LazyComponent<object>>
>;
