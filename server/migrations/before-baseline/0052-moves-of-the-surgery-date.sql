-- A move of the surgery date is a change too: the items that it touched stand in before and after, with ids, windows and doses. It keeps both
-- dates, the clinic's day on which it was made, and the reminders that went along, so that it can be taken back.
alter table schedule_changes drop constraint schedule_changes_area_check;
alter table schedule_changes add check (area in ('exercise', 'measurement', 'questionnaire', 'surgery')),
  add column moved_from date, add column moved_to date, add column made_on date, add column reminders jsonb not null default '[]',
  add check ((area = 'surgery') = (moved_from is not null and moved_to is not null and made_on is not null));
