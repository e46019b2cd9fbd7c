-- A deleted reminder can be brought back.
alter table reminders add column deleted_at timestamptz;
