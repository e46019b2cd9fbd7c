import type { Id } from "@restride/domain/values/id.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { userForm } from "@restride/domain/users/user-form.ts";
import { userTexts } from "@restride/domain/users/user-texts.ts";
import { refusalOfChange, roleChoices } from "@restride/domain/users/user-rights.ts";
import { type UsersScope, usersScope } from "@restride/domain/users/users-scope.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import { isStale } from "@restride/domain/values/version.ts";
import type { UserInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { RecordSecurityEvent } from "../../platform/security-events/record-security-event.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { Companies } from "../companies/companies.lookups.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import type { CheckUser } from "./check-user.ts";
import type { UsersStore } from "./users.store.ts";
import type { UserRecord, UsersQueries } from "./users.queries.ts";

interface Deps {
  readonly db: Database;
  readonly queries: UsersQueries;
  readonly store: UsersStore;
  readonly checkUser: CheckUser;
  readonly companies: Companies;
  readonly viewers: Viewers;
  readonly queue: Queue;
  readonly recordSecurityEvent: RecordSecurityEvent;
  readonly rateLimits: RateLimits;
  readonly newId: () => Id;
  readonly now: () => number;
}

const formFields = ["email", "firstname", "lastname", "role", "phone", "userimage", "associateids"] as const;

/** Returns the form fields of the input; a field that is missing, or null, does not change. */
const formFieldsOf = (input: UserInput) =>
  withoutNull(Object.fromEntries(formFields.map((field) => [field, input[field]])));

interface SaveResult {
  readonly userId: Id;
  readonly message: string;
}

const personOf = ({ _id, role }: UserRecord) => ({ userId: _id, role });

/** Makes the use case that adds a user, or changes the user with the given id. Both may send an invitation. */
export const makeSaveUser = (deps: Deps) => {
  const { db, queries, store, checkUser, companies, viewers, queue, recordSecurityEvent, newId, now } = deps;
  const takeInvitation = makeTakeInvitation(deps);
  const noteRole = (userId: Id): void =>
    recordSecurityEvent({ kind: "roleChange", accountId: userId, source: "", address: "" });

  const readColumns = async (
    viewer: Viewer,
    scope: UsersScope,
    userId: Id,
    before: UserRecord | null,
    input: UserInput,
  ) => {
    const choices = roleChoices(viewer, before && personOf(before), scope.kind);
    const form = parseOrRefuse(userForm(choices), { ...before, ...formFieldsOf(input) });
    return isRefusal(form) ? form : checkUser(scope, { userId, before, form, override: input.override ?? false });
  };

  const add = async (viewer: Viewer, scope: UsersScope, input: UserInput): Promise<SaveResult | Refusal> => {
    if (scope.kind === "company" && !(await companies.exists(scope, scope.companyId)))
      return refuse(userTexts.noCompany);
    const userId = newId();
    const columns = await readColumns(viewer, scope, userId, null, input);
    if (isRefusal(columns)) return columns;
    const refused = await takeInvitation(viewer, userId);
    if (refused) return refused;
    if (!(await store.add(scope, userId, columns))) return refuse(userTexts.emailInUse);
    await queue(scope, "invite-user", { userId });
    db.onCommit(() => noteRole(userId));
    return { userId, message: userTexts.added };
  };

  const change = async (viewer: Viewer, scope: UsersScope, before: UserRecord, input: UserInput) => {
    const columns = await readColumns(viewer, scope, before._id, before, input);
    if (isRefusal(columns)) return columns;
    const hasNewEmail = columns.email !== before.email;
    const refused = hasNewEmail ? await takeInvitation(viewer, before._id) : null;
    if (refused) return refused;
    await store.edit(scope, before._id, columns);
    if (columns.role !== before.role) db.onCommit(() => noteRole(before._id));
    if (hasNewEmail) {
      await store.endLinks(scope, before._id);
      await queue(scope, "invite-user", { userId: before._id });
    }
    return userTexts.updated;
  };

  const switchActive = async (scope: UsersScope, { _id, firstname, lastname }: UserRecord, active: boolean) => {
    await (active ? store.activate(scope, _id) : store.deactivate(scope, _id, instantOf(now())));
    return userTexts[active ? "activated" : "deactivated"](`${firstname} ${lastname}`);
  };

  const edit = async (viewer: Viewer, scope: UsersScope, id: Id, input: UserInput): Promise<SaveResult | Refusal> => {
    await store.lock(scope, id);
    const before = await queries.byId(scope, id);
    if (!before) return refuse(userTexts.notFound);
    const refused = refusalOfChange(viewer, personOf(before), input);
    if (refused) return refuse(refused);
    if (isStale(input.version, before.version)) return refuse(userTexts.changed);
    const changeMessage =
      Object.keys(formFieldsOf(input)).length > 0 ? await change(viewer, scope, before, input) : userTexts.updated;
    if (isRefusal(changeMessage)) return changeMessage;
    const active = input.active ?? before.active;
    const switchMessage = active === before.active ? changeMessage : await switchActive(scope, before, active);
    db.onCommit(() => viewers.forget(id));
    return { userId: id, message: switchMessage };
  };

  return async (viewer: Viewer, input: UserInput, id: Id | null | undefined) => {
    const scope = usersScope(viewer, { customerid: input.customer, companyid: input.company });
    if (isRefusal(scope)) return scope;
    return db.transaction(scope, async () => {
      const result = id ? await edit(viewer, scope, id, input) : await add(viewer, scope, input);
      if (isRefusal(result)) return result;
      return { user: (await queries.byId(scope, result.userId))!, message: result.message };
    });
  };
};

/** Makes the function that counts an invitation in the budgets of its sender and of the user; returns a refusal when a budget is used up. */
const makeTakeInvitation =
  ({ rateLimits }: Deps) =>
  async ({ userId: senderId }: Viewer, userId: Id): Promise<Refusal | null> => {
    const wait =
      (await rateLimits.take("inviteByAccount", senderId)) || (await rateLimits.take("inviteByRecord", userId));
    return wait > 0 ? refuse(tooManyAttempts(wait)) : null;
  };
