-- Common terms in the schema: columns, constraints, indexes, policies, triggers and locals of functions that had words of their own.

-- Time of a comment; time and author of the last message of a listed case.
alter table case_comments rename column said_at to commented_at;
alter table listed_cases rename column said_at to last_message_at;
alter table listed_cases rename column said_by to last_message_by;
-- Time at which the server received a reading of a device whose clock was ahead.
alter table device_readings rename column heard_at to received_at;
-- Type of a carrier's event, and a sentence about its outcome.
alter table carrier_events rename column said to event_type;
alter table carrier_events rename column did to outcome;
-- Editing session of a draft: its user, its browser window, and the time of its last request.
alter table patient_drafts rename column held_by to editing_user_id;
alter table patient_drafts rename column held_desk to editing_session_id;
alter table patient_drafts rename column held_at to editing_active_at;
alter table patient_drafts rename constraint patient_drafts_held_by_fkey to patient_drafts_editing_user_id_fkey;
alter table case_comments rename constraint case_comments_says_something to case_comments_has_content;
alter index custody_lines_asked_once rename to custody_lines_reminded_once;
alter policy told on push_devices rename to notified_users;

-- Triggers are named by what they do. Those of a table still run in the same order, which is that of their names.
alter trigger listed on case_comments rename to list_case;
alter trigger listed on case_views rename to list_case;
alter trigger listed on cases rename to list_case;
alter trigger lists_cases on patients rename to list_cases;
alter trigger listed on custody_lines rename to list_unit;
alter trigger listed on item_revisions rename to list_unit;
alter trigger listed_no_more on item_revisions rename to list_unit_off;
alter trigger listed on patient_devices rename to list_unit;
alter trigger counted on listed_cases rename to count_messages;
alter trigger counted_again on listed_cases rename to count_messages_again;
alter trigger counted on device_orders rename to count_order;
alter trigger sent on device_orders rename to store_ship_address;
alter trigger hold_patient on cases rename to lock_patient;
alter function hold_patient_of_case() rename to lock_patient_of_case;

-- The functions below contain such names. Their comments are in the baseline.
create or replace function listing_of(customer uuid, one uuid) returns listed_cases language sql stable as $$
  select c.customer_id, c.case_id, c.case_number, p.patient_id, coalesce(p.surgeon_id, no_one()), c.status, coalesce(c.priority, ''),
    c.archived_at is not null, coalesce(m.commented_at, c.created_at), case when m.commented_at is null then c.created_by else m.author_id end,
    (select max(u.commented_at) from case_comments u
      where u.customer_id = c.customer_id and u.case_id = c.case_id and u.is_urgent and u.deleted_at is null),
    greatest(c.updated_at, coalesce(m.commented_at, c.created_at))
  from cases c
    left join patients p on c.type = 'Surgeon Message' and p.customer_id = c.customer_id and p.patient_id = c.patient_id
    left join lateral (
      select n.commented_at, n.author_id from case_comments n
      where n.customer_id = c.customer_id and n.case_id = c.case_id and n.deleted_at is null
      order by n.commented_at desc, n.comment_id desc limit 1) m on true
  where c.customer_id = customer and c.case_id = one
$$;

create or replace function readers_of(customer uuid, one uuid) returns setof uuid language sql stable as $$
  select l.last_message_by from listed_cases l where l.customer_id = customer and l.case_id = one and l.last_message_by is not null
  union
  select v.user_id from case_views v join listed_cases l using (customer_id, case_id)
  where v.customer_id = customer and v.case_id = one and v.viewed_at >= l.last_message_at
$$;

create or replace function list_case(customer uuid, one uuid) returns void language plpgsql as $$
declare
  readers uuid[];
begin
  perform from cases where customer_id = customer and case_id = one for no key update;
  if not found then return; end if;
  insert into listed_cases select * from listing_of(customer, one)
  on conflict (customer_id, case_id) do update set surgeon_id = excluded.surgeon_id, patient_id = excluded.patient_id,
    status = excluded.status, priority = excluded.priority, is_archived = excluded.is_archived,
    last_message_at = excluded.last_message_at, last_message_by = excluded.last_message_by, urgent_at = excluded.urgent_at,
    touched_at = excluded.touched_at;
  readers := array(select readers_of(customer, one));
  delete from case_reads where customer_id = customer and case_id = one and user_id <> all (readers);
  insert into case_reads select customer, unnest(readers), one on conflict do nothing;
