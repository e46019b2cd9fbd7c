import { countText } from "../texts/count-text.ts";
import { formatUs } from "../values/calendar-date.ts";
import { shownPhone } from "../values/phone.ts";
import type { Person } from "./match-record.ts";

/** Days for which a request that matches no record is listed. */
export const listedForDays = 90;

const describeRequest = ({ firstname, lastname, dob, phone, email }: Person): string =>
  [`${firstname} ${lastname}`, `born ${formatUs(dob)}`, shownPhone(phone), email].filter(Boolean).join(", ");

const nextSteps = (url: string): string =>
  `Nothing is deleted yet. If the patient wants the account deleted, send the request again at ${url} with the name, birth date and phone of the record. If not, resolve this case.`;

export const title = "Deletion requests";
/** Counts the requests that somebody must decide. */
export const count = (requests: number): string => `${countText(requests, "deletion request")} to review`;
export const summary = "Account deletion request to check";
/** Comment of a case about a request that one patient may have sent. */
export const likelyPatient = (request: Person, match: string, url: string): string =>
  `Someone asked to delete an account, and this patient may be meant. ${match} The request says: ${describeRequest(request)}. ${nextSteps(url)}`;
/** The same for a registration that never became a patient; the case outlives the registration, so the text names nobody. */
export const likelyRegistration = (match: string, lastFour: string, url: string): string =>
  `Someone asked to delete an account, and a self-registered patient with a phone ending in ${lastFour} may be meant. ${match} ${nextSteps(url)}`;
/** Comment of a case about a request for which staff chose the patient. */
export const chosenPatient = (request: Person, match: string, url: string): string =>
  `Someone asked to delete an account. No record fits the request, and this patient was chosen. ${match} The request says: ${describeRequest(request)}. ${nextSteps(url)}`;
export const started = "Case started";
export const notFound = "This request is no longer in the list.";
export const noCases = "Requests cannot be started as cases here.";
export const start = "Start case";
export const dismiss = "Not our patient";
/** Question before a request leaves the list of the company, or of all companies. */
export const dismissQuestion = (person: string, isForAll: boolean): string =>
  isForAll
    ? `This removes the request of ${person} from the list of every company. You can't undo this.`
    : `This removes the request of ${person} from your company's list. Only a super admin can bring it back.`;
export const dismissed = "Request removed";
export const sent = "The request was sent to the company.";
export const noCompany = "Please choose a company.";
