import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import { makeAccountDeletionStore } from "./account-deletion.store.ts";
import { makeAccountDeletionQueries } from "./account-deletion.queries.ts";
import {
  makeDismissDeletionRequest,
  makeSendDeletionRequest,
  makeStartDeletionCase,
} from "./decide-deletion-request.ts";
import { makeDeletionRequestsStore } from "./deletion-requests.store.ts";
import { makeDeletionRequestsQueries } from "./deletion-requests.queries.ts";
import { makeListDeletionRequests } from "./list-deletion-requests.ts";
import type { DeletionCases } from "./deletion-cases.commands.ts";
import { eraseAccounts } from "./erase-accounts.ts";
import { makeGetDeletion } from "./get-deletion.ts";
import { makeDeletionChecks } from "./message-checks.ts";
import { makeMatchRequestJob } from "./match-request.ts";
import { makeRequestDeletion } from "./request-deletion.ts";
import { makeWithdrawDeletion } from "./withdraw-deletion.ts";
import { makeWithdrawForPatient } from "./withdraw-for-patient.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  /** None in a product without cases. */
  readonly deletionCases?: DeletionCases;
  readonly letterheads: Letterheads;
}

/** Requests for deletion by people without a session, and the erasure. */
export const accountDeletionFeature = (featureDeps: Deps): Feature => {
  const deps = {
    ...featureDeps,
    store: makeAccountDeletionStore(featureDeps.db),
    queries: makeAccountDeletionQueries(featureDeps.db),
    requests: makeDeletionRequestsStore(featureDeps.db),
    requestsQueries: makeDeletionRequestsQueries(featureDeps.db),
  };
  const requestDeletion = makeRequestDeletion(deps);
  const getDeletion = makeGetDeletion(deps);
  const withdrawForPatient = makeWithdrawForPatient(deps);
  const listDeletionRequests = makeListDeletionRequests(deps);
  const startDeletionCase = makeStartDeletionCase(deps);
  const dismissDeletionRequest = makeDismissDeletionRequest(deps);
  const sendDeletionRequest = makeSendDeletionRequest(deps);
  const withdrawDeletion = makeWithdrawDeletion(deps);
  return {
    resolvers: {
      Query: {
        getDeletionRequests: (input, { scope }) => listDeletionRequests(scope, input),
        getAccountDeletion: ({ caseId }, { scope }) => getDeletion(scope, caseId),
      },
      Mutation: {
        deleteAccountRequest: (input, { address }) => requestDeletion(input, address),
        startDeletionCase: ({ requestid, patientid }, { scope, viewer }) =>
          startDeletionCase(scope, viewer, requestid, patientid),
        dismissDeletionRequest: ({ requestid }, { scope }) => dismissDeletionRequest(scope, requestid),
        sendDeletionRequest: ({ requestid, companyid }, { scope }) => sendDeletionRequest(scope, requestid, companyid),
        withdrawAccountDeletion: ({ token }, { address }) => withdrawDeletion(token, address),
        withdrawDeletionForPatient: ({ caseId, reason }, { scope }) => withdrawForPatient(scope, caseId, reason),
      },
    },
    messageChecks: makeDeletionChecks(deps),
    jobs: [makeMatchRequestJob(deps)],
    timed: [eraseAccounts(deps)],
  };
};
