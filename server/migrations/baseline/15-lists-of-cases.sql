-- Tables for the lists of cases, so that a list and its totals cost the same for a thousand cases and for a hundred thousand: a row for each case
-- with the columns that lists filter and sort by, a row for each reader of a case, and sharded counters (docs/decisions/0021-sharded-counters.md).
-- Triggers maintain them in the transaction of each change.

-- A case as lists filter and sort it. It follows from the case, its comments and its patient. said_at, said_by: time and author (null: no user) of
-- the last comment, or of the first message, present names last_message_at and last_message_by; urgent_at: time of the newest urgent comment;
-- touched_at: time of the last change or comment. Patient and surgeon are those of a message; for other cases the patient is null and the surgeon the
-- nil id.
create table listed_cases (
  customer_id uuid not null,
  case_id uuid not null,
  case_number bigint not null,
  patient_id uuid,
  surgeon_id uuid not null,
  status text not null,
  priority text not null,
  is_archived boolean not null,
  said_at timestamptz not null,
  said_by uuid,
  urgent_at timestamptz,
  touched_at timestamptz not null,
  primary key (customer_id, case_id),
  foreign key (customer_id, case_id) references cases on delete cascade
);
-- An index for each order of the lists: cases by change, number and priority, in all or in one status; messages of a surgeon or a patient by time;
-- and those that ever had an urgent comment, which come first.
create index listed_cases_newest on listed_cases (customer_id, is_archived, touched_at desc, case_id);
create index listed_cases_of_status on listed_cases (customer_id, is_archived, status, touched_at desc, case_id);
create index listed_cases_by_number on listed_cases (customer_id, is_archived, case_number);
create index listed_cases_by_priority on listed_cases (customer_id, is_archived, status, priority, touched_at desc, case_id);
create index listed_cases_of_surgeon on listed_cases (customer_id, surgeon_id, is_archived, said_at desc, case_id);
create index listed_cases_of_patient on listed_cases (customer_id, patient_id, is_archived, said_at desc, case_id);
create index listed_cases_urgent on listed_cases (customer_id, is_archived, touched_at desc, case_id) where urgent_at is not null;
create index listed_cases_urgent_of_status on listed_cases (customer_id, is_archived, status, touched_at desc, case_id)
  where urgent_at is not null;
create index listed_cases_urgent_of_surgeon on listed_cases (customer_id, surgeon_id, is_archived, said_at desc, case_id)
  where urgent_at is not null;

-- A user who has read a case: the author of its last comment, or a user who has viewed it since. Rows exist for reading, not for unread cases, so
-- that a new case or a new user needs none.
create table case_reads (
  customer_id uuid not null,
  user_id uuid not null,
  case_id uuid not null,
  primary key (customer_id, user_id, case_id),
  foreign key (customer_id, case_id) references cases on delete cascade
);
create index case_reads_of_case on case_reads (customer_id, case_id);

-- A slot of a sharded counter (as in active_tallies): the cases with these properties, under the nil id, or those of them that a user has read.
-- Unread are all cases without those that were read. Present name: case_counters.
create table case_tallies (
  customer_id uuid not null references customers on delete cascade,
  user_id uuid not null,
  surgeon_id uuid not null,
  status text not null,
  is_urgent boolean not null,
  is_archived boolean not null,
  slot uuid not null default gen_random_uuid(),
  cases integer not null,
  primary key (customer_id, user_id, surgeon_id, status, is_urgent, is_archived, slot)
);

-- A patient with messages: how many of them are open, how many are archived, and the patient's surgeon. It has no slots, because a transaction must
-- know whether it removes the last one.
create table message_patients (
  customer_id uuid not null,
  patient_id uuid not null,
  surgeon_id uuid not null,
  open integer not null,
  archived integer not null,
  primary key (customer_id, patient_id),
  foreign key (customer_id, patient_id) references patients on delete cascade
);

