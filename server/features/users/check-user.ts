import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { type UserForm } from "@restride/domain/users/user-form.ts";
import { userTexts } from "@restride/domain/users/user-texts.ts";
import type { UsersScope } from "@restride/domain/users/users-scope.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import type { MapCustomers } from "./map-customers.ts";
import type { Usernames } from "./users.lookups.ts";
import type { UserColumns } from "./users.store.ts";
import type { UserRecord, UsersQueries } from "./users.queries.ts";

interface Deps {
  readonly queries: UsersQueries;
  readonly usernames: Usernames;
  readonly mapCustomers: MapCustomers;
  readonly missingPicture: MissingPicture;
}

interface UserToCheck {
  readonly userId: Id;
  /** The stored user; null for a new one. */
  readonly before: UserRecord | null;
  readonly form: UserForm;
  readonly override: boolean;
}

/** Returns the surgeon that a user is linked to: for an associate the first; any other user keeps their own link, which is a limit. */
const linkOf = ({ role, associateids }: UserForm, before: UserRecord | null): Id | null => {
  if (role === Role.medicalAssociate) return associateids[0] ?? null;
  return before === null || before.role === Role.medicalAssociate ? null : before.surgeon;
};

/**
 * Makes the use case that returns the columns of a filled form, or a refusal when it conflicts with other records: usernames, pictures, surgeons,
 * customers.
 */
export const makeCheckUser = ({ queries, usernames, mapCustomers, missingPicture }: Deps) => {
  const everywhere = systemScope("usernames");

  const associatesOf = async (scope: UsersScope, { userId, form, override }: UserToCheck): Promise<Id[] | Refusal> => {
    if (form.role === Role.medicalAssociate && scope.kind === "customer") {
      const surgeons = await queries.surgeonsAmong(scope, form.associateids);
      return surgeons.length > 0 ? surgeons : refuse(userTexts.noSurgeon);
    }
    const coach = { userId, name: `${form.firstname} ${form.lastname}`, customerIds: form.associateids };
    const refused = scope.kind === "company" && (await mapCustomers(scope, coach, override));
    return refused || form.associateids;
  };

  return async (scope: UsersScope, checked: UserToCheck): Promise<UserColumns | Refusal> => {
    const { userId, before, form } = checked;
    const isNewName = form.email !== before?.email.toLowerCase();
    if (isNewName && (await usernames.acrossCustomersIsTaken(everywhere, form.email, userId)))
      return refuse(userTexts.emailInUse);
    const missing = await missingPicture(form.userimage);
    if (missing) return missing;
    const associateids = await associatesOf(scope, checked);
    if ("kind" in associateids) return associateids;
    return { ...form, associateids, surgeonId: linkOf({ ...form, associateids }, before) };
  };
};

export type CheckUser = ReturnType<typeof makeCheckUser>;
