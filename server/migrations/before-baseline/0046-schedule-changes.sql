-- What a save changed in one area of a patient's programme, as rows of the contract: ids, windows and doses of the items it touched,
-- as they were and as it left them. An undo is a change too, and names the one that it takes back.
create table schedule_changes (
  customer_id uuid not null,
  patient_id uuid not null,
  change_id uuid not null,
  area text not null check (area in ('exercise', 'measurement', 'questionnaire')),
  before jsonb not null,
  after jsonb not null,
  changed_by uuid not null references users,
  changed_at timestamptz not null,
  undoes uuid,
  primary key (customer_id, patient_id, change_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create unique index schedule_changes_undone on schedule_changes (customer_id, patient_id, undoes) where undoes is not null;
select keep_audit('schedule_changes'), protect_tenant('schedule_changes');

-- Devices that were ordered together are one order.
alter table patient_devices add column order_id uuid;
