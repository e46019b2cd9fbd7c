import type { Role } from "@restride/domain/access/roles.ts";
import { refusalOfChange } from "@restride/domain/users/user-rights.ts";
import { mutate, mutateAndNotify, notifyOutcome } from "../../platform/calls/calls.ts";
import { offerUndo } from "../../platform/calls/offer-undo.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import type { ListedUser, UserActions } from "./user-columns.tsx";
import { inputPlace, type UsersPlace } from "./users-place.ts";
import { AddEditUserDocument, ResetUserPasswordDocument } from "./users.graphql.ts";

const mutationOptions = { invalidates: ["users", "customers"] } as const;

/** Actions that activate or deactivate users, with undo, and send them a link to set a password. */
export function useUserActions(place: UsersPlace): UserActions {
  const profile = useSignedIn();
  const viewer = { userId: profile.user._id, role: roleOf(profile) };
  const activeInput = ({ _id }: ListedUser, active: boolean) => ({ id: _id, input: { ...inputPlace(place), active } });
  return {
    switchActive: async (user, active) => {
      const outcome = await mutate(AddEditUserDocument, activeInput(user, active), mutationOptions);
      if (outcome.kind !== "data") return notifyOutcome(outcome);
      offerUndo(outcome.message, AddEditUserDocument, activeInput(user, !active), mutationOptions);
    },
    resetPassword: ({ _id, email }) =>
      void mutateAndNotify(ResetUserPasswordDocument, { id: _id, email }, { invalidates: [] }),
    whyFixed: ({ _id, role }) => refusalOfChange(viewer, { userId: _id, role: role as Role }, { active: false }),
  };
}
