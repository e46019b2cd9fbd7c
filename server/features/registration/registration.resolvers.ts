import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeGetClinic, makeGetConsentForms } from "./get-consent-forms.ts";
import type { makeRegisterPatient } from "./register-patient.ts";
import type { makeVerifyConsent } from "./verify-consent.ts";

interface UseCases {
  readonly getConsentForms: ReturnType<typeof makeGetConsentForms>;
  readonly getClinic: ReturnType<typeof makeGetClinic>;
  readonly registerPatient: ReturnType<typeof makeRegisterPatient>;
  readonly verifyConsent: ReturnType<typeof makeVerifyConsent>;
}

export const registrationResolvers = (use: UseCases): Faces => ({
  Query: {
    getConsentForm: ({ customerid }) => use.getConsentForms(customerid),
    getCustomerLogoAndName: ({ customerid }) => use.getClinic(customerid),
    verifyConsent: ({ hash }, { address }) => use.verifyConsent(hash, address),
  },
  Mutation: {
    addRegisterPatient: (input, call) => use.registerPatient(input, call),
  },
});
