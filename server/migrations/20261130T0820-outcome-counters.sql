-- Versions that know 20261130T0350-period-sums.sql may run on this.

-- How many forms of active patients have which value in a month, for the survey outcomes of home (docs/decisions/0055-outcome-counters.md).

-- A slot of a sharded counter: the forms of a surgeon's patients, or of all under the nil id, that have a value. NaN stands for a form without one.
-- A slot is the process of the database that counts; a job adds them up in slot 0.
create table outcome_counters (
  customer_id uuid not null references customers on delete cascade,
  surgeon_id uuid not null,
  kind text not null,
  month date not null,
  value double precision not null,
  slot integer not null,
  forms integer not null,
  primary key (customer_id, surgeon_id, kind, month, value, slot)
);

-- How far the forms of a clinic are counted: those of all patients up to this id, and of everybody once it is_ready. What changes of these patients is
-- counted by triggers; the others are counted by a job.
create table outcome_fills (
  customer_id uuid not null primary key references customers on delete cascade,
  filled_to uuid not null,
  is_ready boolean not null
);
select protect_tenant('outcome_counters'), protect_tenant('outcome_fills');

-- The forms of some days of a clinic, such as those after today, which are not to be counted yet.
create index questionnaire_answers_by_clinic_day on questionnaire_answers (customer_id, day);

-- Key of the lock that is shared by those who change forms or patients, and exclusive for who counts the next patients. So what is counted has seen every
-- change that did not see the count. Who holds it exclusively waits for nothing else.
create function outcome_lock(customer uuid) returns bigint language sql immutable as $$
  select hashtextextended('outcome_counters ' || customer, 0)
$$;

-- Returns the value of a form: for range of motion the bend, otherwise the score; NaN when there is none.
create function outcome_value(kind text, answers smallint[], score numeric) returns double precision language sql immutable as $$
  select coalesce(case kind when 'range-of-motion' then answers[1]::float else score::float end, 'NaN')
$$;

create function first_of_month(day date) returns date language sql immutable as $$ select day - (extract(day from day)::int - 1) $$;

-- Returns whether the forms of a patient are in the counters.
create function has_counted_outcomes(customer uuid, patient uuid) returns boolean language sql stable as $$
  select exists (select from outcome_fills where customer_id = customer and (is_ready or patient <= filled_to))
$$;

-- Adds the forms of some patients of a clinic to the counters of their surgeons and of all, or takes them off with -1.
create function change_outcomes_of(customer uuid, some_patients uuid[], their_surgeons uuid[], sign integer) returns void language sql as $$
  insert into outcome_counters as c (customer_id, surgeon_id, kind, month, value, slot, forms)
  select customer, of_surgeon, q.kind, first_of_month(a.day), outcome_value(q.kind, a.answers, a.score), pg_backend_pid(), sign * count(*)
  from unnest(some_patients, their_surgeons) p (patient_id, surgeon_id)
  join questionnaire_answers a on a.customer_id = customer and a.patient_id = p.patient_id
  join questionnaires q on q.questionnaire_id = a.questionnaire_id
  cross join unnest(array[p.surgeon_id, no_one()]) of_surgeon
  group by 2, 3, 4, 5
  on conflict (customer_id, surgeon_id, kind, month, value, slot) do update set forms = c.forms + excluded.forms
$$;

-- Adds changed forms of counted patients to the counters, or takes them off, by the sign that the trigger names. Their patients stay as they are until
-- the transaction ends.
create function count_changed_outcomes() returns trigger language plpgsql as $$
declare
  sign integer := tg_argv[0]::integer;
begin
  perform pg_advisory_xact_lock_shared(outcome_lock(c.customer_id)) from (select distinct customer_id from changed_answers order by 1) c;
  if not exists (select from changed_answers a where has_counted_outcomes(a.customer_id, a.patient_id)) then return null; end if;
  perform from patients p where (p.customer_id, p.patient_id) in (select a.customer_id, a.patient_id from changed_answers a)
    order by p.customer_id, p.patient_id for share;
  insert into outcome_counters as c (customer_id, surgeon_id, kind, month, value, slot, forms)
  select a.customer_id, of_surgeon, q.kind, first_of_month(a.day), outcome_value(q.kind, a.answers, a.score), pg_backend_pid(), sign * count(*)
  from changed_answers a
  join patients p on p.customer_id = a.customer_id and p.patient_id = a.patient_id and p.active
  join questionnaires q on q.questionnaire_id = a.questionnaire_id
  cross join unnest(array[p.surgeon_id, no_one()]) of_surgeon
  where has_counted_outcomes(a.customer_id, a.patient_id)
  group by 1, 2, 3, 4, 5
  on conflict (customer_id, surgeon_id, kind, month, value, slot) do update set forms = c.forms + excluded.forms;
  return null;
