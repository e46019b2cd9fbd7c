-- Emails of users and surgeons, public phones of surgeons and access codes of customers are found by their parts, as names are: by an index, however
-- many there are. They are kinds of their own, so that a search for a surgeon's name finds no email. Until now each search compared them one by one,
-- in the column search_text.
alter table name_parts drop constraint name_parts_kind_check;
alter table name_parts add constraint name_parts_kind_check check (kind in ('patient', 'registration', 'user', 'userEmail', 'surgeon',
  'surgeonContact', 'customer', 'customerCode', 'company', 'reminder'));
-- For searches within companies: of their customers and their own users.
create index name_parts_by_company on name_parts (company_id, kind, part, owner_id) where company_id is not null;

drop function maintain_name_parts(regclass, text, text, text[]);
-- Creates the triggers for the columns of a table that are found by their parts. A table with two kinds has triggers with two prefixes.
create function maintain_name_parts(target regclass, kind text, id_column text, searched text[], prefix text) returns void language plpgsql as $$
declare
  places text[] := array(select attname from pg_attribute where attrelid = target and attname in ('customer_id', 'company_id'));
  differs text := (select string_agg(format('old.%1$I is distinct from new.%1$I', name), ' or ') from unnest(searched || places) name);
begin
  execute format('create trigger %I after insert on %s for each row execute function change_name(%L, %L)',
    prefix || '_added', target, kind, id_column);
  execute format('create trigger %I after update on %s for each row when (%s) execute function change_name(%L, %L)',
    prefix || '_changed', target, differs, kind, id_column);
  execute format('create trigger %I after delete on %s for each row execute function remove_name(%L, %L)',
    prefix || '_removed', target, kind, id_column);
end $$;
select maintain_name_parts('users', 'userEmail', 'user_id', '{email}', 'contact'),
  maintain_name_parts('surgeons', 'surgeonContact', 'surgeon_id', '{email,phone_public}', 'contact'),
  maintain_name_parts('customers', 'customerCode', 'customer_id', '{access_code}', 'contact');

-- Adds all names and contact details without parts to unformed_names. The server writes their parts in slices before it listens
-- (server/features/names/form-names.ts).
create or replace function queue_unformed_names() returns void language sql as $$
  insert into unformed_names (customer_id, company_id, kind, owner_id)
  select n.customer_id, n.company_id, n.kind, n.owner_id from (
    select customer_id, null::uuid as company_id, 'patient' as kind, patient_id as owner_id from patients
    union all select customer_id, null, 'registration', registration_id from registered_patients
    union all select coalesce(customer_id, '00000000-0000-0000-0000-000000000000'), company_id, unnest(array['user', 'userEmail']), user_id
      from users
    union all select customer_id, null, unnest(array['surgeon', 'surgeonContact']), surgeon_id from surgeons
    union all select customer_id, company_id, unnest(array['customer', 'customerCode']), customer_id from customers
    union all select '00000000-0000-0000-0000-000000000000', company_id, 'company', company_id from companies
    union all select customer_id, null, 'reminder', reminder_id from reminders) n
  where not exists (select from name_parts p where (p.customer_id, p.kind, p.owner_id) = (n.customer_id, n.kind, n.owner_id))
  on conflict do nothing
$$;
select queue_unformed_names();

-- For the reminders of a title, and for the one of an id.
create index reminders_by_id on reminders (customer_id, reminder_id);

-- For registrations that end with these digits of a phone and wait for their record.
create index registered_patients_by_phone on registered_patients (customer_id, phone_last_four) where patient_id is null;

drop index users_by_customer, users_by_company, surgeons_by_name;
alter table users drop column search_text;
alter table surgeons drop column search_text;
-- For the lists of users and surgeons: total and order read these indexes only, and so does row-level security.
create index users_by_customer on users (customer_id, active, last_name, first_name, user_id)
  include (role, company_id) where customer_id is not null;
create index users_by_company on users (company_id, active, last_name, first_name, user_id)
  include (role, customer_id) where company_id is not null;
create index surgeons_by_name on surgeons (customer_id, name, surgeon_id) where deleted_at is null;
