import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { namePartsOf } from "@restride/domain/surgeons/name-parts.ts";
import type { SurgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import { sql, type Updateable } from "kysely";
import type { Surgeons } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { saveName } from "../names/name-parts.commands.ts";

const columnsOf = (form: SurgeonForm) => {
  const { firstname, lastname } = namePartsOf(form.name);
  return {
    name: form.name,
    first_name: firstname,
    last_name: lastname,
    email: form.email,
    phone_public: form.phonepublic,
    phone_private: form.phoneprivate === "" ? null : form.phoneprivate,
    about_me: form.about_me,
    photo: form.image === "" ? null : form.image,
    description: form.description,
    address: form.address,
    team: JSON.stringify(form.team),
  } satisfies Updateable<Surgeons>;
};

const hospitalOf = (form: SurgeonForm): string =>
  JSON.stringify({
    name: form.hospital_name,
    url: form.hospital_url,
    department: form.department_name,
    title: form.department_title,
  });

const saveNameAndContact = (db: Database, scope: CustomerScope, surgeonId: Id, form: SurgeonForm): void => {
  saveName(db, scope, "surgeon", surgeonId, [form.name]);
  saveName(db, scope, "surgeonContact", surgeonId, [form.email, form.phonepublic]);
};

export const makeSurgeonsStore = (db: Database) => ({
  add: async (scope: CustomerScope, surgeonId: Id, accessCode: string, form: SurgeonForm) => {
    await db.rows(
      scope,
      "addSurgeon",
      build.insertInto("surgeons").values({
        customer_id: scope.customerId,
        surgeon_id: surgeonId,
        access_code: accessCode,
        ...columnsOf(form),
        hospital: hospitalOf(form),
      }),
    );
    saveNameAndContact(db, scope, surgeonId, form);
  },

  /** Changes the surgeon if the version is still the newest; returns whether it was. */
  edit: async (scope: CustomerScope, surgeonId: Id, version: number, form: SurgeonForm) => {
    const isEdited = await db.returnsRow(
      scope,
      "editSurgeon",
      build
        .updateTable("surgeons")
        .set({
          ...columnsOf(form),
          hospital: sql`hospital || ${hospitalOf(form)}::jsonb`,
          version: sql`version + 1`,
        })
        .where("customer_id", "=", scope.customerId)
        .where("surgeon_id", "=", surgeonId)
        .where("deleted_at", "is", null)
        .where("version", "=", version)
        .returning("surgeon_id"),
    );
    if (isEdited) saveNameAndContact(db, scope, surgeonId, form);
    return isEdited;
  },

  /** Locks surgeons against transactions that assign patients to them, in both directions. */
  lock: (scope: CustomerScope, surgeonIds: readonly Id[]) =>
    db.rows(
      scope,
      "lockSurgeons",
      sql`select from surgeons where customer_id = ${scope.customerId} and surgeon_id = any(${[...surgeonIds]}::uuid[])
        order by surgeon_id for update`,
    ),

  /** Marks surgeons as removed; the history of their patients still names them. Returns the surgeons that were removed. */
  remove: (scope: CustomerScope, surgeonIds: readonly Id[], at: string) =>
    db.rows(
      scope,
      "removeSurgeons",
      build
        .updateTable("surgeons")
        .set({ deleted_at: at, version: sql`version + 1` })
        .where("customer_id", "=", scope.customerId)
        .where("deleted_at", "is", null)
        .where(sql<boolean>`surgeon_id = any(${[...surgeonIds]}::uuid[])`)
        .returning("surgeon_id as surgeonId"),
    ),
});

export type SurgeonsStore = ReturnType<typeof makeSurgeonsStore>;
