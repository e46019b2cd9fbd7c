import type { Answers } from "./routes.ts";

/**
 * Prepared statement as a skilled engineer would write it by hand for speed on the same tables. Its `$n` are all values of a request, or its first
 * `takes` values.
 */
export type ByHand = { name: string; text: string; takes?: number };

const columns = `p.patient_id, p.first_name, p.last_name, p.phone, p.surgeon_id, s.name as provider, p.customer_id, p.surgery_type,
  p.surgery_date, p.dob, p.active, g.exercise_percent, g.measurement_percent`;
const beside = `join surgeons s on s.customer_id = p.customer_id and s.surgeon_id = p.surgeon_id
  join patient_progress g on g.customer_id = p.customer_id and g.patient_id = p.patient_id`;
const lastName = `p.patient_id = any(array(select owner_id from name_parts
  where customer_id = $1 and kind = 'patient' and part >= lower($2) and part < lower($2) || U&'\\+10FFFF'))`;
const sum = (area: string): string => `sum(${area}_due) as ${area}_due, sum(${area}_done) as ${area}_done`;
const buckets = (due: string, done: string): string => `count(*) filter (where ${due} > 0 and ${done} >= ${due}),
  count(*) filter (where ${done} > 0 and ${done} < ${due}), count(*) filter (where ${due} > 0 and ${done} = 0)`;

export const list: ByHand = {
  name: "list",
  text: `select ${columns}, (select count(*) from patients where customer_id = $1 and active) as total
    from patients p ${beside} where p.customer_id = $1 and p.active order by p.last_name, p.first_name, p.patient_id limit 20`,
};

export const search: ByHand = {
  name: "search",
  text: `select ${columns}, count(*) over () as total from patients p ${beside}
    where p.customer_id = $1 and p.active and ${lastName} order by p.last_name, p.first_name, p.patient_id limit 20`,
};

export const counts: ByHand = {
  name: "counts",
  text: `select count(*), count(*) filter (where surgery_type = 'knee') as knee, count(*) filter (where surgery_type = 'hip') as hip
    from patients where customer_id = $1 and active`,
};

export const patient: ByHand = {
  name: "patient",
  text: `select ${columns}, (select json_agg(d order by day) from patient_days d
      where d.customer_id = $1 and d.patient_id = $2 and day between $3 and $4) as days
    from patients p ${beside} where p.customer_id = $1 and p.patient_id = $2`,
};

export const compliance: ByHand = {
  name: "compliance",
  text: `select ${buckets("exercise_due", "exercise_done")}, ${buckets("measurement_due", "measurement_done")},
      ${buckets("questionnaire_due", "questionnaire_done")}, ${buckets("due", "done")}
    from (select s.*, exercise_due + measurement_due + questionnaire_due as due, exercise_done + measurement_done + questionnaire_done as done
      from (select patient_id, ${["exercise", "measurement", "questionnaire"].map(sum).join(", ")}
        from patient_days where customer_id = $1 and day between $2 and $3 group by patient_id) s
      join patients p on p.customer_id = $1 and p.patient_id = s.patient_id and p.active) each`,
};

export const companyList: ByHand = {
  name: "companyList",
  text: `select ${columns}, (select sum(n) from customers c cross join lateral (select count(*) as n from patients p
        where p.customer_id = c.customer_id and p.active) each where c.company_id = $1) as total
    from (select p.* from customers c cross join lateral (select customer_id, patient_id, surgery_date from patients
        where customer_id = c.customer_id and active order by surgery_date desc, patient_id limit 20) p
      where c.company_id = $1 order by p.surgery_date desc, p.patient_id limit 20) k
    join patients p on p.customer_id = k.customer_id and p.patient_id = k.patient_id ${beside}
    order by p.surgery_date desc, p.patient_id`,
};

/**
 * Statement that saves a round of an exercise. If the round completes the item, the statement updates the totals. It also publishes the clinic's next
 * domain event.
 */
export const record: ByHand = {
  name: "record",
  text: `with done as (
      insert into exercise_done (customer_id, patient_id, item_id, day, times_done, last_at) values ($1, $2, $3, $4, 1, now())
      on conflict (customer_id, patient_id, day, item_id) do update set times_done = exercise_done.times_done + 1, last_at = now()
      returning times_done),
    completed as (select from done join item_revisions r on r.times = done.times_done
      where r.customer_id = $1 and r.patient_id = $2 and r.item_id = $3 and r.valid_to is null),
    counted as (update patient_days set exercise_done = exercise_done + 1
      where customer_id = $1 and patient_id = $2 and day = $4 and exists (select from completed)),
    summed as (update patient_progress set exercise_done = exercise_done + 1
      where customer_id = $1 and patient_id = $2 and as_of >= $4 and exists (select from completed)),
    counter as (insert into domain_event_counters as c (customer_id, last_number) values ($1, 1)
      on conflict (customer_id) do update set last_number = c.last_number + 1 returning last_number)
    insert into domain_events (customer_id, event_number, kind, subject_id, data, at)
    select $1, last_number, 'ExerciseRecorded', $2, jsonb_build_object('item', $3::uuid, 'date', $4::date), now() from counter
    returning event_number as fact, (select times_done from done) as "timesDone"`,
};

/** Answers each request with the rows of its statements. */
export const makeAnswers =
  (byHand: ByHand | readonly ByHand[], values: readonly (readonly unknown[])[]): Answers =>
  async (pool, sample) => {
    const requestValues = values[sample % values.length]!;
    const answers: unknown[] = [];
    for (const { name, text, takes } of [byHand].flat())
      answers.push((await pool.query({ name, text, values: requestValues.slice(0, takes) })).rows);
    return answers;
  };
