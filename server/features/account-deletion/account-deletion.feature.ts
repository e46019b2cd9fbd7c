import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import { makeAccountDeletionStore } from "./account-deletion.store.ts";
import { makeAccountDeletionViews } from "./account-deletion.views.ts";
import { eraseAccounts } from "./erase-accounts.ts";
import { makeMatchRequestJob } from "./match-request.ts";
import { makeRequestDeletion } from "./request-deletion.ts";
import { makeWithdrawDeletion } from "./withdraw-deletion.ts";

interface Needs extends Machines {
  readonly letterheads: Letterheads;
}

/** Requests for deletion by people without a session, and the erasure. */
export const accountDeletionFeature = (given: Needs): Feature => {
  const needs = { ...given, store: makeAccountDeletionStore(given.db), views: makeAccountDeletionViews(given.db) };
  const requestDeletion = makeRequestDeletion(needs);
  const withdrawDeletion = makeWithdrawDeletion(needs);
  return {
    faces: {
      Mutation: {
        deleteAccountRequest: (input, { address }) => requestDeletion(input, address),
        withdrawAccountDeletion: ({ token }, { address }) => withdrawDeletion(token, address),
      },
    },
    jobs: [makeMatchRequestJob(needs)],
    timed: [eraseAccounts(needs)],
  };
};
