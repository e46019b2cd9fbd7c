import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

const maxShown = 200;

export const makeNotificationsQueries = (db: Database) => ({
  ofPatient: (scope: CustomerScope, patientId: Id) =>
    db.rows(
      scope,
      "notificationsOfPatient",
      build
        .selectFrom("notification_recipients as r")
        .innerJoin("notifications as n", (join) =>
          join.onRef("n.customer_id", "=", "r.customer_id").onRef("n.notification_id", "=", "r.notification_id"),
        )
        .select(["n.notification_id as _id", "n.header", "n.message", "n.sent_at as date"])
        .select(["r.delivered_at as delieveredat", "r.read_at as readat"])
        .select(
          sql<{ firstname: string; lastname: string } | null>`(select row_to_json(c) from staff_card(n.sent_by) c)`.as(
            "sender",
          ),
        )
        .select(sql<number>`count(*) over ()::int`.as("total"))
        .where("r.customer_id", "=", scope.customerId)
        .where("r.patient_id", "=", patientId)
        .orderBy("n.sent_at", "desc")
        .limit(maxShown),
    ),

  byId: (scope: CustomerScope, notificationId: Id) =>
    db.row(
      scope,
      "notificationById",
      build
        .selectFrom("notifications")
        .select(["header", "message"])
        .where("customer_id", "=", scope.customerId)
        .where("notification_id", "=", notificationId),
    ),

  /** Returns the patients to whom a notification was not delivered. */
  undeliveredTo: (scope: CustomerScope, notificationId: Id) =>
    db.rows(
      scope,
      "notificationUndeliveredTo",
      build
        .selectFrom("notification_recipients")
        .select("patient_id as patientId")
        .where("customer_id", "=", scope.customerId)
        .where("notification_id", "=", notificationId)
        .where("delivered_at", "is", null),
    ),
});

export type NotificationsQueries = ReturnType<typeof makeNotificationsQueries>;
