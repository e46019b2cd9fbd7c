import { open } from "./reach.ts";

export const accountDeletionOperations = {
  deleteAccountRequest: open,
  withdrawAccountDeletion: open,
};