end $$;
create trigger outcomes_added after insert on questionnaire_answers referencing new table as changed_answers
  for each statement execute function count_changed_outcomes('1');
create trigger outcomes_changed after update on questionnaire_answers referencing new table as changed_answers
  for each statement execute function count_changed_outcomes('1');
create trigger outcomes_left after update on questionnaire_answers referencing old table as changed_answers
  for each statement execute function count_changed_outcomes('-1');
create trigger outcomes_removed after delete on questionnaire_answers referencing old table as changed_answers
  for each statement execute function count_changed_outcomes('-1');

-- Moves the forms of a patient to another surgeon, or out of the counters and in again. It runs before the change, while the rows of the patient are in the
-- sight of who makes it.
create function move_outcomes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(outcome_lock(old.customer_id));
  if has_counted_outcomes(old.customer_id, old.patient_id) then
    if old.active then perform change_outcomes_of(old.customer_id, array[old.patient_id], array[old.surgeon_id], -1); end if;
    if tg_op = 'UPDATE' then
      if new.active then perform change_outcomes_of(new.customer_id, array[new.patient_id], array[new.surgeon_id], 1); end if;
    end if;
  end if;
  if tg_op = 'UPDATE' then return new; end if;
  return old;
end $$;
create trigger outcomes_moved before update on patients for each row
  when ((old.active, old.surgeon_id) is distinct from (new.active, new.surgeon_id)) execute function move_outcomes();
create trigger outcomes_forgotten before delete on patients for each row execute function move_outcomes();

-- Begins all counts anew when a questionnaire becomes of another kind. The product never does that: a new version is a new questionnaire. Whoever does it in
-- the database sees all clinics.
create function forget_outcomes() returns trigger language plpgsql as $$
begin
  if row_security_active('outcome_fills') and not scope_every() then
    raise exception 'A questionnaire keeps its kind: its forms are counted by it in all clinics.';
  end if;
  perform pg_advisory_xact_lock(outcome_lock(f.customer_id)) from (select customer_id from outcome_fills order by 1) f;
  delete from outcome_counters;
  update outcome_fills set filled_to = no_one(), is_ready = false;
  return null;
end $$;
create trigger outcomes_of_other_kind after update on questionnaires for each row when (old.kind <> new.kind) execute function forget_outcomes();

-- Counts the forms of the next patients of a clinic, in the order of their ids; without any left, the clinic is ready. Returns whether there may be more.
create function count_next_outcomes(customer uuid, patients_at_once integer) returns boolean language plpgsql as $$
declare
  fill outcome_fills;
  next_patients uuid[];
begin
  perform pg_advisory_xact_lock(outcome_lock(customer));
  insert into outcome_fills values (customer, no_one(), false) on conflict do nothing;
  select * into fill from outcome_fills where customer_id = customer;
  if fill.is_ready then return false; end if;
  next_patients := array(select patient_id from patients where customer_id = customer and patient_id > fill.filled_to
    order by patient_id limit patients_at_once);
  perform change_outcomes_of(customer, array_agg(patient_id), array_agg(surgeon_id), 1)
    from patients where customer_id = customer and patient_id = any (next_patients) and active;
  update outcome_fills set filled_to = coalesce(next_patients[cardinality(next_patients)], filled_to), is_ready = next_patients = '{}'
    where customer_id = customer;
  return next_patients <> '{}';
end $$;

-- Adds up the slots of a clinic in slot 0.
create function merge_outcome_counters(customer uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(outcome_lock(customer));
  with slots as (delete from outcome_counters where customer_id = customer and slot <> 0 returning *)
  insert into outcome_counters as c (customer_id, surgeon_id, kind, month, value, slot, forms)
  select customer, surgeon_id, kind, month, value, 0, sum(forms) from slots group by 2, 3, 4, 5 having sum(forms) <> 0
  on conflict (customer_id, surgeon_id, kind, month, value, slot) do update set forms = c.forms + excluded.forms;
  delete from outcome_counters where customer_id = customer and forms = 0;
end $$;
