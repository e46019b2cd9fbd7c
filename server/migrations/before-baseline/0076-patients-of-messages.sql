-- How many patients have messages is counted as they are written: a row for each patient with what there is of theirs, and tallies of
-- those rows by surgeon.

-- How many messages of a patient are open and archived, and whose they are by their surgeon.
create table message_patients (
  customer_id uuid not null,
  patient_id uuid not null,
  surgeon_id uuid not null,
  open integer not null,
  archived integer not null,
  primary key (customer_id, patient_id),
  foreign key (customer_id, patient_id) references patients on delete cascade
);

-- How many patients have a message that is open, and how many have only archived ones; in slots, as case_tallies.
create table patient_tallies (
  customer_id uuid not null references customers on delete cascade,
  surgeon_id uuid not null,
  is_archived boolean not null,
  slot uuid not null default gen_random_uuid(),
  patients integer not null,
  primary key (customer_id, surgeon_id, is_archived, slot)
);
select protect_tenant('message_patients'), protect_tenant('patient_tallies');

create function tally_patient(one message_patients, change integer) returns void language plpgsql as $$
declare
  free uuid;
begin
  if one.open + one.archived = 0 then return; end if;
  select t.slot into free from patient_tallies t
  where (t.customer_id, t.surgeon_id, t.is_archived) = (one.customer_id, one.surgeon_id, one.open = 0)
  limit 1 for update skip locked;
  insert into patient_tallies values (one.customer_id, one.surgeon_id, one.open = 0, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, surgeon_id, is_archived, slot) do update set patients = patient_tallies.patients + excluded.patients;
end $$;

create function tally_message_patient() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tally_patient(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_patient(new, 1); end if;
  return null;
end $$;
create trigger tallied after insert or delete on message_patients for each row execute function tally_message_patient();
create trigger tallied_again after update on message_patients for each row
  when ((old.surgeon_id, old.open = 0, old.open + old.archived = 0)
    is distinct from (new.surgeon_id, new.open = 0, new.open + new.archived = 0))
  execute function tally_message_patient();

create function count_message(listed listed_cases, change integer) returns void language plpgsql as $$
declare
  is_open integer := case when listed.is_archived then 0 else change end;
begin
  if listed.patient_id is null then return; end if;
  if change > 0 then
    insert into message_patients as m
    values (listed.customer_id, listed.patient_id, listed.surgeon_id, is_open, change - is_open)
    on conflict (customer_id, patient_id) do update
      set surgeon_id = excluded.surgeon_id, open = m.open + excluded.open, archived = m.archived + excluded.archived;
  else
    update message_patients m set open = m.open + is_open, archived = m.archived + change - is_open
    where (m.customer_id, m.patient_id) = (listed.customer_id, listed.patient_id);
  end if;
end $$;

create function count_messages() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_message(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_message(new, 1); end if;
  return null;
end $$;
create trigger counted after insert or delete on listed_cases for each row execute function count_messages();
create trigger counted_again after update on listed_cases for each row
  when ((old.patient_id, old.surgeon_id, old.is_archived) is distinct from (new.patient_id, new.surgeon_id, new.is_archived))
  execute function count_messages();

-- Cases are held before the rows of their patients, by whoever gives a patient another surgeon too.
create or replace function list_cases_of_patient() returns trigger language plpgsql as $$
declare
  theirs uuid[];
begin
  theirs := array(select case_id from cases where customer_id = new.customer_id and patient_id = new.patient_id
    order by case_id for no key update);
  perform list_case(new.customer_id, one) from unnest(theirs) one;
  return null;
end $$;

create function count_all_messages() returns void language sql as $$
  truncate message_patients;
  insert into message_patients
  select customer_id, patient_id, surgeon_id, count(*) filter (where not is_archived), count(*) filter (where is_archived)
  from listed_cases where patient_id is not null group by 1, 2, 3;
  truncate patient_tallies;
  insert into patient_tallies (customer_id, surgeon_id, is_archived, patients)
  select customer_id, surgeon_id, open = 0, count(*) from message_patients where open + archived > 0 group by 1, 2, 3;
$$;

-- As before (0073), and the messages of patients.
create or replace function list_all_cases() returns void language sql as $$
  truncate listed_cases, case_reads;
  insert into listed_cases select l.* from cases c, listing_of(c.customer_id, c.case_id) l;
  insert into case_reads select l.customer_id, r.user_id, l.case_id from listed_cases l, readers_of(l.customer_id, l.case_id) r (user_id);
  truncate case_tallies;
  insert into case_tallies (customer_id, user_id, surgeon_id, status, is_urgent, is_archived, cases)
  select customer_id, user_id, surgeon_id, status, urgent_at is not null, is_archived, count(*)
  from listed_cases join (
    select customer_id, case_id, user_id from case_reads union all select customer_id, case_id, no_one() from listed_cases) counted
    using (customer_id, case_id)
  group by 1, 2, 3, 4, 5, 6;
  select count_all_messages();
$$;
revoke execute on function count_all_messages, list_all_cases from public;

select set_config('restride.customers', '*', true);
select count_all_messages();
select set_config('restride.customers', '', true);
