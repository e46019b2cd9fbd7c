import type { Role } from "@restride/domain/access/roles.ts";
import { changeRefused } from "@restride/domain/users/user-rights.ts";
import { call, callAndTell, tell } from "../../platform/calls/calls.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { toasts } from "../../platform/page/toasts.ts";
import type { ListedUser, UserActions } from "./user-columns.tsx";
import { inputPlace, type UsersPlace } from "./users-place.ts";
import { AddEditUserDocument, ResetUserPasswordDocument } from "./users.graphql.ts";

/** Switching users on and off, with a way back, and sending them a link to set a password. */
export function useUserActions(place: UsersPlace): UserActions {
  const profile = useSignedIn();
  const viewer = { userId: profile.user._id, role: roleOf(profile) };
  const send = ({ _id }: ListedUser, active: boolean) =>
    call(
      AddEditUserDocument,
      { id: _id, input: { ...inputPlace(place), active } },
      { changes: ["users", "customers"] },
    );
  return {
    switchActive: async (user, active) => {
      const outcome = await send(user, active);
      if (outcome.kind !== "data") return tell(outcome);
      toasts.undo(outcome.message, () => void send(user, !active).then((undone) => tell(undone)));
    },
    resetPassword: ({ _id, email }) => void callAndTell(ResetUserPasswordDocument, { id: _id, email }, { changes: [] }),
    whyFixed: ({ _id, role }) => changeRefused(viewer, { userId: _id, role: role as Role }, { active: false }),
  };
}
