import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

export interface SavedNotification {
  readonly notificationId: Id;
  readonly header: string;
  readonly message: string;
  /** Null when no person sent it. */
  readonly sentBy: Id | null;
  readonly sentAt: string;
  readonly patientIds: readonly Id[];
}

const activePatientsRow = row({ patientId: column.id });

export const makeNotificationsStore = (db: Database) => ({
  /** Returns which of some patients are active. */
  active: async (scope: CustomerScope, patientIds: readonly Id[]): Promise<Id[]> => {
    const rows = await db.rows(
      scope,
      "activePatients",
      typedSql(activePatientsRow)`
        select p.patient_id as "patientId" from (select distinct unnest(${[...patientIds]}::uuid[]) as id) i
        cross join lateral (select patient_id, active from patients
          where customer_id = ${scope.customerId} and patient_id = i.id limit 1) p
        where p.active`,
    );
    return rows.map(({ patientId }) => patientId);
  },

  save: async (scope: CustomerScope, saved: SavedNotification) => {
    await db.rows(
      scope,
      "saveNotification",
      build.insertInto("notifications").values({
        customer_id: scope.customerId,
        notification_id: saved.notificationId,
        header: saved.header,
        message: saved.message,
        sent_by: saved.sentBy,
        sent_at: saved.sentAt,
      }),
    );
    await db.rows(
      scope,
      "saveRecipients",
      sql`
        insert into notification_recipients (customer_id, patient_id, notification_id)
        select ${scope.customerId}::uuid, unnest(${[...saved.patientIds]}::uuid[]), ${saved.notificationId}::uuid`,
    );
  },

  /** Marks a notification as delivered to one of its patients, unless it is marked already. */
  markDelivered: (scope: CustomerScope, notificationId: Id, patientId: Id, at: string) =>
    db.rows(
      scope,
      "markDelivered",
      build
        .updateTable("notification_recipients")
        .set({ delivered_at: at })
        .where("customer_id", "=", scope.customerId)
        .where("notification_id", "=", notificationId)
        .where("patient_id", "=", patientId)
        .where("delivered_at", "is", null),
    ),
});

export type NotificationsStore = ReturnType<typeof makeNotificationsStore>;
