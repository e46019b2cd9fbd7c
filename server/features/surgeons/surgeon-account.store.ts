import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import { namePartsOf } from "@restride/domain/surgeons/name-parts.ts";
import type { SurgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import { sql, type Updateable } from "kysely";
import type { Users } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { saveName } from "../names/name-parts.commands.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const emailOwnerRow = row({
  userId: column.id,
  customerId: column.id.nullable(),
  surgeonId: column.id.nullable(),
  /** True for the account of a surgeon who was removed. */
  surgeonGone: column.boolean,
});

/** The owner of a username. */
export type EmailOwner = Row<typeof emailOwnerRow>;

const userColumns = ({ name, email, image }: SurgeonForm) => {
  const { firstname, lastname } = namePartsOf(name);
  return {
    email,
    first_name: firstname,
    last_name: lastname,
    photo: image === "" ? null : image,
  } satisfies Updateable<Users>;
};

const saveNameAndEmail = (db: Database, scope: CustomerScope, userId: Id, { name, email }: SurgeonForm): void => {
  const { firstname, lastname } = namePartsOf(name);
  saveName(db, scope, "user", userId, [firstname, lastname]);
  saveName(db, scope, "userEmail", userId, [email]);
};

const accounts = (scope: CustomerScope) =>
  build.updateTable("users").where("customer_id", "=", scope.customerId).where("role", "=", Role.surgeon);

/** Returns the store of the accounts with which surgeons sign in. */
export const makeSurgeonAccountStore = (db: Database) => ({
  acrossCustomersOwner: (scope: EveryScope, email: string) =>
    db.row(
      scope,
      "ownerOfEmail",
      typedSql(emailOwnerRow)`select u.user_id as "userId", u.customer_id as "customerId", u.surgeon_id as "surgeonId",
          u.role = ${Role.surgeon} and s.deleted_at is not null as "surgeonGone"
        from users u left join surgeons s on s.customer_id = u.customer_id and s.surgeon_id = u.surgeon_id
        where lower(u.email) = ${email}`,
    ),

  add: async (scope: CustomerScope, userId: Id, surgeonId: Id, form: SurgeonForm) => {
    await db.rows(
      scope,
      "addSurgeonAccount",
      build.insertInto("users").values({
        user_id: userId,
        customer_id: scope.customerId,
        role: Role.surgeon,
        surgeon_id: surgeonId,
        ...userColumns(form),
      }),
    );
    saveNameAndEmail(db, scope, userId, form);
  },

  /** Reopens the account of a removed surgeon for the surgeon who takes their place. */
  reopen: async (scope: CustomerScope, userId: Id, surgeonId: Id, form: SurgeonForm) => {
    await db.rows(
      scope,
      "reopenSurgeonAccount",
      accounts(scope)
        .set({ ...userColumns(form), surgeon_id: surgeonId, active: true })
        .where("user_id", "=", userId),
    );
    saveNameAndEmail(db, scope, userId, form);
  },

  /** Updates the account with its surgeon's record: the account whose username is the surgeon's former email. */
  follow: async (scope: CustomerScope, surgeonId: Id, formerEmail: string, form: SurgeonForm) => {
    const followers = await db.rows(
      scope,
      "followSurgeon",
      accounts(scope)
        .set(userColumns(form))
        .where("surgeon_id", "=", surgeonId)
        .where(sql`lower(email)`, "=", formerEmail.toLowerCase())
        .returning("user_id as userId"),
    );
    for (const { userId } of followers) saveNameAndEmail(db, scope, userId, form);
  },

  /** Switches accounts off: their sessions end, and their passwords are removed. Returns the ids of their users. */
  close: (scope: CustomerScope, surgeonIds: readonly Id[], at: string) =>
    db.rows(
      scope,
      "closeSurgeonAccounts",
      accounts(scope)
        .set({ active: false, tokens_valid_from: at, password_hash: null })
        .where(sql<boolean>`surgeon_id = any(${[...surgeonIds]}::uuid[])`)
        .returning("user_id as userId"),
    ),
});

export type SurgeonAccountStore = ReturnType<typeof makeSurgeonAccountStore>;
