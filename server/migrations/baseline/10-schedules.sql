-- The items of a patient's programme: an exercise, a device or a questionnaire each. What an item asks for, and when, are its revisions.

create table patient_exercises (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  exercise_id uuid not null references exercises,
  regimen_id uuid references regimens,
  next_item_id uuid,
  primary key (customer_id, patient_id, item_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
select keep_audit('patient_exercises'), protect_tenant('patient_exercises');

-- Devices that were ordered together are one order. State and dates follow from the custody lines of a device.
create table patient_devices (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  device_id uuid not null references devices,
  status text not null check (status in ('Pending', 'Shipped', 'Delivered', 'Returned', 'Unlinked', 'fail', 'Deleted')),
  hardware_id text,
  tracking_link text,
  ordered_on date,
  shipped_on date,
  delivered_on date,
  reorder_on date,
  returned_on date,
  order_id uuid,
  -- Why the device was ordered again, as whoever did it chose; empty where nobody gave a reason.
  reorder_reason text,
  primary key (customer_id, patient_id, item_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index patient_devices_of_order on patient_devices (customer_id, order_id);
create index patient_devices_by_tracking on patient_devices (tracking_link) where tracking_link is not null;
create index patient_devices_out on patient_devices (customer_id, patient_id) where status = 'Shipped';
-- Who checks whether a hardware is with somebody else reads that one, of all clinics.
create index patient_devices_by_hardware on patient_devices (hardware_id) where hardware_id is not null;
select keep_audit('patient_devices'), protect_tenant('patient_devices');

create table patient_questionnaires (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  questionnaire_id uuid not null references questionnaires,
  primary key (customer_id, patient_id, item_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
select keep_audit('patient_questionnaires'), protect_tenant('patient_questionnaires');

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
select keep_audit('item_revisions'), protect_tenant('item_revisions');

-- What a save changed in one area of a patient's programme, as rows of the contract: ids, windows and doses of the items it touched, as
-- they were and as it left them. An undo is a change too, and names the one that it takes back. A move of the surgery date keeps both
-- dates, the clinic's day on which it was made, and the reminders that went along, so that it can be taken back.
create table schedule_changes (
  customer_id uuid not null,
  patient_id uuid not null,
  change_id uuid not null,
  area text not null check (area in ('exercise', 'measurement', 'questionnaire', 'surgery')),
  before jsonb not null,
  after jsonb not null,
  changed_by uuid not null references users,
  changed_at timestamptz not null,
  undoes uuid,
  moved_from date,
  moved_to date,
  made_on date,
  reminders jsonb not null default '[]',
  primary key (customer_id, patient_id, change_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade,
  check ((area = 'surgery') = (moved_from is not null and moved_to is not null and made_on is not null))
);
create unique index schedule_changes_undone on schedule_changes (customer_id, patient_id, undoes) where undoes is not null;
select keep_audit('schedule_changes'), protect_tenant('schedule_changes');
