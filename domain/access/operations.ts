import { type Refusal, refuse } from "../values/refusal.ts";
import { Role } from "./roles.ts";
import { accountOperations } from "./operations/account.ts";
import { accountDeletionOperations } from "./operations/account-deletion.ts";
import { activityLogOperations, activityLogRestOperations } from "./operations/following/activity-log.ts";
import { botCheckOperations } from "./operations/bot-check.ts";
import { calendarOperations } from "./operations/calendar.ts";
import { supportOperations } from "./operations/support/support.ts";
import { callbacksOperations } from "./operations/support/callbacks.ts";
import { casesOperations } from "./operations/cases.ts";
import { caseWorkOperations } from "./operations/following/case-work.ts";
import { companiesOperations } from "./operations/companies.ts";
import { complianceOperations } from "./operations/compliance.ts";
import { contentOperations } from "./operations/planning/content.ts";
import { countedOperations } from "./operations/counted.ts";
import { customersOperations } from "./operations/customers.ts";
import { diagnosesOperations } from "./operations/following/diagnoses.ts";
import { deviceChartsOperations } from "./operations/device-charts.ts";
import { draftsOperations } from "./operations/planning/drafts.ts";
import { fulfilmentOperations, fulfilmentRestOperations } from "./operations/logistics/fulfilment.ts";
import { homeOperations } from "./operations/home.ts";
import { imagesOperations, imagesRestOperations } from "./operations/images.ts";
import { notesOperations } from "./operations/following/notes.ts";
import { notificationsOperations } from "./operations/notifications.ts";
import { patientLinksOperations } from "./operations/following/patient-links.ts";
import { patientsOperations } from "./operations/patients.ts";
import { programmesOperations } from "./operations/planning/programmes.ts";
import { progressPageOperations } from "./operations/progress-page.ts";
import { questionnairesOperations } from "./operations/questionnaires.ts";
import { recordingOperations } from "./operations/recording.ts";
import { recoveryOperations } from "./operations/following/recovery.ts";
import { registrationOperations, registrationRestOperations } from "./operations/registration.ts";
import { remindersOperations } from "./operations/reminders.ts";
import { reportsOperations, reportsRestOperations } from "./operations/reports.ts";
import { schedulesOperations } from "./operations/planning/schedules.ts";
import { scoreChartsOperations } from "./operations/following/score-charts.ts";
import { securityEventsOperations } from "./operations/support/security-events.ts";
import { signInOperations } from "./operations/sign-in.ts";
import { surgeonsOperations, surgeonsRestOperations } from "./operations/surgeons.ts";
import { phoneChecksOperations } from "./operations/support/phone-checks.ts";
import { undeliveredMessagesOperations } from "./operations/support/undelivered-messages.ts";
import { usersOperations } from "./operations/users.ts";
import { type Operation, scopes } from "./operations/reach.ts";
import type { Scope } from "./scope.ts";
import type { Viewer } from "./viewer.ts";

/** Who may call what, and on whose rows: the chapters of the subjects. An operation that is not listed is refused for everyone. */
export const operations = {
  ...accountOperations,
  ...accountDeletionOperations,
  ...activityLogOperations,
  ...botCheckOperations,
  ...calendarOperations,
  ...callbacksOperations,
  ...supportOperations,
  ...casesOperations,
  ...caseWorkOperations,
  ...companiesOperations,
  ...complianceOperations,
  ...contentOperations,
  ...countedOperations,
  ...customersOperations,
  ...deviceChartsOperations,
  ...diagnosesOperations,
  ...draftsOperations,
  ...fulfilmentOperations,
  ...homeOperations,
  ...imagesOperations,
  ...notesOperations,
  ...notificationsOperations,
  ...patientLinksOperations,
  ...patientsOperations,
  ...programmesOperations,
  ...progressPageOperations,
  ...questionnairesOperations,
  ...recordingOperations,
  ...recoveryOperations,
  ...registrationOperations,
  ...remindersOperations,
  ...reportsOperations,
  ...schedulesOperations,
  ...scoreChartsOperations,
  ...securityEventsOperations,
  ...signInOperations,
  ...surgeonsOperations,
  ...phoneChecksOperations,
  ...undeliveredMessagesOperations,
  ...usersOperations,
} as const satisfies Record<string, Operation>;

/** The same for the few routes beside GraphQL. */
export const restOperations = {
  ...activityLogRestOperations,
  ...fulfilmentRestOperations,
  ...imagesRestOperations,
  ...registrationRestOperations,
  ...reportsRestOperations,
  ...surgeonsRestOperations,
} as const satisfies Record<string, Operation>;

const rows = { ...operations, ...restOperations };

export type OperationName = keyof typeof operations;
export type RestOperationName = keyof typeof restOperations;

/** The scope that the table gives a call of the operation. */
export type ScopeOf<K extends keyof typeof rows> = NonNullable<ReturnType<(typeof scopes)[(typeof rows)[K]["reach"]]>>;

/** Who calls the operation: nobody is known only where no session is needed. */
export type ViewerOf<K extends keyof typeof rows> = (typeof rows)[K]["reach"] extends "public" ? Viewer | null : Viewer;

/** True when the table knows the operation. */
export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);

const notAllowed = "You are not allowed to do this.";
/** Whether a refusal means that the viewer may not call the operation, rather than that something is missing first. */
export const isRefusedRight = ({ message }: Refusal): boolean => message === notAllowed;

const chooseCustomer = "Choose a customer first.";

/** The caller's session has ended, or never was one. Clients know this text. */
export const tokenExpired = "Token expired";

/** A name that every object has, such as constructor, is no operation. */
const knownOperations = new Map<string, Operation>(Object.entries(rows));

/**
 * The scope in which the viewer may call the operation, or the refusal. viewer is null without a valid session.
 * Refusals are the same for an operation that is unknown and one the role may not call.
 */
export const admit = (name: string, viewer: Viewer | null): Scope | Refusal => {
  const operation = knownOperations.get(name);
  if (!operation) return refuse(notAllowed);
  if (operation.reach === "public") return scopes.public();
  if (viewer === null) return refuse(tokenExpired);
  if (!operation.roles.includes(viewer.role)) return refuse(notAllowed);
  return scopes[operation.reach](viewer) ?? refuse(chooseCustomer);
};

/** Whether the viewer, who may call the operation, works in the clinic that its arguments name, if they name one. */
export const namesItsCustomer = (name: string, viewer: Viewer | null): viewer is Viewer => {
  const operation = knownOperations.get(name);
  return (
    viewer !== null &&
    operation !== undefined &&
    (operation.reach === "customer" || operation.reach === "account") &&
    operation.roles.includes(viewer.role)
  );
};

/**
 * Whether a company that the arguments name must be the one that the viewer works for: always, but for a super admin, who names whose
 * rows are meant in calls that are not about one clinic.
 */
export const isBoundToCompany = (name: string, { role }: Viewer): boolean =>
  role !== Role.superAdmin || knownOperations.get(name)?.reach === "customer";
