import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeRequestDeletion } from "./request-deletion.ts";
import type { makeWithdrawDeletion } from "./withdraw-deletion.ts";

interface UseCases {
  readonly requestDeletion: ReturnType<typeof makeRequestDeletion>;
  readonly withdrawDeletion: ReturnType<typeof makeWithdrawDeletion>;
}

export const accountDeletionResolvers = ({ requestDeletion, withdrawDeletion }: UseCases): Faces => ({
  Mutation: {
    deleteAccountRequest: (input, { address }) => requestDeletion(input, address),
    withdrawAccountDeletion: ({ token }, { address }) => withdrawDeletion(token, address),
  },
});
