import { mayOpen, type RouteName, routes, type Visitor } from "../access/routes.ts";
import { type TourName, tours } from "./tours.ts";

/** Titles of the tours in lists. */
export const tourTitles: Readonly<Record<TourName, string>> = {
  compliance: "Home",
  surgeons: "Surgeons",
  patientList: "Patients",
  addPatient: "Add a patient",
  carePlan: "Care plan",
  deviceSchedule: "Device schedule",
  regimen: "Regimens",
  exerciseSchedule: "Exercise schedule",
  feedbackSchedule: "Questionnaire schedule",
  users: "Users",
  addUser: "Add a user",
  messages: "Messages",
  reminders: "Reminders",
  support: "Support",
};

/** Returns whether a page needs no patient: it is neither a page of a patient nor a later step of a new one. */
const isAtHand = (page: RouteName): boolean =>
  !routes[page].path.includes(":") && (page === "patientAddInfo" || !page.startsWith("patientAdd"));

/** Returns the tours whose pages this visitor can open directly, each with that page. Other tours begin on a page of a patient. */
export const toursFor = (visitor: Visitor): readonly { readonly name: TourName; readonly page: RouteName }[] =>
  (Object.keys(tours) as TourName[]).flatMap((name) => {
    const page = tours[name].find((each) => isAtHand(each) && mayOpen(routes[each], visitor));
    return page ? [{ name, page }] : [];
  });
