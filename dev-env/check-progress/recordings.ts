import type { DomainEventKind } from "@restride/domain/domain-events.ts";
import type pg from "pg";
import type { Difference } from "./patient-items.ts";

const twice = `
  select patient_id::text as "patientId", day::text, count(*) || ' answers' as "storedText", 'one answer' as engine
  from questionnaire_answers group by customer_id, patient_id, item_id, day having count(*) > 1`;

const eventCountSql = (kind: DomainEventKind, table: string): string => `
  select patient_id::text, day::text, told || ' events ${kind}', 'as many as recordings'
  from (select customer_id, subject_id as patient_id, (data ->> 'date')::date as day, (data ->> 'item')::uuid as item_id, count(*) as told
    from domain_events where kind = '${kind}' group by 1, 2, 3, 4) f
  where told > (select count(*) from ${table} r where r.customer_id = f.customer_id and r.patient_id = f.patient_id
    and r.day = f.day and r.item_id = f.item_id)`;

/** Statement for readings whose device clock was ahead across midnight, so that calendar and chart would show different days. */
const ahead = `
  select r.patient_id::text, r.day::text, 'measured on the next day', 'measured when it was heard'
  from device_readings r join customers c using (customer_id)
  where r.received_at is null and (r.taken_at at time zone c.time_zone)::date > r.day
    and ((r.taken_at - interval '5 minutes') at time zone c.time_zone)::date = r.day`;

/** Returns recordings that are stored twice, have too many domain events, or have another day than the one they count for. */
export const checkRecordings = async (client: pg.ClientBase): Promise<Difference[]> =>
  (
    await client.query<Difference>(
      [
        twice,
        eventCountSql("ReadingRecorded", "device_readings"),
        eventCountSql("QuestionnaireAnswered", "questionnaire_answers"),
        ahead,
      ].join(" union all "),
    )
  ).rows;
