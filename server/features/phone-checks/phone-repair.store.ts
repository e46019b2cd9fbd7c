import type { Scope } from "@restride/domain/access/scope.ts";
import { isPhoneOwner } from "@restride/domain/phone-checks/phone-check.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import { type Insertable, sql } from "kysely";
import type { PhonesToCheck } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import type { PhoneSource } from "./phone-sources.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const rowKeyRow = row({
  customerId: column.id,
  recordId: column.id,
});

/** The key of a row: its clinic, or the zero id for a source without clinics, and its id. */
export type RowKey = Row<typeof rowKeyRow>;

const storedPhoneRow = row({
  ...rowKeyRow,
  phone: column.text,
  /** The clinic whose admin may correct it; null when it belongs to no clinic. */
  clinicId: column.id.nullable(),
});

export type StoredPhone = Row<typeof storedPhoneRow>;

/** A phone number and its normalized value. */
export type RepairedPhone = StoredPhone & { readonly repaired: string };

/** SQL with the stored phone number of a row `t`. */
const phoneOf = ({ column, isJson }: PhoneSource) =>
  isJson ? sql<string | null>`t.${sql.ref(column)} ->> 'phone'` : sql<string | null>`t.${sql.ref(column)}`;
const customerOf = ({ hasCustomer }: PhoneSource) => (hasCustomer ? sql<Id>`t.customer_id` : sql<Id>`${noId}::uuid`);
const clinicOf = ({ source }: PhoneSource) =>
  isPhoneOwner(source) ? sql<Id | null>`t.customer_id` : sql<null>`null::uuid`;

export const makePhoneRepairStore = (db: Database) => ({
  /**
   * Returns a source that is not finished and that no other process works on, locked until the transaction ends; undefined when there is
   * none.
   */
  lockNext: (scope: Scope) =>
    db.row(
      scope,
      "acrossCustomersLockPhoneRepair",
      build
        .selectFrom("phone_repairs")
        .select(["source", "after_customer as customerId", "after_record as recordId"])
        .orderBy("source")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    ),
  /** Returns the next rows of a source after a key. */
  slice: (scope: Scope, source: PhoneSource, after: RowKey, limit: number) =>
    db.rows(
      scope,
      `acrossCustomersPhonesOf_${source.source}`,
      typedSql(storedPhoneRow)`
        select ${customerOf(source)} as "customerId", t.${sql.ref(source.id)} as "recordId", coalesce(${phoneOf(source)}, '') as phone,
          ${clinicOf(source)} as "clinicId"
        from ${sql.table(source.table)} t
        where (${customerOf(source)}, t.${sql.ref(source.id)}) > (${after.customerId}::uuid, ${after.recordId}::uuid)
        order by ${customerOf(source)}, t.${sql.ref(source.id)} limit ${sql.lit(limit)}`,
    ),
  /** Stores normalized phone numbers, except when a person changed the number since it was read. */
  repair: (scope: Scope, source: PhoneSource, phones: readonly RepairedPhone[]) =>
    db.write(
      scope,
      `acrossCustomersRepairPhonesOf_${source.source}`,
      sql`
        update ${sql.table(source.table)} t set ${sql.ref(source.column)} = ${
          source.isJson ? sql`jsonb_set(t.${sql.ref(source.column)}, '{phone}', to_jsonb(r.repaired))` : sql`r.repaired`
        }
        from unnest(${phones.map(({ customerId }) => customerId)}::uuid[], ${phones.map(({ recordId }) => recordId)}::uuid[],
          ${phones.map(({ phone }) => phone)}::text[], ${phones.map(({ repaired }) => repaired)}::text[])
          as r (customer_id, record_id, phone, repaired)
        where ${customerOf(source)} = r.customer_id and t.${sql.ref(source.id)} = r.record_id and ${phoneOf(source)} = r.phone`,
    ),
  /** Flags phone numbers that a person must correct. */
  note: (scope: Scope, { source }: PhoneSource, phones: readonly StoredPhone[]) => {
    const listed = phones.filter(({ clinicId }) => clinicId !== null);
    if (listed.length === 0) return;
    db.write(
      scope,
      "acrossCustomersNotePhonesToCheck",
      build
        .insertInto("phones_to_check")
        .values(
          listed.map(
            ({ clinicId, recordId }) =>
              ({ customer_id: clinicId!, source, record_id: recordId }) satisfies Insertable<PhonesToCheck>,
          ),
        )
        .onConflict((on) => on.doNothing()),
    );
  },
  goOn: (scope: Scope, { source }: PhoneSource, { customerId, recordId }: RowKey) =>
    db.write(
      scope,
      "acrossCustomersMovePhoneRepair",
      build
        .updateTable("phone_repairs")
        .set({ after_customer: customerId, after_record: recordId })
        .where("source", "=", source),
    ),
  finish: (scope: Scope, source: string) =>
    db.rows(scope, "acrossCustomersFinishPhoneRepair", build.deleteFrom("phone_repairs").where("source", "=", source)),
});

export type PhoneRepairStore = ReturnType<typeof makePhoneRepairStore>;
