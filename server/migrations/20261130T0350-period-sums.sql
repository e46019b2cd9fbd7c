-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- How much of what was due each active patient did in the periods that compliance, home and the customers of a company show, and how many patients did
-- how much, so that a clinic of many thousand patients is counted as quickly as any other (docs/decisions/0053-stored-period-sums.md).

-- The periods of a clinic on its present day, each with its first day (-infinity for all time) and its last one, which is before today. Between the
-- beginning of a day and the job that renews them, the periods of the new day are not here, and days are summed instead. is_ready: whether the sums and
-- counters of all patients have been renewed.
create table period_spans (
  customer_id uuid not null references customers on delete cascade,
  period text not null,
  first_day date not null,
  last_day date not null,
  is_ready boolean not null,
  primary key (customer_id, period)
);

-- Sums of the days of an active patient in a period in which anything was due. A share is done divided by due, null when nothing was due. A trigger
-- removes the rows of a deleted patient; with a foreign key, whoever writes rows here would wait for those who change patients.
create table period_sums (
  customer_id uuid not null references customers on delete cascade,
  patient_id uuid not null,
  period text not null,
  surgeon_id uuid not null,
  surgery_type text not null,
  exercise_due integer not null,
  exercise_done integer not null,
  measurement_due integer not null,
  measurement_done integer not null,
  questionnaire_due integer not null,
  questionnaire_done integer not null,
  overall_due integer generated always as (exercise_due + measurement_due + questionnaire_due) stored,
  overall_done integer generated always as (exercise_done + measurement_done + questionnaire_done) stored,
  exercise_share double precision generated always as (exercise_done::float / nullif(exercise_due, 0)) stored,
  measurement_share double precision generated always as (measurement_done::float / nullif(measurement_due, 0)) stored,
  questionnaire_share double precision generated always as (questionnaire_done::float / nullif(questionnaire_due, 0)) stored,
  overall_share double precision generated always as ((exercise_done + measurement_done + questionnaire_done)::float
    / nullif(exercise_due + measurement_due + questionnaire_due, 0)) stored,
  primary key (customer_id, patient_id, period)
);
-- The patients of a period in the order in which lists show them: those who did the least, and among equal ones those who had the most to do.
create index period_sums_by_exercise on period_sums (customer_id, period, exercise_share, exercise_due desc, patient_id)
  where exercise_due > 0;
create index period_sums_by_measurement on period_sums (customer_id, period, measurement_share, measurement_due desc, patient_id)
  where measurement_due > 0;
create index period_sums_by_questionnaire on period_sums (customer_id, period, questionnaire_share, questionnaire_due desc, patient_id)
  where questionnaire_due > 0;
create index period_sums_by_overall on period_sums (customer_id, period, overall_share, overall_due desc, patient_id)
  where overall_due > 0;

