import { mutation, only, type Samples } from "./sample.ts";

export const accountDeletionSamples = {
  deleteAccountRequest: () =>
    only(
      mutation(
        `deleteAccountRequest(firstname: "A", lastname: "B", dob: "05/01/1960", phone: "3125550142", token: "none")`,
      ),
    ),
  withdrawAccountDeletion: () => only(mutation(`withdrawAccountDeletion(token: "none")`)),
} satisfies Samples;
