import type { World } from "@restride/dev-env/world.ts";
import type { ByHand } from "../ceiling.ts";

/** Tables with the rows of a patient, and of the patient's items and days. */
const copiedTables = [
  "patients",
  "patient_progress",
  "device_orders",
  "patient_exercises",
  "patient_devices",
  "patient_questionnaires",
  "item_revisions",
  "patient_days",
];

const event = (kind: string, patient: string): string => `
  counter as (insert into domain_event_counters as c (customer_id, last_number) values ($1, 1)
    on conflict (customer_id) do update set last_number = c.last_number + 1 returning last_number)
  insert into domain_events (customer_id, event_number, kind, subject_id, data, at)
  select $1, last_number, '${kind}', ${patient}, '{}', now() from counter returning event_number as fact`;

/** Returns one statement that writes, for a new patient, a copy of every row of patient $2. */
export async function createByHand({ owner }: World): Promise<ByHand> {
  const { rows } = await owner.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_name = any($1) and is_generated = 'NEVER' group by 1`,
    [copiedTables],
  );
  const fresh: Record<string, string> = { patient_id: "fresh.patient", order_id: "fresh.device_order" };
  const copies = copiedTables.map((table) => {
    const { columns } = rows.find((each) => each.table === table)!;
    const values = columns.map((name) => fresh[name] ?? `o.${name}`);
    return `${table}_too as (insert into ${table} (${columns.join(", ")})
      select ${values.join(", ")} from ${table} o, fresh where o.customer_id = $1 and o.patient_id = $2)`;
  });
  const ids = `fresh as materialized (select gen_random_uuid() as patient, gen_random_uuid() as device_order)`;
  return {
    name: "create",
    text: `with ${[ids, ...copies, event("PatientAdded", "(select patient from fresh)")].join(",")}`,
  };
}

const ofPatient = "customer_id = $1 and patient_id = $2";
const ofItem = "using (customer_id, patient_id, item_id)";

/** Statement that reads the data of a plan: all revisions with their names, the reminders, and the completed work since $3. */
export const readPlan: ByHand = {
  name: "standing",
  takes: 3,
  text: `select
    (select json_agg(i) from (select r.*, coalesce(x.name, v.display_name, q.short_name) as name from item_revisions r
      left join patient_exercises e ${ofItem} left join exercises x using (exercise_id)
      left join patient_devices d ${ofItem} left join devices v using (device_id)
      left join patient_questionnaires p ${ofItem} left join questionnaires q using (questionnaire_id) where ${ofPatient}) i) as items,
    (select json_agg(d) from exercise_done d where ${ofPatient} and day >= $3) as exercises,
    (select json_agg(d) from device_readings d where ${ofPatient} and day >= $3) as readings,
    (select json_agg(a) from questionnaire_answers a where ${ofPatient}) as answers,
    (select json_agg(m) from reminders m where ${ofPatient} and day >= $3) as reminders,
    (select count(*) from patient_days where ${ofPatient} and day < $3 and exercise_done + measurement_done + questionnaire_done > 0) as days`,
};

/**
 * Statement that saves a plan: revisions $4 and days $5 from day $3 on, no days after $6, surgery on $7, and the record for the undo, changed by $8.
 */
export const save: ByHand = {
  name: "save",
  text: `with items as (
      insert into item_revisions select * from json_populate_recordset(null::item_revisions, $4::json)
      on conflict (customer_id, patient_id, item_id, valid_from) do update set surgery_date = excluded.surgery_date,
        start_day = excluded.start_day, end_day = excluded.end_day, times = excluded.times, days = excluded.days),
    stored_days as (
      insert into patient_days select * from json_populate_recordset(null::patient_days, $5::json)
      on conflict (customer_id, patient_id, day) do update set exercise_due = excluded.exercise_due,
        measurement_due = excluded.measurement_due, questionnaire_due = excluded.questionnaire_due),
    late as (delete from patient_days where ${ofPatient} and day >= $3 and day > $6),
    moved as (update patients set surgery_date = $7, version = version + 1 where ${ofPatient} and surgery_date <> $7),
    change as (
      insert into schedule_changes (customer_id, patient_id, change_id, area, before, after, changed_by, changed_at)
      values ($1, $2, gen_random_uuid(), 'exercise', $4::json::jsonb, $4::json::jsonb, $8, now())),
    ${event("ScheduleChanged", "$2")}`,
};

export const exerciseStep: ByHand = {
  name: "exerciseStep",
  text: `select (select json_agg(json_build_object('_id', exercise_id, 'name', name, 'image', image, 'purpose', purpose, 'caution', caution))
      from exercises) as exercises,
    (select json_agg(n) from (select exercise_id as _id, name, image from exercises union all select regimen_id, name, null from regimens
      union all select device_id, display_name, image from devices union all select questionnaire_id, short_name, image from questionnaires) n) as names`,
};

export const takeDraft: ByHand = {
  name: "takeDraft",
  text: `update patient_drafts set editing_session_id = $3, editing_active_at = now() where customer_id = $1 and draft_id = $2
    returning draft_id, version, step, changed_at, changed_by, typed`,
};

export const schedule: ByHand = {
  name: "schedule",
  text: `select i.item_id, i.next_item_id, x.exercise_id, x.name, x.image, i.regimen_id, g.name as regimen, r.*, d.done
    from patient_exercises i join item_revisions r ${ofItem} join exercises x using (exercise_id) left join regimens g using (regimen_id)
      left join (select item_id, count(*) as done from exercise_done where ${ofPatient} group by item_id) d using (item_id)
    where ${ofPatient} and r.valid_to is null`,
};
