-- Lists and counts of cases cost the same for a thousand cases and for a hundred thousand: what they are sorted and narrowed by stands
-- in one row for each case, who has read a case in a row for each reader, and how many there are of a kind in tallies.
drop trigger last_words on cases;
drop trigger last_words on case_comments;
drop function keep_last_words, last_words_of;
drop table case_last_words;
drop index cases_by_status;

-- A case as its lists find it: who said the last in it and when, when the newest urgent comment came, when anything changed. It follows
-- cases, their comments and their patients. The surgeon is that of a message's patient; of all else it is nobody, the nil id.
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

-- Who has read a case: who said the last word in it, or looked since.
create table case_reads (
  customer_id uuid not null,
  user_id uuid not null,
  case_id uuid not null,
  primary key (customer_id, user_id, case_id),
  foreign key (customer_id, case_id) references cases on delete cascade
);
create index case_reads_of_case on case_reads (customer_id, case_id);

-- How many cases there are of a kind, under the nil id, and how many of them a user has read. A kind has as many slots as transactions
-- have counted it at once: one that finds all slots held takes another, so that nobody waits for a tally. The sum of the slots counts.
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
select protect_tenant('listed_cases'), protect_tenant('case_reads'), protect_tenant('case_tallies');

create function no_one() returns uuid language sql immutable parallel safe as $$ select '00000000-0000-0000-0000-000000000000'::uuid $$;

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

create function readers_of(customer uuid, one uuid) returns setof uuid language sql stable as $$
  select l.said_by from listed_cases l where l.customer_id = customer and l.case_id = one and l.said_by is not null
  union
  select v.user_id from case_views v join listed_cases l using (customer_id, case_id)
  where v.customer_id = customer and v.case_id = one and v.viewed_at >= l.said_at
$$;

-- Counts a case for nobody, which is for all, and for its readers.
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

-- What goes is counted before: whichever of both goes first with its case, the other one is still there.
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

create function tally_read() returns trigger language plpgsql as $$
declare
  reading record := case tg_op when 'DELETE' then old else new end;
begin
  perform tally_case(l, array[reading.user_id], case tg_op when 'DELETE' then -1 else 1 end)
  from listed_cases l where l.customer_id = reading.customer_id and l.case_id = reading.case_id;
  return reading;
end $$;

create trigger tallied after insert on listed_cases for each row execute function tally_listed();
create trigger tallied_again after update on listed_cases for each row
  when ((old.surgeon_id, old.status, old.urgent_at is null, old.is_archived)
    is distinct from (new.surgeon_id, new.status, new.urgent_at is null, new.is_archived))
  execute function tally_listed();
create trigger tallied_off before delete on listed_cases for each row execute function tally_listed();
create trigger tallied after insert on case_reads for each row execute function tally_read();
create trigger tallied_off before delete on case_reads for each row execute function tally_read();

-- Brings row and readers of a case up to what it is now. Whoever changes what is listed holds the case first: that is the order of locks.
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

create function list_changed_case() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform list_case(old.customer_id, old.case_id);
  else perform list_case(new.customer_id, new.case_id); end if;
  return null;
end $$;

-- A new message waits for whoever just gives its patient another surgeon: they could not see it.
create function hold_patient_of_case() returns trigger language plpgsql as $$
begin
  perform from patients where customer_id = new.customer_id and patient_id = new.patient_id for share;
  return new;
end $$;

create function list_cases_of_patient() returns trigger language plpgsql as $$
begin
  perform list_case(customer_id, case_id) from (
    select customer_id, case_id from cases where customer_id = new.customer_id and patient_id = new.patient_id order by case_id) theirs;
  return null;
end $$;

create trigger hold_patient before insert on cases for each row when (new.patient_id is not null)
  execute function hold_patient_of_case();
create trigger listed after insert or update of type, patient_id, status, priority, archived_at, created_by, created_at, updated_at on cases
  for each row execute function list_changed_case();
create trigger listed after insert or delete or update of deleted_at, is_urgent, said_at, author_id on case_comments
  for each row execute function list_changed_case();
create trigger listed after insert or delete or update of viewed_at on case_views for each row execute function list_changed_case();
create trigger lists_cases after update of surgeon_id on patients for each row when (old.surgeon_id is distinct from new.surgeon_id)
  execute function list_cases_of_patient();

-- All of it anew, for rows that came without these triggers.
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
$$;
revoke execute on function list_all_cases from public;

-- As before (0012), and whoever erases a record holds it before what belongs to it.
create or replace function erase_rows(customer uuid, id_column text, ids uuid[], home text) returns void language plpgsql as $$
declare
  target text;
begin
  execute format('select from %I where customer_id = $1 and %I = any($2) order by %I for update', home, id_column, id_column)
    using customer, ids;
  for target in
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id'
    join pg_attribute b on b.attrelid = c.oid and b.attname = id_column
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('account_deletions', 'patient_reads')
    order by c.relname = home
  loop
    execute format('delete from %I where customer_id = $1 and %I = any($2)', target, id_column) using customer, ids;
  end loop;
end $$;

select set_config('restride.customers', '*', true);
select list_all_cases();
select set_config('restride.customers', '', true);
