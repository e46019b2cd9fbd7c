-- Common terms in the schema: domain events, event handlers and sharded counters instead of facts, reactions and tallies.
alter table facts rename to domain_events;
alter table fact_counters rename to domain_event_counters;
alter table told_facts rename to published_events;
alter table reactions_done rename to handled_events;
alter table active_tallies rename to active_patient_counters;
alter table case_tallies rename to case_counters;
alter table patient_tallies rename to message_patient_counters;
alter table unit_tallies rename to unit_counters;
alter table domain_event_counters rename column last_fact to last_number;
alter table published_events rename column last_told to last_published;
alter table handled_events rename column fact_no to event_number;
alter table handled_events rename column reaction to handler;
alter table domain_events rename column fact_no to event_number;
alter table domain_events rename constraint facts_customer_id_fkey to domain_events_customer_id_fkey;
alter table domain_events rename constraint facts_pkey to domain_events_pkey;
alter table domain_event_counters rename constraint fact_counters_customer_id_fkey to domain_event_counters_customer_id_fkey;
alter table domain_event_counters rename constraint fact_counters_pkey to domain_event_counters_pkey;
alter table published_events rename constraint told_facts_customer_id_fkey to published_events_customer_id_fkey;
alter table published_events rename constraint told_facts_pkey to published_events_pkey;
alter table handled_events rename constraint reactions_done_pkey to handled_events_pkey;
alter table active_patient_counters rename constraint active_tallies_customer_id_fkey to active_patient_counters_customer_id_fkey;
alter table active_patient_counters rename constraint active_tallies_pkey to active_patient_counters_pkey;
alter table case_counters rename constraint case_tallies_customer_id_fkey to case_counters_customer_id_fkey;
alter table case_counters rename constraint case_tallies_pkey to case_counters_pkey;
alter table message_patient_counters rename constraint patient_tallies_customer_id_fkey to message_patient_counters_customer_id_fkey;
alter table message_patient_counters rename constraint patient_tallies_pkey to message_patient_counters_pkey;
alter table unit_counters rename constraint unit_tallies_customer_id_fkey to unit_counters_customer_id_fkey;
alter table unit_counters rename constraint unit_tallies_pkey to unit_counters_pkey;
alter index facts_by_patient rename to domain_events_by_patient;
alter trigger tallied on case_reads rename to update_counters;
alter trigger tallied_off on case_reads rename to update_counters_off;
alter trigger tallied on listed_cases rename to update_counters;
alter trigger tallied_again on listed_cases rename to update_counters_again;
alter trigger tallied_off on listed_cases rename to update_counters_off;
alter trigger tallied on listed_units rename to update_counters;
alter trigger tallied_again on listed_units rename to update_counters_again;
alter trigger tallied on message_patients rename to update_counters;
alter trigger tallied_again on message_patients rename to update_counters_again;
alter trigger tallied on patients rename to update_counters;
alter trigger tallied_again on patients rename to update_counters_again;

alter function keep_audit(regclass) rename to audit_table;
alter function keep_name_parts(regclass, text, text, text[]) rename to maintain_name_parts;
alter function keep_ready_content() rename to protect_ready_content;
alter function keep_where_it_went() rename to store_ship_address;
alter function tally_active(patients, integer) rename to change_active_patient_counter;
alter function tally_actives() rename to count_active_patients;
alter function tally_case(listed_cases, uuid[], integer) rename to change_case_counter;
alter function tally_listed() rename to count_listed_cases;
alter function tally_listed_unit() rename to count_listed_units;
alter function tally_message_patient() rename to count_message_patients;
alter function tally_patient(message_patients, integer) rename to change_message_patient_counter;
alter function tally_read() rename to count_case_reads;
alter function tally_unit(listed_units, integer) rename to change_unit_counter;
alter function tell_facts(uuid[]) rename to publish_events;

-- The functions of the baseline that contain such names, with the new names. Their comments are in the baseline.
create or replace function count_all_messages() returns void language sql as $$
  truncate message_patients;
  insert into message_patients
  select customer_id, patient_id, surgeon_id, count(*) filter (where not is_archived), count(*) filter (where is_archived)
  from listed_cases where patient_id is not null group by 1, 2, 3;
  truncate message_patient_counters;
  insert into message_patient_counters (customer_id, surgeon_id, is_archived, patients)
  select customer_id, surgeon_id, open = 0, count(*) from message_patients where open + archived > 0 group by 1, 2, 3;
