import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { GetBotCheckDocument } from "../../platform/calls/bot-check.graphql.ts";
import { field, select } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { uuid } from "../../testing/uuid.ts";
import { RegistrationPageDocument } from "./registration.graphql.ts";
import {
  type ConsentForm,
  type DetailsValues,
  emptyRegistration,
  type RegistrationState,
  storedText,
} from "./registration-state.ts";

/** Stub of the worker that solves every bot check at once. */
class SolvingWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: { counter: 1 } }));
  }
}

/** Makes each bot check a new one that is solved at once. */
export const answerBotChecks = (): void => {
  let checks = 0;
  vi.stubGlobal("Worker", SolvingWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  mockServer.answer(GetBotCheckDocument, () => ({
    getBotCheck: { status: "success", message: "", challenge: JSON.stringify(`challenge ${(checks += 1)}`) },
  }));
};

export const consentForm = (id: number, title: string, change: Partial<ConsentForm> = {}): ConsentForm => ({
  _id: uuid(id),
  version: 1,
  title,
  description: `About ${title}`,
  view: "<p>Read</p>",
  sequence: id,
  ...change,
});

export const answerPage = (...forms: ConsentForm[]): void =>
  mockServer.answer(RegistrationPageDocument, {
    getCustomerLogoAndName: { status: "success", message: "", logo: null, name: "Harbor Clinic" },
    getConsentForm: { status: "success", message: "", forms },
  });

export const title = () => page.getByRole("heading", { level: 1 });

const texts = {
  "First name": "Ann",
  "Last name": "Bell",
  "Date of birth": "01/15/1962",
  "Cell phone": "3125550177",
  Email: "ann@example.com",
  "Address line 1": "1 Lake St",
  "Address line 2": "Apt 4",
  City: "Chicago",
  Zip: "60601",
  "Caregiver first name": "Carl",
  "Caregiver last name": "Cole",
  "Caregiver phone": "3125550188",
  "Caregiver email": "carl@example.com",
};
const choices = {
  Gender: "Female",
  State: "Illinois",
  "Height, feet": "5 ft",
  "Height, inches": "6 in",
  Relationship: "Sibling",
};

/** Fills in all fields of step 1, required and optional. */
export async function typeDetails(): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  for (const [name, text] of Object.entries(choices)) await select(name).selectOptions(text);
}

/** Details as `typeDetails` fills them in. */
export const details: DetailsValues = {
  ...emptyRegistration.details,
  firstname: "Ann",
  lastname: "Bell",
  dob: "01/15/1962",
  gender: "female",
  height: 66,
  phone: "3125550177",
  email: "ann@example.com",
  shipaddress: {
    addressline1: "1 Lake St",
    addressline2: "Apt 4",
    city: "Chicago",
    state: "IL",
    zip: "60601",
    country: "US",
  },
  caregiver: {
    fname: "Carl",
    lname: "Cole",
    phone: "3125550188",
    email: "carl@example.com",
    relationship: "Sibling",
  },
};

/** Stores a registration in progress in this tab. */
export const leaveUnderWay = (customer: string, state: Partial<RegistrationState>): void =>
  sessionStorage.setItem(
    `restride.registration.${customer}`,
    storedText({ ...emptyRegistration, details, ...state }, Date.now()),
  );
