import type pg from "pg";

/** Number of past days for which the log of a made-up world has entries. */
const daysBack = 60;

/** Rows that the log contains: for each table, the time at which a row was created, and its creator. */
const creations = [
  ["patients", "created_at", "coalesce(health_coach_id::text, 'system')"],
  ["exercise_done", "last_at", "patient_id::text"],
  ["device_readings", "taken_at", "patient_id::text"],
  ["questionnaire_answers", "submitted_at", "patient_id::text"],
  ["patient_notes", "created_at", "created_by::text"],
  ["diagnoses", "added_at", "'system'"],
  ["reminders", "created_at", "coalesce(created_by::text, 'system')"],
  ["cases", "created_at", "coalesce(created_by::text, 'system')"],
] as const;

/** Statement for notifications, whose time of sending is not in the table of recipients. */
const notifications = `
  insert into audit_log (customer_id, at, actor, table_name, action, after)
  select r.customer_id, n.sent_at, coalesce(n.sent_by::text, 'system'), 'notification_recipients', 'insert', to_jsonb(r)
  from notification_recipients r join notifications n using (customer_id, notification_id)
  where n.sent_at between $1 and $2`;

/** Writes the log of the last weeks of a made-up world, whose triggers were disabled; `condition` chooses patients of clinics. */
export const addHistory = async (client: pg.PoolClient, now: number, condition = "true"): Promise<void> => {
  const span = [new Date(now - daysBack * 86_400_000).toISOString(), new Date(now).toISOString()];
  for (const [table, at, actor] of creations)
    await client.query(
      `insert into audit_log (customer_id, at, actor, table_name, action, after)
       select customer_id, ${at}, ${actor}, '${table}', 'insert', to_jsonb(t) - 'password_hash' from ${table} t
       where ${at} between $1 and $2 and ${condition} order by ${at}`,
      span,
    );
  await client.query(`${notifications} and ${condition} order by n.sent_at`, span);
};
