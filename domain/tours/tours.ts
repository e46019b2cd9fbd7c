import { Role } from "../access/roles.ts";
import type { RouteName } from "../access/routes.ts";

/** Guided tours of the console, each with the pages that it shows. */
export const tours = {
  compliance: ["compliance"],
  surgeons: ["surgeons"],
  patientList: ["patientList"],
  addPatient: ["patientAddInfo"],
  carePlan: ["patientAddCareplan"],
  deviceSchedule: ["patientAddDevices", "deviceSchedule"],
  regimen: ["patientAddRegimens"],
  exerciseSchedule: ["patientAddSchedule", "exerciseSchedule"],
  feedbackSchedule: ["patientAddQuestionnaire", "questionnaireSchedule"],
  users: ["users", "companyUsers"],
  addUser: ["userAdd", "companyUserAdd"],
  messages: ["inbox", "notification"],
  reminders: ["events"],
  support: ["support"],
} as const satisfies Record<string, readonly RouteName[]>;

export type TourName = keyof typeof tours;

/**
 * Versions of tours; 1 for a missing one. Increase a version when the texts change so much that people who have seen the tour should see it again.
 */
const versions: Partial<Record<TourName, number>> = {};

const rolesWithAutomaticTours: readonly Role[] = [Role.surgeon, Role.medicalAssociate, Role.admin, Role.physio];

/** Returns the tour of a page, or null when it has none. */
export const tourOf = (page: RouteName): TourName | null =>
  (Object.keys(tours) as TourName[]).find((name) => (tours[name] as readonly RouteName[]).includes(page)) ?? null;

/** Returns the note with which an account records that a tour was seen, such as "reminders 1". */
export const seenNote = (name: TourName): string => `${name} ${versions[name] ?? 1}`;

/** Returns whether a tour opens by itself: for staff of a clinic who have not seen it, by the notes of their account. */
export const isDue = (name: TourName, role: Role, seen: readonly string[]): boolean =>
  rolesWithAutomaticTours.includes(role) && !seen.includes(seenNote(name));
