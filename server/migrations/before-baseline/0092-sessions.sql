-- Sessions of accounts, from the password to the end. A token names its session and is worth nothing without this row, so ending a
-- session is deleting it. Whoever was signed in before this migration signs in again.
create table sessions (
  session_id uuid primary key,
  account_id uuid not null,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  application text not null,
  device text not null,
  place text not null
);
create index sessions_by_account on sessions (account_id);
select protect_secret('sessions', 'account_id::text = (select scope_actor())');
drop table ended_sessions;

-- One open sign-in an account: a new one replaces the former, whose browser is told so by the id kept in replaced_ids.
delete from one_time_codes;
alter table one_time_codes
  drop constraint one_time_codes_pkey,
  add primary key (user_id),
  add unique (challenge_id),
  add column password_at timestamptz not null,
  add column replaced_ids uuid[] not null default '{}';
drop index one_time_codes_by_user;

create or replace function end_user_secrets() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from sessions where account_id = new.user_id;
  delete from password_tokens where user_id = new.user_id;
  delete from one_time_codes where user_id = new.user_id;
  delete from trusted_devices where user_id = new.user_id;
  return null;
end $$;

create or replace function end_patient_secrets() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from sessions where account_id = new.patient_id;
  delete from password_tokens where customer_id = new.customer_id and patient_id = new.patient_id;
  delete from progress_codes where customer_id = new.customer_id and patient_id = new.patient_id;
  return null;
end $$;
