-- The types of cases are those of the requirements; whoever asked for an account's deletion has a type of their own.
alter table cases drop constraint cases_type_check;
update cases c set type = 'Delete Account Request'
  where exists (select from account_deletions d where d.customer_id = c.customer_id and d.deletion_id = c.case_id);
update cases set type = 'Patient Technical' where type = 'Patient Care';
update cases set type = 'System Technical' where type = 'Other';
alter table cases add constraint cases_type_check check (type in ('Surgeon Message', 'New Patient', 'New Device Order',
  'Patient Technical', 'System Technical', 'External Patient', 'Delete Account Request'));