end $$;

create or replace function list_cases_of_patient() returns trigger language plpgsql as $$
declare
  case_ids uuid[];
begin
  case_ids := array(select case_id from cases where customer_id = new.customer_id and patient_id = new.patient_id
    order by case_id for no key update);
  perform list_case(new.customer_id, id) from unnest(case_ids) id;
  return null;
end $$;

create or replace function list_all_cases() returns void language sql as $$
  truncate listed_cases, case_reads;
  insert into listed_cases select l.* from cases c, listing_of(c.customer_id, c.case_id) l;
  insert into case_reads select l.customer_id, r.user_id, l.case_id from listed_cases l, readers_of(l.customer_id, l.case_id) r (user_id);
  truncate case_counters;
  insert into case_counters (customer_id, user_id, surgeon_id, status, is_urgent, is_archived, cases)
  select customer_id, user_id, surgeon_id, status, urgent_at is not null, is_archived, count(*)
  from listed_cases join (
    select customer_id, case_id, user_id from case_reads union all select customer_id, case_id, no_one() from listed_cases) readers
    using (customer_id, case_id)
  group by 1, 2, 3, 4, 5, 6;
  select count_all_messages();
$$;

create or replace function place_missing_orders() returns void language sql as $$
  update patient_devices d set order_id = placed.order_id
  from (select customer_id, patient_id, ordered_on,
      md5(concat_ws(' ', customer_id, patient_id, ordered_on))::uuid as order_id
    from patient_devices where order_id is null group by customer_id, patient_id, ordered_on) placed
  where d.order_id is null and d.customer_id = placed.customer_id and d.patient_id = placed.patient_id
    and d.ordered_on is not distinct from placed.ordered_on;

  insert into device_orders (customer_id, order_id, patient_id, ordered_at, is_reorder, status, gateway_id, tracking_link)
  select d.customer_id, d.order_id, d.patient_id,
    coalesce((min(d.ordered_on)::timestamp + interval '9 hours') at time zone min(c.time_zone), min(p.created_at)),
    coalesce(bool_or(exists (select from patient_devices old where old.customer_id = d.customer_id and old.patient_id = d.patient_id
      and old.device_id = d.device_id and old.reorder_on = d.ordered_on and old.item_id <> d.item_id)), false),
    case when bool_or(d.status in ('Pending', 'Unlinked', 'fail')) then 'Pending' else 'Shipped' end,
    max(d.hardware_id), max(d.tracking_link)
  from patient_devices d join customers c using (customer_id) join patients p using (customer_id, patient_id)
  where not exists (select from device_orders o where o.customer_id = d.customer_id and o.order_id = d.order_id)
  group by d.customer_id, d.order_id, d.patient_id;

  insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source)
  select d.customer_id, d.patient_id, d.item_id, md5(d.item_id || event.word)::uuid, d.order_id, event.word, event.at, event.at, 'Before'
  from patient_devices d join device_orders o using (customer_id, order_id) join customers c using (customer_id),
    lateral (select word, coalesce((day::timestamp + interval '12 hours') at time zone c.time_zone, o.ordered_at) as at
      from (values ('shipped', d.shipped_on, d.shipped_on is not null or d.status = 'Shipped'),
        ('delivered', d.delivered_on, d.delivered_on is not null or d.status = 'Delivered'),
        ('returned', d.returned_on, d.returned_on is not null or d.status = 'Returned'),
        ('refused', null, d.status = 'fail'), ('unlinked', null, d.status = 'Unlinked'), ('deleted', null, d.status = 'Deleted')
      ) possible_events (word, day, has_happened) where has_happened) event
  where not exists (select from custody_lines l where l.customer_id = d.customer_id and l.item_id = d.item_id);

  delete from device_order_counts;
  insert into device_order_counts select customer_id, status, is_reorder, count(*) from device_orders group by 1, 2, 3;
$$;

create or replace function publish_events(tenants uuid[] default null) returns void language plpgsql as $$
declare
  publication published_events;
  event domain_events;
begin
  -- A lost notification does no harm, because subscribers read the events from the table. So the commit does not wait for the disk.
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

create or replace function erase_account(customer uuid, deletion uuid, as_of timestamptz) returns boolean
language plpgsql security definer set search_path = public as $$
declare
  due account_deletions;
  registrations uuid[];
  case_ids uuid[];
  notes uuid[];
  calls uuid[];
  mails text[];
  phones text[];
  request_case cases;
