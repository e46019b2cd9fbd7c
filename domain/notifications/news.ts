import { Role } from "../access/roles.ts";
import { roleMayOpen, routes } from "../access/routes.ts";

/** Minutes between requests for messages when no event arrives: the default, and the limits of what an installation can set. */
export const messageRefresh = { default: 5, min: 1, max: 60 } as const;

/** Whether an installation can set this number of minutes. */
export const isMessageRefresh = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= messageRefresh.min && minutes <= messageRefresh.max;

const clinicRoles = [Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate] as const;
const ofClinic = (route: (typeof routes)["caseDetail" | "events"]): Role[] =>
  clinicRoles.filter((role) => roleMayOpen(route, role));

/** Roles of a clinic that are notified of messages and of reminders: those that may open them. */
export const newsRoles = { message: ofClinic(routes.caseDetail), reminder: ofClinic(routes.events) } as const;
