-- A patient's programme consists of items: exercises, devices and questionnaires. An item names its content; its dose and its days are in its
-- revisions (item_revisions).

-- An exercise in a patient's programme. regimen_id: regimen that it came with; next_item_id: item that follows it in a chain.
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

-- A device in a patient's programme, which is also a unit to be sent and returned. Devices that were ordered together have one order. Status and
-- dates follow from the device's custody lines.
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
  -- Reason for ordering the device again, as chosen by the person who did so; null without a reason.
  reorder_reason text,
  primary key (customer_id, patient_id, item_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index patient_devices_of_order on patient_devices (customer_id, order_id);
-- For carrier events, which name a tracking link but no clinic; and for devices in transit.
create index patient_devices_by_tracking on patient_devices (tracking_link) where tracking_link is not null;
create index patient_devices_out on patient_devices (customer_id, patient_id) where status = 'Shipped';
-- For the check whether a piece of hardware is with another patient, of any clinic.
create index patient_devices_by_hardware on patient_devices (hardware_id) where hardware_id is not null;
select keep_audit('patient_devices'), protect_tenant('patient_devices');

-- A questionnaire in a patient's programme.
create table patient_questionnaires (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  questionnaire_id uuid not null references questionnaires,
  primary key (customer_id, patient_id, item_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
select keep_audit('patient_questionnaires'), protect_tenant('patient_questionnaires');

-- A revision of an item: its dose and its days, valid from valid_from to valid_to (null: running). A change closes the running revision and opens the
-- next, so that what was due on earlier days does not change. Days are counted from surgery_date: the surgery date when the revision was made.
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
  -- Days of exercises and devices: interval as in 06-content.sql, and times on a due day. Null for questionnaires.
  interval smallint check (interval between 1 and 7),
  times smallint check (times >= 1),
  -- Dose of exercises; null for others.
  sets smallint,
  repeats smallint,
  hold_seconds integer,
  -- Days of questionnaires: some weekdays of every week (0 is Sunday), or listed days from surgery. Null for others.
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
-- An item has one running revision at most.
create unique index item_revisions_running on item_revisions (customer_id, patient_id, item_id) where valid_to is null;
select keep_audit('item_revisions'), protect_tenant('item_revisions');

-- A change of one area of a patient's programme by one save, stored for its undo: ids, windows and doses of the items that it touched, before and
-- after, as rows of the contract. An undo is a change too; `undoes` names the change that it takes back. A move of the surgery date (area 'surgery')
-- also has both dates, the clinic's day on which it was made, and the reminders that moved along.
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
-- A change is undone once.
create unique index schedule_changes_undone on schedule_changes (customer_id, patient_id, undoes) where undoes is not null;
select keep_audit('schedule_changes'), protect_tenant('schedule_changes');
