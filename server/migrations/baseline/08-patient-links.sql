-- A mailed code that opens a patient's progress page. It is bound to a token that only the requesting browser has; both are stored as hashes.
create table progress_codes (
  customer_id uuid not null,
  token_hash text not null,
  patient_id uuid not null,
  code_hash text not null,
  tries_left smallint not null,
  expires_at timestamptz not null,
  primary key (customer_id, token_hash),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index progress_codes_by_patient on progress_codes (customer_id, patient_id);
create index progress_codes_by_end on progress_codes (expires_at);
select protect_tenant('progress_codes');

-- A link to the data of a patient: a progress page that was opened with a code, or a link that was mailed to a caregiver or with a report. The token
-- of the link names this row and opens nothing without it.
create table patient_links (
  customer_id uuid not null,
  link_id uuid not null,
  patient_id uuid not null,
  kind text not null check (kind in ('progress', 'caregiver', 'report')),
  -- User or patient who sent the link; null for a page that was opened with a code.
  sender_id uuid,
  recipient text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  -- Time, account and reason of an end before ends_at; null otherwise.
  ended_at timestamptz,
  ended_by text,
  end_reason text check (end_reason in ('person', 'password', 'inactive', 'address', 'caregiver', 'opt-out', 'sender')),
  check ((ended_at is null) = (end_reason is null) and (ended_at is null) = (ended_by is null)),
  primary key (customer_id, link_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id)
);
create index patient_links_of_patient on patient_links (customer_id, patient_id, created_at desc);
create index patient_links_of_sender on patient_links (sender_id) where ended_at is null;
create index patient_links_by_end on patient_links (ends_at);
select keep_audit('patient_links'), protect_tenant('patient_links');

-- Returns whether a patient has a caregiver.
create function is_named_caregiver(caregiver jsonb) returns boolean language sql immutable as $$
  select concat(caregiver ->> 'fname', caregiver ->> 'lname', caregiver ->> 'phone', caregiver ->> 'email') <> ''
$$;

-- Returns the reason for which a change of the patient ends a link; null when it does not. When the caregiver is removed or gets another address,
-- all caregiver links to other addresses than the new one end.
create function end_reason_of(kind text, recipient text, before patients, now_is patients) returns text language sql immutable as $$
  select case
    when before.active and not now_is.active then 'inactive'
    when before.password_hash is distinct from now_is.password_hash then 'password'
    when lower(before.email) <> lower(now_is.email) and recipient = lower(before.email) then 'address'
    when before.email_opt_in and not now_is.email_opt_in
      and (kind = 'caregiver' or kind = 'report' and recipient in (lower(before.email), lower(now_is.email))) then 'opt-out'
    when kind = 'caregiver' and recipient <> lower(coalesce(now_is.caregiver ->> 'email', ''))
      and (lower(before.caregiver ->> 'email') <> lower(coalesce(now_is.caregiver ->> 'email', '')) and before.caregiver ->> 'email' <> ''
        or is_named_caregiver(before.caregiver) and not is_named_caregiver(now_is.caregiver)) then 'caregiver'
  end
$$;

-- Trigger that ends the links that a change of their patient ends, in whichever way the change came about.
create function end_links_of_patient() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update patient_links l
    set ended_at = now(), ended_by = coalesce(nullif(scope_actor(), ''), 'system'), end_reason = end_reason_of(l.kind, l.recipient, old, new)
    where l.customer_id = new.customer_id and l.patient_id = new.patient_id and l.ended_at is null
      and end_reason_of(l.kind, l.recipient, old, new) is not null;
  return null;
end $$;
create trigger end_links after update on patients for each row
  when (old.active is distinct from new.active or is_new_password(old.password_hash, new.password_hash) or old.email <> new.email
    or old.email_opt_in is distinct from new.email_opt_in or old.caregiver is distinct from new.caregiver)
  execute function end_links_of_patient();

-- Trigger that ends the links of a deactivated user for good.
create function end_links_of_sender() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update patient_links set ended_at = now(), ended_by = coalesce(nullif(scope_actor(), ''), 'system'), end_reason = 'sender'
    where sender_id = new.user_id and ended_at is null;
  return null;
end $$;
create trigger end_links after update on users for each row when (old.active and not new.active) execute function end_links_of_sender();

revoke execute on function end_links_of_patient(), end_links_of_sender() from public;
grant execute on function end_links_of_patient(), end_links_of_sender() to restride_app;
