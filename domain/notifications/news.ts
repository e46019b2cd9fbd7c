import { Role } from "../access/roles.ts";
import { roleMayOpen, routes } from "../access/routes.ts";

/** Milliseconds between requests for the counts of messages when no event arrives: 5 minutes. */
export const messageRefresh = 300_000;

const clinicRoles = [Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate] as const;
const ofClinic = (route: (typeof routes)["caseDetail" | "events"]): Role[] =>
  clinicRoles.filter((role) => roleMayOpen(route, role));

/** Roles of a clinic that are notified of messages and of reminders: those that may open them. */
export const newsRoles = { message: ofClinic(routes.caseDetail), reminder: ofClinic(routes.events) } as const;