$$;

create or replace function count_all_patients() returns void language sql as $$
  truncate active_patient_counters;
  insert into active_patient_counters (customer_id, active, patients) select customer_id, active, count(*) from patients group by 1, 2;
$$;

create or replace function list_all_cases() returns void language sql as $$
  truncate listed_cases, case_reads;
  insert into listed_cases select l.* from cases c, listing_of(c.customer_id, c.case_id) l;
  insert into case_reads select l.customer_id, r.user_id, l.case_id from listed_cases l, readers_of(l.customer_id, l.case_id) r (user_id);
  truncate case_counters;
  insert into case_counters (customer_id, user_id, surgeon_id, status, is_urgent, is_archived, cases)
  select customer_id, user_id, surgeon_id, status, urgent_at is not null, is_archived, count(*)
  from listed_cases join (
    select customer_id, case_id, user_id from case_reads union all select customer_id, case_id, no_one() from listed_cases) counted
    using (customer_id, case_id)
  group by 1, 2, 3, 4, 5, 6;
  select count_all_messages();
$$;

create or replace function list_all_units() returns void language sql as $$
  truncate listed_units, unit_counters;
  insert into listed_units select u.* from patient_devices d, units_of(d.customer_id, d.patient_id, d.item_id) u;
  truncate unit_counters;
  insert into unit_counters (customer_id, status, over_on, units) select customer_id, status, over_on, count(*) from listed_units group by 1, 2, 3;
$$;

create or replace function release_cases() returns trigger language plpgsql security definer set search_path to public as $$
declare
  scope text := current_setting('restride.customers', true);
  released record;
  number bigint;
begin
  perform set_config('restride.customers', '*', true);
  for released in
    update cases set status = 'Unassigned', assigned_to = null, changed_at = now(), updated_at = now(),
      changed_by = (select user_id from users where user_id::text = current_setting('restride.actor', true))
    where assigned_to = new.user_id and status in ('Assigned', 'Unresolved') and not may_look_after(new.user_id, customer_id)
    returning customer_id, case_id, patient_id, coalesce(changed_by, new.user_id) as changer
  loop
    insert into domain_event_counters as c (customer_id, last_number) values (released.customer_id, 1)
    on conflict (customer_id) do update set last_number = c.last_number + 1 returning last_number into number;
    insert into domain_events (customer_id, event_number, kind, subject_id, data, at) values (released.customer_id, number, 'CaseChanged',
      released.patient_id, jsonb_build_object('case', released.case_id, 'by', released.changer), now());
  end loop;
  perform set_config('restride.customers', coalesce(scope, ''), true);
  return null;
end $$;

create or replace function change_active_patient_counter(one patients, change integer) returns void language plpgsql as $$
declare
  free uuid;
begin
  select t.slot into free from active_patient_counters t where (t.customer_id, t.active) = (one.customer_id, one.active)
  limit 1 for update skip locked;
  insert into active_patient_counters values (one.customer_id, one.active, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, active, slot) do update set patients = active_patient_counters.patients + excluded.patients;
end $$;

create or replace function count_active_patients() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform change_active_patient_counter(old, -1); end if;
  if tg_op <> 'DELETE' then perform change_active_patient_counter(new, 1); end if;
  return null;
end $$;

create or replace function change_case_counter(listed listed_cases, readers uuid[], change integer) returns void language plpgsql as $$
declare
  reader uuid;
  free uuid;
begin
  foreach reader in array readers loop
    select t.slot into free from case_counters t
    where (t.customer_id, t.user_id, t.surgeon_id, t.status, t.is_urgent, t.is_archived)
      = (listed.customer_id, reader, listed.surgeon_id, listed.status, listed.urgent_at is not null, listed.is_archived)
    limit 1 for update skip locked;
    insert into case_counters values (listed.customer_id, reader, listed.surgeon_id, listed.status, listed.urgent_at is not null,
      listed.is_archived, coalesce(free, gen_random_uuid()), change)
    on conflict (customer_id, user_id, surgeon_id, status, is_urgent, is_archived, slot) do update
      set cases = case_counters.cases + excluded.cases;
  end loop;
end $$;

