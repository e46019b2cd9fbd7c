import type { ByHand } from "../ceiling.ts";

/** Ten log entries from a cursor on, of the four requested kinds, with the names that they mention and the total up to 10,001. */
export const logPage: ByHand = {
  name: "logPage",
  text: `select (select json_agg(e) from (
      select l.*, (select name from exercises x join patient_exercises i using (exercise_id)
        where i.customer_id = $1 and i.patient_id = $2 and i.item_id = (l.after ->> 'item_id')::uuid) as item
      from (values ('Exercise', 'Patients'), ('Measurement', 'MoveAI'), ('Patient Note', 'Patients'), ('Patient Update', 'Patients')) kind (event, source),
        lateral (select entry_id, at, actor, table_name, action, before, after from audit_log
          where customer_id = $1 and about_patient = $2 and event = kind.event and source = kind.source
            and (at, entry_id) <= ($3::timestamptz, $4::bigint) order by at desc, entry_id desc limit 10) l
      order by at desc, entry_id desc limit 10) e) as entries,
    (select count(*) from (select from audit_log where customer_id = $1 and about_patient = $2
      and event in ('Exercise', 'Measurement', 'Patient Note', 'Patient Update') limit 10001) counted) as total`,
};