-- A slot of a sharded counter: the patients of a surgeon with an open message, or with archived messages only. Present name:
-- message_patient_counters.
create table patient_tallies (
  customer_id uuid not null references customers on delete cascade,
  surgeon_id uuid not null,
  is_archived boolean not null,
  slot uuid not null default gen_random_uuid(),
  patients integer not null,
  primary key (customer_id, surgeon_id, is_archived, slot)
);
select protect_tenant('listed_cases'), protect_tenant('case_reads'), protect_tenant('case_tallies'), protect_tenant('message_patients'),
  protect_tenant('patient_tallies');

-- Returns the row of listed_cases that follows from a case.
create function listing_of(customer uuid, one uuid) returns listed_cases language sql stable as $$
  select c.customer_id, c.case_id, c.case_number, p.patient_id, coalesce(p.surgeon_id, no_one()), c.status, coalesce(c.priority, ''),
    c.archived_at is not null, coalesce(m.said_at, c.created_at), case when m.said_at is null then c.created_by else m.author_id end,
    (select max(u.said_at) from case_comments u
      where u.customer_id = c.customer_id and u.case_id = c.case_id and u.is_urgent and u.deleted_at is null),
    greatest(c.updated_at, coalesce(m.said_at, c.created_at))
  from cases c
    left join patients p on c.type = 'Surgeon Message' and p.customer_id = c.customer_id and p.patient_id = c.patient_id
    left join lateral (
      select n.said_at, n.author_id from case_comments n
      where n.customer_id = c.customer_id and n.case_id = c.case_id and n.deleted_at is null
      order by n.said_at desc, n.comment_id desc limit 1) m on true
  where c.customer_id = customer and c.case_id = one
$$;

-- Returns the users who have read a listed case.
create function readers_of(customer uuid, one uuid) returns setof uuid language sql stable as $$
  select l.said_by from listed_cases l where l.customer_id = customer and l.case_id = one and l.said_by is not null
  union
  select v.user_id from case_views v join listed_cases l using (customer_id, case_id)
  where v.customer_id = customer and v.case_id = one and v.viewed_at >= l.said_at
$$;

-- Adds a number to the counters of a case, for each given reader; the nil id among them stands for all cases. It takes a slot that no other
-- transaction has locked, or adds one. Present name: change_case_counter.
create function tally_case(listed listed_cases, readers uuid[], change integer) returns void language plpgsql as $$
declare
  reader uuid;
  free uuid;
begin
  foreach reader in array readers loop
    select t.slot into free from case_tallies t
    where (t.customer_id, t.user_id, t.surgeon_id, t.status, t.is_urgent, t.is_archived)
      = (listed.customer_id, reader, listed.surgeon_id, listed.status, listed.urgent_at is not null, listed.is_archived)
    limit 1 for update skip locked;
    insert into case_tallies values (listed.customer_id, reader, listed.surgeon_id, listed.status, listed.urgent_at is not null,
      listed.is_archived, coalesce(free, gen_random_uuid()), change)
    on conflict (customer_id, user_id, surgeon_id, status, is_urgent, is_archived, slot) do update
      set cases = case_tallies.cases + excluded.cases;
  end loop;
end $$;

-- Trigger that counts a listed case, also for its readers. Present name: count_listed_cases. It runs before a deletion, as the trigger of case_reads
-- does: the deletion of a case cascades to both tables, and whichever row is deleted first still finds the other one.
create function tally_listed() returns trigger language plpgsql as $$
declare
  listed record := case tg_op when 'DELETE' then old else new end;
  readers uuid[] := no_one() || array(
    select user_id from case_reads where customer_id = listed.customer_id and case_id = listed.case_id);
begin
  if tg_op <> 'INSERT' then perform tally_case(old, readers, -1); end if;
  if tg_op <> 'DELETE' then perform tally_case(new, readers, 1); end if;
  return listed;
end $$;
create trigger tallied after insert on listed_cases for each row execute function tally_listed();
create trigger tallied_again after update on listed_cases for each row
  when ((old.surgeon_id, old.status, old.urgent_at is null, old.is_archived)
    is distinct from (new.surgeon_id, new.status, new.urgent_at is null, new.is_archived))
  execute function tally_listed();
create trigger tallied_off before delete on listed_cases for each row execute function tally_listed();

-- Trigger that counts the case of a reader. Present name: count_case_reads.
create function tally_read() returns trigger language plpgsql as $$
declare
  reading record := case tg_op when 'DELETE' then old else new end;