create or replace function count_listed_cases() returns trigger language plpgsql as $$
declare
  listed record := case tg_op when 'DELETE' then old else new end;
  readers uuid[] := no_one() || array(
    select user_id from case_reads where customer_id = listed.customer_id and case_id = listed.case_id);
begin
  if tg_op <> 'INSERT' then perform change_case_counter(old, readers, -1); end if;
  if tg_op <> 'DELETE' then perform change_case_counter(new, readers, 1); end if;
  return listed;
end $$;

create or replace function count_listed_units() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform change_unit_counter(old, -1); end if;
  if tg_op <> 'DELETE' then perform change_unit_counter(new, 1); end if;
  return null;
end $$;

create or replace function count_message_patients() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform change_message_patient_counter(old, -1); end if;
  if tg_op <> 'DELETE' then perform change_message_patient_counter(new, 1); end if;
  return null;
end $$;

create or replace function change_message_patient_counter(one message_patients, change integer) returns void language plpgsql as $$
declare
  free uuid;
begin
  if one.open + one.archived = 0 then return; end if;
  select t.slot into free from message_patient_counters t
  where (t.customer_id, t.surgeon_id, t.is_archived) = (one.customer_id, one.surgeon_id, one.open = 0)
  limit 1 for update skip locked;
  insert into message_patient_counters values (one.customer_id, one.surgeon_id, one.open = 0, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, surgeon_id, is_archived, slot) do update set patients = message_patient_counters.patients + excluded.patients;
end $$;

create or replace function count_case_reads() returns trigger language plpgsql as $$
declare
  reading record := case tg_op when 'DELETE' then old else new end;
begin
  perform change_case_counter(l, array[reading.user_id], case tg_op when 'DELETE' then -1 else 1 end)
  from listed_cases l where l.customer_id = reading.customer_id and l.case_id = reading.case_id;
  return reading;
end $$;

create or replace function change_unit_counter(one listed_units, change integer) returns void language plpgsql as $$
declare
  free uuid;
begin
  select t.slot into free from unit_counters t where (t.customer_id, t.status, t.over_on) = (one.customer_id, one.status, one.over_on)
  limit 1 for update skip locked;
  insert into unit_counters values (one.customer_id, one.status, one.over_on, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, status, over_on, slot) do update set units = unit_counters.units + excluded.units;
end $$;

create or replace function publish_events(tenants uuid[] default null) returns void language plpgsql as $$
declare
  publication published_events;
  event domain_events;
begin
  -- Nothing is lost with a notice: who missed it reads again. So nobody waits for the disk.
  perform set_config('synchronous_commit', 'off', true);
  if tenants is null then
    tenants := array(select c.customer_id from domain_event_counters c left join published_events t using (customer_id)
      where c.last_number > coalesce(t.last_published, 0));
  end if;
  insert into published_events select tenant, 0 from unnest(tenants) tenant order by tenant on conflict do nothing;
  for publication in select * from published_events where customer_id = any (tenants) order by customer_id for update loop
    for event in select * from domain_events
      where customer_id = publication.customer_id and event_number > publication.last_published order by event_number loop
      perform pg_notify('restride_domain_events', json_build_object('customer', event.customer_id, 'number', event.event_number,
        'kind', event.kind, 'subject', event.subject_id, 'data', event.data)::text);
      publication.last_published := event.event_number;
    end loop;
    update published_events set last_published = publication.last_published where customer_id = publication.customer_id;
  end loop;
end $$;

create or replace function add_standard_consent_forms(customer uuid) returns void language plpgsql security definer set search_path to public as $$
declare
  scope text := current_setting('restride.customers', true);
begin
  perform set_config('restride.customers', customer::text, true);
  insert into consent_forms (customer_id, form_id, version, sequence, title, description, body, created_at)
  select c.customer_id, f.form_id, 1, f.sequence, f.title, f.description, f.body, c.created_at
  from standard_consent_forms f, customers c where c.customer_id = customer
  on conflict do nothing;
  perform set_config('restride.customers', coalesce(scope, ''), true);
end $$;

-- Jobs under the former name of the job are removed, because no program runs them any more. The job under its new name runs every minute and
-- publishes the same events.
delete from graphile_worker._private_jobs where task_id in (select id from graphile_worker._private_tasks where identifier = 'tell-facts');