-- A slot of a sharded counter: the patients of a surgeon, or of all under the nil id, who did this whole percentage of an area in a period, with
-- their due and done items. 0 is nothing done and 100 all; everything between is 1 to 99. A slot is the process of the database that counts.
create table period_counters (
  customer_id uuid not null references customers on delete cascade,
  period text not null,
  surgeon_id uuid not null,
  surgery_type text not null,
  area text not null,
  percent smallint not null,
  slot integer not null,
  patients integer not null,
  due bigint not null,
  done bigint not null,
  primary key (customer_id, period, surgeon_id, surgery_type, area, percent, slot)
);
select protect_tenant('period_spans'), protect_tenant('period_sums'), protect_tenant('period_counters');
select limit_sight('period_sums', '(select scope_whole_clinic()) is not null
  or ((select scope_patient()) is null or patient_id = (select scope_patient()))
    and ((select scope_surgeons()) is null or surgeon_id = any ((select scope_surgeons())::uuid[]))');

-- Returns the percentage under which a patient is counted who had something due.
create function whole_percent(due integer, done integer) returns smallint language sql immutable as $$
  select case when done = 0 then 0 when done >= due then 100 else greatest(1, least(99, done * 100 / due)) end::smallint
$$;

-- Returns the counters of one patient in a period, in no slot yet: under the surgeon and under the nil id, for each area in which anything was due.
create function counters_of(sums period_sums) returns setof period_counters language sql immutable as $$
  select sums.customer_id, sums.period, of_surgeon, sums.surgery_type, a.area, whole_percent(a.due, a.done), 0, 1, a.due::bigint, a.done::bigint
  from (values ('exercise', sums.exercise_due, sums.exercise_done), ('measurement', sums.measurement_due, sums.measurement_done),
    ('questionnaire', sums.questionnaire_due, sums.questionnaire_done), ('overall', sums.overall_due, sums.overall_done)) a (area, due, done)
  cross join unnest(array[sums.surgeon_id, no_one()]) of_surgeon
  where a.due > 0
$$;

-- Returns the counters of one patient. It is a function of its own, so that the plan looks up the patient, however large the clinic is.
create function counters_of_patient(customer uuid, patient uuid) returns period_counters[] language sql stable as $$
  select array(select c from period_sums s cross join lateral counters_of(s) c where s.customer_id = customer and s.patient_id = patient)
$$;

-- Takes counters off and adds others, in the slot of this process. What stays the same is not written.
create function change_period_counters(gone period_counters[], fresh period_counters[]) returns void language plpgsql as $$
begin
  insert into period_counters as o (customer_id, period, surgeon_id, surgery_type, area, percent, slot, patients, due, done)
  select c.customer_id, c.period, c.surgeon_id, c.surgery_type, c.area, c.percent, pg_backend_pid(), sum(n.sign * c.patients),
    sum(n.sign * c.due), sum(n.sign * c.done)
  from (values (-1, gone), (1, fresh)) n (sign, counters) cross join unnest(n.counters) c
  group by 1, 2, 3, 4, 5, 6 having (sum(n.sign * c.patients), sum(n.sign * c.due), sum(n.sign * c.done)) <> (0, 0, 0)
  on conflict (customer_id, period, surgeon_id, surgery_type, area, percent, slot) do update
    set patients = o.patients + excluded.patients, due = o.due + excluded.due, done = o.done + excluded.done;
end $$;

-- Key of the lock that is shared by those who change days or patients, and exclusive for who renews all patients of a clinic. So what is renewed has seen
-- every change that did not see the renewal. Who holds it exclusively waits for nothing else.
create function period_lock(customer uuid) returns bigint language sql immutable as $$
  select hashtextextended('period_counters ' || customer, 0)
$$;

-- Returns the sums of some patients in each period of their clinic. The days are summed once, in the parts that the ends of the periods divide
-- them into.
create function sum_periods(customer uuid, some_patients uuid[]) returns table (patient_id uuid, period text, exercise_due integer,
  exercise_done integer, measurement_due integer, measurement_done integer, questionnaire_due integer, questionnaire_done integer)
language sql stable as $$
  with ends as materialized (
    select array_agg(distinct e order by e) as days, min(s.first_day) as first_day, max(s.last_day) as last_day
    from period_spans s cross join unnest(array[s.first_day, s.last_day + 1]) e where s.customer_id = customer),
  parts as (
    select d.patient_id, width_bucket(d.day, e.days) as part, sum(d.exercise_due) as a, sum(d.exercise_done) as b, sum(d.measurement_due) as c,
      sum(d.measurement_done) as d, sum(d.questionnaire_due) as e, sum(d.questionnaire_done) as f
    from ends e cross join unnest(some_patients) one cross join lateral (
      select * from patient_days d where d.customer_id = customer and d.patient_id = one and d.day between e.first_day and e.last_day offset 0) d
    group by 1, 2)
  select p.patient_id, s.period, sum(p.a)::int, sum(p.b)::int, sum(p.c)::int, sum(p.d)::int, sum(p.e)::int, sum(p.f)::int
  from parts p cross join ends n join period_spans s on s.customer_id = customer and n.days[p.part] between s.first_day and s.last_day
  group by 1, 2 having sum(p.a + p.c + p.e) > 0
$$;

-- Writes the sums of some patients of a clinic, whose rows are given. Sums that stay the same are not written.
create function write_period_sums(customer uuid, some_patients patients[]) returns void language plpgsql as $$
begin
  with fresh as (
    select p.customer_id, s.patient_id, s.period, p.surgeon_id, p.surgery_type, s.exercise_due, s.exercise_done, s.measurement_due,
      s.measurement_done, s.questionnaire_due, s.questionnaire_done
    from unnest(some_patients) p join sum_periods(customer, array(select patient_id from unnest(some_patients))) s using (patient_id)
    where p.active),
  gone as (
    delete from period_sums o where o.customer_id = customer and o.patient_id = any (array(select patient_id from unnest(some_patients)))
      and (o.patient_id, o.period) not in (select f.patient_id, f.period from fresh f))
  insert into period_sums as o (customer_id, patient_id, period, surgeon_id, surgery_type, exercise_due, exercise_done, measurement_due,
    measurement_done, questionnaire_due, questionnaire_done)
  select * from fresh
  on conflict (customer_id, patient_id, period) do update
    set surgeon_id = excluded.surgeon_id, surgery_type = excluded.surgery_type, exercise_due = excluded.exercise_due,
      exercise_done = excluded.exercise_done, measurement_due = excluded.measurement_due, measurement_done = excluded.measurement_done,
      questionnaire_due = excluded.questionnaire_due, questionnaire_done = excluded.questionnaire_done
    where (o.surgeon_id, o.surgery_type, o.exercise_due, o.exercise_done, o.measurement_due, o.measurement_done, o.questionnaire_due,
      o.questionnaire_done) is distinct from (excluded.surgeon_id, excluded.surgery_type, excluded.exercise_due, excluded.exercise_done,
      excluded.measurement_due, excluded.measurement_done, excluded.questionnaire_due, excluded.questionnaire_done);
end $$;

-- Renews the sums of a patient as the row is now, and their part of the counters.
create function renew_period_sums(one patients) returns void language plpgsql as $$
declare
  is_counted boolean;
  before period_counters[];
begin
  select s.is_ready into is_counted from period_spans s where s.customer_id = one.customer_id limit 1;
  if is_counted is null then return; end if;
  before := counters_of_patient(one.customer_id, one.patient_id);
  perform write_period_sums(one.customer_id, array[one]);
  if is_counted then
    perform change_period_counters(before, counters_of_patient(one.customer_id, one.patient_id));
  end if;
end $$;

-- Renews the sums of the patients of whom days within a period have changed. Days from today on are in no period.
create function renew_changed_period_sums() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(period_lock(c.customer_id)) from (select distinct customer_id from changed_days order by 1) c;
  perform renew_period_sums(p) from (
    select distinct d.customer_id, d.patient_id from changed_days d
    where exists (select from period_spans s where s.customer_id = d.customer_id and d.day between s.first_day and s.last_day)
    order by 1, 2) c
  join patients p on p.customer_id = c.customer_id and p.patient_id = c.patient_id;
  return null;
end $$;
create trigger period_sums_added after insert on patient_days referencing new table as changed_days
  for each statement execute function renew_changed_period_sums();
create trigger period_sums_changed after update on patient_days referencing new table as changed_days
  for each statement execute function renew_changed_period_sums();
create trigger period_sums_removed after delete on patient_days referencing old table as changed_days
  for each statement execute function renew_changed_period_sums();

-- Moves a patient's sums to another surgeon or joint, or out of the counters and in again. It runs before the change, while the
-- rows of the patient are in the sight of who makes it.
create function move_period_sums() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(period_lock(old.customer_id));
  if tg_op = 'UPDATE' then
    perform renew_period_sums(new);
    return new;
  end if;
  old.active := false;
  perform renew_period_sums(old);
  return old;
end $$;
create trigger period_sums_moved before update on patients for each row
  when ((old.active, old.surgeon_id, old.surgery_type) is distinct from (new.active, new.surgeon_id, new.surgery_type))
  execute function move_period_sums();
create trigger period_sums_forgotten before delete on patients for each row execute function move_period_sums();

-- Renews the sums of some patients of a clinic whose periods are not ready.
create function renew_period_sums_of(customer uuid, some_patients uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(period_lock(customer));
  perform write_period_sums(customer, array(select p from patients p where p.customer_id = customer and p.patient_id = any (some_patients)));
end $$;

-- Replaces the periods of a clinic; they are not ready until all its patients are renewed and counted.
create function replace_period_spans(customer uuid, spans jsonb) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(period_lock(customer));
  delete from period_spans where customer_id = customer;
  insert into period_spans (customer_id, period, first_day, last_day, is_ready)
  select customer, s ->> 'period', coalesce(s ->> 'from', '-infinity')::date, (s ->> 'to')::date, false from jsonb_array_elements(spans) s;
end $$;

-- Counts the patients of a clinic anew from their sums, which makes its periods ready.
create function count_period_sums(customer uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(period_lock(customer));
  delete from period_counters where customer_id = customer;
  insert into period_counters
  select customer, c.period, c.surgeon_id, c.surgery_type, c.area, c.percent, 0, count(*), sum(c.due), sum(c.done)
  from period_sums s cross join lateral counters_of(s) c where s.customer_id = customer
  group by c.period, c.surgeon_id, c.surgery_type, c.area, c.percent;
  update period_spans set is_ready = true where customer_id = customer;
end $$;
