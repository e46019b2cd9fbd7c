import { Role } from "../access/roles.ts";
import { roleMayOpen, routes } from "../access/routes.ts";

/** What staff are told of while they do something else: as a toast, or on the screen of a browser that is not open. */
export const newsTexts = {
  message: "You have received a new message!",
  reminder: "Received an update in Reminders!",
} as const;

/** Milliseconds after which counts of messages are asked again even when nothing was heard: 5 minutes. */
export const messageRefresh = 300_000;

const clinicRoles = [Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate] as const;
const ofClinic = (route: (typeof routes)["caseDetail" | "events"]): Role[] =>
  clinicRoles.filter((role) => roleMayOpen(route, role));

/** The roles of a clinic that are told of messages and of reminders: those that may open them. */
export const newsRoles = { message: ofClinic(routes.caseDetail), reminder: ofClinic(routes.events) } as const;