begin
  select * into due from account_deletions where customer_id = customer and deletion_id = deletion
    and withdrawn_at is null and erased_at is null and erase_at <= as_of for update;
  if not found then return false; end if;

  select * into request_case from cases where customer_id = customer and case_id = deletion;
  registrations := array(select registration_id from registered_patients
    where customer_id = customer and (patient_id = due.patient_id or registration_id = due.registration_id));
  case_ids := array(select case_id from cases where customer_id = customer and (patient_id = due.patient_id or case_id = deletion));
  notes := array(select notification_id from notification_recipients n where customer_id = customer and patient_id = due.patient_id
    and not exists (select from notification_recipients o where o.customer_id = customer
      and o.notification_id = n.notification_id and o.patient_id <> n.patient_id));
  mails := array(select lower(email) from patients where customer_id = customer and patient_id = due.patient_id
    union select lower(email) from registered_patients where customer_id = customer and registration_id = any(registrations));

  phones := array(select phone from patients where customer_id = customer and patient_id = due.patient_id
    union select phone from registered_patients where customer_id = customer and registration_id = any(registrations));
  calls := array(select callback_id from callback_requests where customer_id = customer
    and (patient_id = due.patient_id or phone = any(phones)));

  perform erase_rows(customer, 'registration_id', registrations, 'registered_patients');
  perform erase_rows(customer, 'case_id', case_ids, 'cases');
  perform erase_rows(customer, 'notification_id', notes, 'notifications');
  perform erase_rows(customer, 'callback_id', calls, 'callback_requests');
  perform erase_rows(customer, 'patient_id', array[due.patient_id], 'patients');

  delete from audit_log l where l.customer_id = customer and l.table_name <> 'account_deletions' and (
    coalesce(l.after, l.before) ->> 'patient_id' = due.patient_id::text
    or coalesce(l.after, l.before) ->> 'registration_id' = any(registrations::text[])
    or coalesce(l.after, l.before) ->> 'case_id' = any(case_ids::text[])
    or coalesce(l.after, l.before) ->> 'notification_id' = any(notes::text[])
    or coalesce(l.after, l.before) ->> 'callback_id' = any(calls::text[]));
  -- The case of the request is replaced by one with its number and dates, but without its texts, so that staff still find it.
  if request_case.case_id is not null then
    insert into cases (customer_id, case_id, case_number, type, status, summary, description, created_at, updated_at, archived_at)
    overriding system value
    values (customer, deletion, request_case.case_number, request_case.type, 'Resolved', 'Account erased', 'Account erased',
      request_case.created_at, as_of, request_case.archived_at);
  end if;
  -- Stored answers may contain data of any person. No client repeats a request after an hour, so all older answers are deleted.
  delete from idempotency_keys where created_at < as_of - interval '1 hour'
    or owner = due.patient_id::text or strpos(answer::text, due.patient_id::text) > 0;
  delete from rate_limits where exists (select from unnest(mails) mail where strpos(key, mail) > 0);
  update account_deletions set erased_at = as_of where customer_id = customer and deletion_id = deletion;
  return true;
end $$;

-- Another name of a parameter needs another function, on which the columns of words depend.
alter table diagnosis_codes drop column side, drop column words, drop column all_words;
drop function words_of(text);
create function words_of(phrase text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct word) filter (where word <> ''), '{}')
  from regexp_split_to_table(lower(phrase), '[\s,;/()\[\]]+') chunk,
    lateral (select regexp_replace(chunk, '[^a-z0-9]', '', 'g') union all select regexp_split_to_table(chunk, '[^a-z0-9]+')) parts (word)
$$;
alter table diagnosis_codes
  add column side text generated always as (
    case when 'right' = any (words_of(description)) then 'right' when 'left' = any (words_of(description)) then 'left' end) stored,
  add column words tsvector generated always as (array_to_tsvector(words_of(description || ' ' || replace(code, '.', '')))) stored,
  add column all_words tsvector generated always as (
    array_to_tsvector(words_of(description || ' ' || replace(code, '.', '') || ' ' || synonyms))) stored;
create index diagnosis_codes_by_word on diagnosis_codes using gin (words);
create index diagnosis_codes_by_any_word on diagnosis_codes using gin (all_words);
