import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import { makeGetClinic, makeGetConsentForms } from "./get-consent-forms.ts";
import { makeRegisterPatient } from "./register-patient.ts";
import { mailConsentDocument, makeConsentDocument } from "./registration.reactions.ts";
import { makeRegistrationStore } from "./registration.store.ts";
import { makeRegistrationViews } from "./registration.views.ts";
import { makeVerifyConsent } from "./verify-consent.ts";

interface Needs extends Machines {
  readonly clock: ClinicClock;
  readonly letterheads: Letterheads;
}

/** How patients register themselves. */
export const registrationFeature = (given: Needs): Feature => {
  const needs = { ...given, store: makeRegistrationStore(given.db), views: makeRegistrationViews(given.db) };
  const getConsentForms = makeGetConsentForms(needs);
  const getClinic = makeGetClinic(needs);
  const registerPatient = makeRegisterPatient(needs);
  const verifyConsent = makeVerifyConsent(needs);
  return {
    faces: {
      Query: {
        getConsentForm: ({ customerid }) => getConsentForms(customerid),
        getCustomerLogoAndName: ({ customerid }) => getClinic(customerid),
        verifyConsent: ({ hash }, { address }) => verifyConsent(hash, address),
      },
      Mutation: {
        addRegisterPatient: (input, call) => registerPatient(input, call),
      },
    },
    reactions: [makeConsentDocument(needs), mailConsentDocument(needs)],
  };
};