begin
  perform tally_case(l, array[reading.user_id], case tg_op when 'DELETE' then -1 else 1 end)
  from listed_cases l where l.customer_id = reading.customer_id and l.case_id = reading.case_id;
  return reading;
end $$;
create trigger tallied after insert on case_reads for each row execute function tally_read();
create trigger tallied_off before delete on case_reads for each row execute function tally_read();

-- Adds a number to the counter of patients with messages. Present name: change_message_patient_counter.
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
-- Trigger that counts a patient with messages. Present name: count_message_patients.
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

-- Adds a number to the messages of a patient, if the case is a message.
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
-- Trigger that counts the messages of a patient.
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

-- Brings the listed row and the readers of a case up to date. Every transaction that changes listed columns locks the case first, so that all
-- take locks in the same order.
create function list_case(customer uuid, one uuid) returns void language plpgsql as $$
declare
  readers uuid[];
begin
  perform from cases where customer_id = customer and case_id = one for no key update;
  if not found then return; end if;
  insert into listed_cases select * from listing_of(customer, one)
  on conflict (customer_id, case_id) do update set surgeon_id = excluded.surgeon_id, patient_id = excluded.patient_id,
    status = excluded.status, priority = excluded.priority, is_archived = excluded.is_archived, said_at = excluded.said_at,
    said_by = excluded.said_by, urgent_at = excluded.urgent_at, touched_at = excluded.touched_at;
  readers := array(select readers_of(customer, one));
  delete from case_reads where customer_id = customer and case_id = one and user_id <> all (readers);
  insert into case_reads select customer, unnest(readers), one on conflict do nothing;
end $$;

-- Trigger that updates the listed row of a case.
create function list_changed_case() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform list_case(old.customer_id, old.case_id);
  else perform list_case(new.customer_id, new.case_id); end if;
  return null;
end $$;
create trigger listed after insert or update of type, patient_id, status, priority, archived_at, created_by, created_at, updated_at on cases
  for each row execute function list_changed_case();
create trigger listed after insert or delete or update of deleted_at, is_urgent, said_at, author_id on case_comments
  for each row execute function list_changed_case();
create trigger listed after insert or delete or update of viewed_at on case_views for each row execute function list_changed_case();

-- Trigger that locks the patient of a new case: so the case waits for a transaction that gives the patient another surgeon, which could not see the
-- case yet and would leave it listed under the former surgeon. Present name: lock_patient_of_case.
create function hold_patient_of_case() returns trigger language plpgsql as $$
begin
  perform from patients where customer_id = new.customer_id and patient_id = new.patient_id for share;
  return new;
end $$;
create trigger hold_patient before insert on cases for each row when (new.patient_id is not null)
  execute function hold_patient_of_case();

-- Trigger that lists the cases of a patient again who has another surgeon. It locks the cases, in the order of their ids, before the rows of their
-- patients in message_patients, in the order of locks of every other change.
create function list_cases_of_patient() returns trigger language plpgsql as $$
declare
  theirs uuid[];
begin
  theirs := array(select case_id from cases where customer_id = new.customer_id and patient_id = new.patient_id
    order by case_id for no key update);
  perform list_case(new.customer_id, one) from unnest(theirs) one;
  return null;
end $$;
create trigger lists_cases after update of surgeon_id on patients for each row when (old.surgeon_id is distinct from new.surgeon_id)
  execute function list_cases_of_patient();

-- Recomputes the counts of messages, after rows were written without the triggers, as seeds do.
create function count_all_messages() returns void language sql as $$
  truncate message_patients;
  insert into message_patients
  select customer_id, patient_id, surgeon_id, count(*) filter (where not is_archived), count(*) filter (where is_archived)
  from listed_cases where patient_id is not null group by 1, 2, 3;
  truncate patient_tallies;
  insert into patient_tallies (customer_id, surgeon_id, is_archived, patients)
  select customer_id, surgeon_id, open = 0, count(*) from message_patients where open + archived > 0 group by 1, 2, 3;
$$;
-- Recomputes all tables of this file, after rows were written without the triggers.
create function list_all_cases() returns void language sql as $$
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
