import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { SayInCase } from "../case-work/say-in-case.lookups.ts";
import type { SeenCase } from "../cases/case-sight.lookups.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import { makeAccountDeletionStore } from "./account-deletion.store.ts";
import { makeAccountDeletionViews } from "./account-deletion.views.ts";
import { eraseAccounts } from "./erase-accounts.ts";
import { makeGetDeletion } from "./get-deletion.ts";
import { makeDeletionChecks } from "./message-checks.ts";
import { makeMatchRequestJob } from "./match-request.ts";
import { makeRequestDeletion } from "./request-deletion.ts";
import { makeWithdrawDeletion } from "./withdraw-deletion.ts";
import { makeWithdrawForPatient } from "./withdraw-for-patient.ts";

interface Needs extends Machines {
  readonly clock: ClinicClock;
  readonly sayInCase: SayInCase;
  readonly seenCase: SeenCase;
  readonly letterheads: Letterheads;
}

/** Requests for deletion by people without a session, and the erasure. */
export const accountDeletionFeature = (given: Needs): Feature => {
  const needs = { ...given, store: makeAccountDeletionStore(given.db), views: makeAccountDeletionViews(given.db) };
  const requestDeletion = makeRequestDeletion(needs);
  const getDeletion = makeGetDeletion(needs);
  const withdrawForPatient = makeWithdrawForPatient(needs);
  const withdrawDeletion = makeWithdrawDeletion(needs);
  return {
    faces: {
      Query: {
        getAccountDeletion: ({ caseId }, { scope }) => getDeletion(scope, caseId),
      },
      Mutation: {
        deleteAccountRequest: (input, { address }) => requestDeletion(input, address),
        withdrawAccountDeletion: ({ token }, { address }) => withdrawDeletion(token, address),
        withdrawDeletionForPatient: ({ caseId, reason }, { scope }) => withdrawForPatient(scope, caseId, reason),
      },
    },
    messageChecks: makeDeletionChecks(needs),
    jobs: [makeMatchRequestJob(needs)],
    timed: [eraseAccounts(needs)],
  };
};
