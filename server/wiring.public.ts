import { systemScope } from "@restride/domain/access/scope.ts";
import { accountDeletionResolvers } from "./features/account-deletion/account-deletion.resolvers.ts";
import { makeAccountDeletionStore } from "./features/account-deletion/account-deletion.store.ts";
import { makeAccountDeletionViews } from "./features/account-deletion/account-deletion.views.ts";
import { eraseAccounts } from "./features/account-deletion/erase-accounts.ts";
import { makeMatchRequestJob } from "./features/account-deletion/match-request.ts";
import { makeRequestDeletion } from "./features/account-deletion/request-deletion.ts";
import { makeWithdrawDeletion } from "./features/account-deletion/withdraw-deletion.ts";
import { botCheckResolvers } from "./features/bot-check/bot-check.resolvers.ts";
import type { ClinicClock } from "./features/customers/customers.lookups.ts";
import { makeLetterheads } from "./features/customers/letterheads.lookups.ts";
import { makeGetClinic, makeGetConsentForms } from "./features/registration/get-consent-forms.ts";
import { makeRegisterPatient } from "./features/registration/register-patient.ts";
import { mailConsentDocument, makeConsentDocument } from "./features/registration/registration.reactions.ts";
import { registrationResolvers } from "./features/registration/registration.resolvers.ts";
import { makeRegistrationStore } from "./features/registration/registration.store.ts";
import { makeRegistrationViews } from "./features/registration/registration.views.ts";
import { makeVerifyConsent } from "./features/registration/verify-consent.ts";
import { makeBotChecks, tidyBotChecks } from "./platform/bot-check/bot-check.ts";
import { newSecret } from "./platform/passwords/passwords.ts";
import type { Machines } from "./machines.ts";

/** What people without a session do on public pages: register, and ask for deletion. */
export const wirePublic = (machines: Machines & { readonly clock: ClinicClock }) => {
  const { db, now, signingKey, publicUrl } = machines;
  const botChecks = makeBotChecks({ db, scope: systemScope("bot-check"), now, secret: signingKey });
  const needs = { ...machines, botChecks, newSecret, letterheads: makeLetterheads(db, publicUrl) };
  const registration = { ...needs, store: makeRegistrationStore(db), views: makeRegistrationViews(db) };
  const deletion = { ...needs, store: makeAccountDeletionStore(db), views: makeAccountDeletionViews(db) };
  return {
    reactions: [makeConsentDocument(registration), mailConsentDocument(registration)],
    jobs: [makeMatchRequestJob(deletion)],
    timed: [eraseAccounts(deletion), tidyBotChecks(db, systemScope("tidy-bot-checks"), now)],
    faces: [
      botCheckResolvers({ botChecks }),
      registrationResolvers({
        getConsentForms: makeGetConsentForms(registration),
        getClinic: makeGetClinic(registration),
        registerPatient: makeRegisterPatient(registration),
        verifyConsent: makeVerifyConsent(registration),
      }),
      accountDeletionResolvers({
        requestDeletion: makeRequestDeletion(deletion),
        withdrawDeletion: makeWithdrawDeletion(deletion),
      }),
    ],
  };
};
