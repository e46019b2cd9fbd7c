import { Role } from "@restride/domain/access/roles.ts";
import { type EveryScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { type UserForm, userForm, userTexts } from "@restride/domain/users/user-form.ts";
import { mayChange, roleChoices } from "@restride/domain/users/user-rights.ts";
import { type UsersScope, usersScope } from "@restride/domain/users/users-scope.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { UserInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { Companies } from "../companies/companies.lookups.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import type { MapCustomers } from "./map-customers.ts";
import type { Usernames } from "./users.lookups.ts";
import type { UserColumns, UsersStore } from "./users.store.ts";
import type { UserRecord, UsersViews } from "./users.views.ts";

interface Needs {
  readonly db: Database;
  readonly views: UsersViews;
  readonly store: UsersStore;
  readonly usernames: Usernames;
  readonly companies: Companies;
  readonly viewers: Viewers;
  readonly mapCustomers: MapCustomers;
  readonly queue: Queue;
  readonly newId: () => string;
  readonly now: () => number;
}

const formFields = ["email", "firstname", "lastname", "role", "phone", "associateids"] as const;

/** What the input holds of the form: what is missing, or null, is left as it is. */
const given = (input: UserInput) =>
  Object.fromEntries(formFields.filter((field) => input[field] != null).map((field) => [field, input[field]]));

const personOf = ({ _id, role }: UserRecord) => ({ userId: _id, role });

/** The surgeon a user is linked to: an associate's first; any other keeps the own link, which is a limit. */
const linkOf = ({ role, associateids }: UserForm, before: UserRecord | null): string | null => {
  if (role === Role.medicalAssociate) return associateids[0] ?? null;
  return before === null || before.role === Role.medicalAssociate ? null : before.surgeon;
};

/** Adds a user, or changes the one with the id. */
export const makeSaveUser = (needs: Needs) => {
  const { db, views, store, usernames, companies, viewers, mapCustomers, queue, newId, now } = needs;
  const everywhere: EveryScope = systemScope("usernames");

  /** The columns of a filled form, once nothing stands in their way. */
  const columns = async (scope: UsersScope, userId: string, before: UserRecord | null, read: UserForm, ok: boolean) => {
    const isNewName = read.email !== before?.email.toLowerCase();
    if (isNewName && (await usernames.acrossCustomersIsTaken(everywhere, read.email, userId)))
      return refuse(userTexts.emailInUse);
    let form = read;
    if (scope.kind === "customer" && read.role === Role.medicalAssociate) {
      form = { ...read, associateids: await views.surgeonsAmong(scope, read.associateids) };
      if (form.associateids.length === 0) return refuse(userTexts.noSurgeon);
    }
    if (scope.kind === "company") {
      const coach = { userId, name: `${read.firstname} ${read.lastname}`, customerIds: read.associateids };
      const refused = await mapCustomers(scope, coach, ok);
      if (refused) return refused;
    }
    return { ...form, surgeonId: linkOf(form, before) } satisfies UserColumns;
  };
  return null;
};
