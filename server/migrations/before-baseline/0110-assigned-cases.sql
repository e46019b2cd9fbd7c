-- A case is Assigned only with a person who may look after it, and Unassigned with nobody.
create function may_look_after(person uuid, clinic uuid) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (
    select from users u join customers c on c.customer_id = clinic
    where u.user_id = person and u.active and (u.role = 31 or u.customer_id = clinic
      or u.company_id = c.company_id and (u.role = 21 or u.role = 22 and clinic = any (u.associate_customers))))
$$;
revoke execute on function may_look_after(uuid, uuid) from public;

select set_config('restride.customers', '*', true);
do $$
declare released int;
begin
  update cases set status = 'Unassigned', assigned_to = null
  where status = 'Assigned' and (assigned_to is null or not may_look_after(assigned_to, customer_id))
    or status = 'Unresolved' and assigned_to is not null and not may_look_after(assigned_to, customer_id)
    or status = 'Unassigned' and assigned_to is not null;
  get diagnostics released = row_count;
  if released > 0 then
    raise info '% cases that nobody looked after are Unassigned now.', released;
  end if;
end $$;
select set_config('restride.customers', '', true);

alter table cases
  add constraint cases_assigned_to_somebody check (status <> 'Assigned' or assigned_to is not null),
  add constraint cases_unassigned_to_nobody check (status <> 'Unassigned' or assigned_to is null);

-- Whoever is switched off, loses a clinic or takes another role leaves Unassigned cases, whatever changed the account. Each is a fact, so
-- that open lists read it anew.
create function release_cases() returns trigger language plpgsql security definer set search_path = public as $$
declare
  scope text := current_setting('restride.customers', true);
  released record;
  fact bigint;
begin
  perform set_config('restride.customers', '*', true);
  for released in
    update cases set status = 'Unassigned', assigned_to = null, changed_at = now(), updated_at = now(),
      changed_by = (select user_id from users where user_id::text = current_setting('restride.actor', true))
    where assigned_to = new.user_id and status in ('Assigned', 'Unresolved') and not may_look_after(new.user_id, customer_id)
    returning customer_id, case_id, patient_id, coalesce(changed_by, new.user_id) as changer
  loop
    insert into fact_counters as c (customer_id, last_fact) values (released.customer_id, 1)
    on conflict (customer_id) do update set last_fact = c.last_fact + 1 returning last_fact into fact;
    insert into facts (customer_id, fact_no, kind, subject_id, data, at) values (released.customer_id, fact, 'CaseChanged',
      released.patient_id, jsonb_build_object('case', released.case_id, 'by', released.changer), now());
  end loop;
  perform set_config('restride.customers', coalesce(scope, ''), true);
  return null;
end $$;
revoke execute on function release_cases() from public;
grant execute on function release_cases() to restride_app;
create trigger release_cases after update of active, role, customer_id, company_id, associate_customers on users for each row
  when ((old.active, old.role, old.customer_id, old.company_id, old.associate_customers)
    is distinct from (new.active, new.role, new.customer_id, new.company_id, new.associate_customers))
  execute function release_cases();
create index cases_by_assignee on cases (assigned_to) where assigned_to is not null;
