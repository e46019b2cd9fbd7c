import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import { makeGetClinic, makeGetConsentForms } from "./get-consent-forms.ts";
import { makeRegistrationChecks } from "./message-checks.ts";
import { makeRegisteredPatients } from "./registered-patients.ts";
import { makeRegisteredQueries } from "./registered.queries.ts";
import { makeRegisterPatient } from "./register-patient.ts";
import { mailConsentDocument, makeConsentDocument } from "./registration.handlers.ts";
import { registrationSheetRoute, signedFormsRoute } from "./registration.rest.ts";
import { makeRegistrationStore } from "./registration.store.ts";
import { makeRegistrationQueries } from "./registration.queries.ts";
import { makeSendLink } from "./send-link.ts";
import { makeVerifyConsent } from "./verify-consent.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly letterheads: Letterheads;
}

/** How patients register themselves, and who of them waits to be added. */
export const registrationFeature = (featureDeps: Deps): Feature => {
  const { db } = featureDeps;
  const queries = { queries: makeRegistrationQueries(db), registered: makeRegisteredQueries(db) };
  const deps = { ...featureDeps, store: makeRegistrationStore(db), ...queries };
  const getConsentForms = makeGetConsentForms(deps);
  const getClinic = makeGetClinic(deps);
  const registerPatient = makeRegisterPatient(deps);
  const verifyConsent = makeVerifyConsent(deps);
  const registered = makeRegisteredPatients(deps);
  const sendLink = makeSendLink(deps);
  return {
    resolvers: {
      Query: {
        getConsentForm: ({ customerid }) => getConsentForms(customerid),
        getCustomerLogoAndName: ({ customerid }) => getClinic(customerid),
        getRegisteredPatients: ({ search, metadata }, { scope }) => registered.list(scope, { search, metadata }),
        getRegisteredPatient: ({ id }, { scope }) => registered.one(scope, id),
        verifyConsent: ({ hash }, { address }) => verifyConsent(hash, address),
      },
      Mutation: {
        addRegisterPatient: (input, call) => registerPatient(input, call),
        deleteRegisteredPatient: ({ id }, { scope }) => registered.remove(scope, id),
        sendPatientAuthLink: (input, { scope }) => sendLink(scope, "registration", input),
        sendMobileAppLink: (input, { scope }) => sendLink(scope, "mobileApp", input),
      },
    },
    routes: [registrationSheetRoute(deps), signedFormsRoute(registered)],
    messageChecks: makeRegistrationChecks(deps),
    eventHandlers: [makeConsentDocument(deps), mailConsentDocument(deps)],
  };
};
