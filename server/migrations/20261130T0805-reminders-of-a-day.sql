-- Versions that know 20261130T0350-period-sums.sql may run on this.

-- The reminders of a month are counted by day from an index alone; deleted ones are in no list.
drop index reminders_by_day;
create index reminders_by_day on reminders (customer_id, day) where deleted_at is null;
