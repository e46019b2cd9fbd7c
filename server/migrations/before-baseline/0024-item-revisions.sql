-- What an item asks for, from its first day to its last. A change closes the running revision and opens the next, so what was due on the
-- days before stays. Days count from surgery_date, the one that was valid when the revision was made.
create table item_revisions (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  valid_from date not null default '0001-01-01',
  valid_to date,
  surgery_date date not null,
  start_day smallint not null,
  end_day smallint not null,
  skip_on_surgery_date boolean not null default true,
  -- Of exercises and devices: how often in a week and on a due day.
  interval smallint check (interval between 1 and 7),
  times smallint check (times >= 1),
  -- Of exercises.
  sets smallint,
  repeats smallint,
  hold_seconds integer,
  -- Of questionnaires.
  schedule_type text check (schedule_type in ('weekly', 'custom')),
  weekdays smallint[],
  days smallint[],
  primary key (customer_id, patient_id, item_id, valid_from),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade,
  check (start_day <= end_day),
  check (valid_from <= valid_to),
  check ((interval is null) = (schedule_type is not null)),
  check ((interval is null) = (times is null))
);
create unique index item_revisions_running on item_revisions (customer_id, patient_id, item_id) where valid_to is null;

-- Who migrates owns the tables and may stand behind their walls.
alter table patients no force row level security;
alter table patient_exercises no force row level security;
alter table patient_devices no force row level security;
alter table patient_questionnaires no force row level security;

insert into item_revisions (customer_id, patient_id, item_id, surgery_date, start_day, end_day, skip_on_surgery_date, interval, times,
  sets, repeats, hold_seconds)
select customer_id, patient_id, item_id, surgery_date, start_day, end_day, skip_on_surgery_date, interval, times, sets, repeats, hold_seconds
from patient_exercises join patients using (customer_id, patient_id);

insert into item_revisions (customer_id, patient_id, item_id, surgery_date, start_day, end_day, skip_on_surgery_date, interval, times)
select customer_id, patient_id, item_id, surgery_date, start_day, end_day, skip_on_surgery_date, interval, times
from patient_devices join patients using (customer_id, patient_id) where status <> 'Deleted';

insert into item_revisions (customer_id, patient_id, item_id, surgery_date, start_day, end_day, skip_on_surgery_date, schedule_type,
  weekdays, days)
select customer_id, patient_id, item_id, surgery_date, start_day, end_day, skip_on_surgery_date, schedule_type, weekdays, days
from patient_questionnaires join patients using (customer_id, patient_id);

alter table patients force row level security;
alter table patient_exercises force row level security;
alter table patient_devices force row level security;
alter table patient_questionnaires force row level security;

alter table patient_exercises drop column start_day, drop column end_day, drop column interval, drop column times, drop column sets,
  drop column repeats, drop column hold_seconds, drop column skip_on_surgery_date;
alter table patient_devices drop column start_day, drop column end_day, drop column interval, drop column times,
  drop column skip_on_surgery_date;
alter table patient_questionnaires drop column start_day, drop column end_day, drop column schedule_type, drop column weekdays,
  drop column days, drop column skip_on_surgery_date;

select keep_audit('item_revisions'), protect_tenant('item_revisions');
