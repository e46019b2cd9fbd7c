import type { ByHand } from "../ceiling.ts";

const sum = (area: string): string => `sum(${area}_due) as ${area}_due, sum(${area}_done) as ${area}_done`;
const buckets = (due: string, done: string): string => `count(*) filter (where ${due} > 0 and ${done} >= ${due}),
  count(*) filter (where ${done} > 0 and ${done} < ${due}), count(*) filter (where ${due} > 0 and ${done} = 0)`;

export const compliance: ByHand = {
  name: "complianceOfAll",
  text: `select ${buckets("exercise_due", "exercise_done")}, ${buckets("measurement_due", "measurement_done")},
      ${buckets("questionnaire_due", "questionnaire_done")}, ${buckets("due", "done")}
    from (select s.*, exercise_due + measurement_due + questionnaire_due as due, exercise_done + measurement_done + questionnaire_done as done
      from (select patient_id, ${["exercise", "measurement", "questionnaire"].map(sum).join(", ")}
        from patient_days where customer_id = $1 and day <= $2 group by patient_id) s
      join patients p on p.customer_id = $1 and p.patient_id = s.patient_id and p.active and ($3::text is null or p.surgery_type = $3)) each`,
};

/** Both engagement graphs from one scan of the days, and the survey outcomes. */
export const home: ByHand = {
  name: "home",
  text: `select (select json_agg(e) from (
      select p.patient_id, p.first_name || ' ' || p.last_name as name, s.* from (
        select patient_id, ${["exercise", "measurement"].map(sum).join(", ")}
        from patient_days where customer_id = $1 and day between $2 and $3 group by patient_id) s
      join patients p on p.customer_id = $1 and p.patient_id = s.patient_id and p.active) e) as engaged,
    (select json_agg(o) from (
      select q.kind, date_trunc('month', a.day) as month, coalesce(a.score, a.answers[1]) as value, count(*)
      from questionnaire_answers a join questionnaires q using (questionnaire_id)
        join patients p on p.customer_id = a.customer_id and p.patient_id = a.patient_id
      where a.customer_id = $1 and p.active and a.day between $4 and $5 group by 1, 2, 3) o) as outcomes`,
};

/** Number of patients who did some of their exercises up to a day, and the first twenty of them. */
export const people: ByHand = {
  name: "people",
  text: `with those as materialized (
      select p.patient_id, p.first_name || ' ' || p.last_name as name, p.surgery_type, p.surgery_date, s.due, s.done
      from (select patient_id, sum(exercise_due) as due, sum(exercise_done) as done
        from patient_days where customer_id = $1 and day <= $2 group by patient_id) s
      join patients p on p.customer_id = $1 and p.patient_id = s.patient_id and p.active where s.done > 0 and s.done < s.due)
    select count(*), sum(due), sum(done),
      (select json_agg(t) from (select * from those order by done::float / due, due desc, name, patient_id limit 20) t) as people from those`,
};

/** Days of a patient with exercises. The newest seven have their items. */
export const days: ByHand = {
  name: "days",
  text: `select p.first_name, p.last_name, p.surgery_date, g.as_of,
      (select json_agg(json_build_array(day, exercise_due, exercise_done) order by day desc) from patient_days
        where customer_id = $1 and patient_id = $2 and day between $3::date and $4 and exercise_due > 0) as days,
      (select json_agg(i) from (select r.*, e.name from patient_exercises i join exercises e using (exercise_id)
        join item_revisions r using (customer_id, patient_id, item_id) where customer_id = $1 and patient_id = $2) i) as items,
      (select json_agg(d) from exercise_done d where customer_id = $1 and patient_id = $2 and day between $4::date - 6 and $4) as done
    from patients p join patient_progress g using (customer_id, patient_id) where customer_id = $1 and patient_id = $2`,
};
