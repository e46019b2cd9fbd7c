import { mayOpen, type RouteName, routes, type Visitor } from "../access/routes.ts";
import { type TourName, tours } from "./tours.ts";
import * as texts from "./tour-list-texts.ts";

/** Titles of the tours in lists. */
export const tourTitles: Readonly<Record<TourName, string>> = {
  compliance: texts.home,
  surgeons: texts.surgeons,
  patientList: texts.patients,
  addPatient: texts.addAPatient,
  carePlan: texts.carePlan,
  deviceSchedule: texts.deviceSchedule,
  regimen: texts.regimens,
  exerciseSchedule: texts.exerciseSchedule,
  feedbackSchedule: texts.questionnaireSchedule,
  users: texts.users,
  addUser: texts.addAUser,
  messages: texts.messages,
  reminders: texts.reminders,
  support: texts.support,
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
