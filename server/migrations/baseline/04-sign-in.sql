-- Secrets of signing in, kept as hashes. They belong to an account, not to a clinic, and are read before a tenant is known: whoever works
-- in a clinic reaches their own, and only look-ups across all customers reach others'.

-- One open sign-in an account: a new one replaces the former, whose browser is told so by the id kept in replaced_ids.
create table one_time_codes (
  challenge_id uuid not null unique,
  user_id uuid primary key references users on delete cascade,
  code_hash text not null,
  tries_left smallint not null default 5,
  expires_at timestamptz not null,
  sent_at timestamptz not null,
  password_at timestamptz not null,
  replaced_ids uuid[] not null default '{}'
);
select protect_secret('one_time_codes');

create table trusted_devices (
  device_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  device text not null,
  location text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index trusted_devices_by_user on trusted_devices (user_id);
select keep_audit('trusted_devices'), protect_secret('trusted_devices', 'user_id::text = (select scope_actor())');

-- Links that set a password.
create table password_tokens (
  token_hash text primary key,
  user_id uuid references users on delete cascade,
  customer_id uuid,
  patient_id uuid,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((user_id is null) <> (patient_id is null)),
  check ((customer_id is null) = (patient_id is null))
);
select protect_secret('password_tokens');

-- Sessions of accounts, from the password to the end. A token names its session and is worth nothing without this row, so ending a
-- session is deleting it.
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

-- Where pushes go. Whoever is told something by a clinic is found among the users in scope; only the account itself adds and removes.
create table push_devices (
  user_id uuid not null references users on delete cascade,
  token text not null,
  kind text not null check (kind in ('device', 'web')),
  time_zone text not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, token)
);
select keep_audit('push_devices'), protect_secret('push_devices', 'user_id::text = (select scope_actor())');
create policy told on push_devices for select using (exists (select from users u where u.user_id = push_devices.user_id));

-- Budgets are counted outside every scope: a statement that works for somebody neither reads nor changes them.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
alter table rate_limits enable row level security;
create policy budget on rate_limits using (coalesce(current_setting('restride.customers', true), '') = '' or (select scope_every()));

-- Proofs of work that were handed in; each counts once. request_hash tells a retry from another request.
create table bot_checks (
  signature text primary key,
  request_hash text not null,
  ends_at timestamptz not null
);
select protect_secret('bot_checks');

-- Failed sign-ins, refused rights and the like: how many of a kind an account or another source had on a day (UTC).
create table security_events (
  on_day date not null,
  kind text not null,
  -- The nil id where no account is known.
  account_id uuid not null,
  -- A name that is no person's, such as a carrier's; empty where there is none.
  source text not null,
  events integer not null check (events > 0),
  last_at timestamptz not null,
  primary key (on_day, kind, account_id, source)
);
create index security_events_of_kind on security_events (kind, on_day desc);
create index security_events_of_account on security_events (account_id);
select protect_secret('security_events');

-- A new password, and the end of an account, end all that was given out under the old one, whichever way they came about: sessions, links
-- that set a password, codes, trusted devices and tokens. Functions run as the owner: whoever changes an account ends its secrets, which
-- they may not see. Those of patients stand beside the table of patients.

-- A password that is only hashed anew is the same one, so nothing ends with it: the statement says so with restride.same_password.
create function is_new_password(before text, now_is text) returns boolean language sql stable as $$
  select before is distinct from now_is and coalesce(current_setting('restride.same_password', true), '') <> 'yes'
$$;

create function end_user_secrets() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from sessions where account_id = new.user_id;
  delete from password_tokens where user_id = new.user_id;
  delete from one_time_codes where user_id = new.user_id;
  delete from trusted_devices where user_id = new.user_id;
  return null;
end $$;
create trigger end_secrets after update on users for each row
  when (is_new_password(old.password_hash, new.password_hash) or (old.active and not new.active))
  execute function end_user_secrets();

-- No token comes back to life with its account.
create function end_tokens() returns trigger language plpgsql as $$
begin
  new.tokens_valid_from := greatest(new.tokens_valid_from, now());
  return new;
end $$;
create trigger end_tokens before update on users for each row
  when (is_new_password(old.password_hash, new.password_hash) or (old.active and not new.active))
  execute function end_tokens();

-- Pushes end with their account, whoever ends it.
create function end_pushes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from push_devices where user_id = new.user_id;
  return null;
end $$;
create trigger end_pushes after update on users for each row
  when (old.active and not new.active) execute function end_pushes();

-- Sessions end with the record of their account, whoever deletes it.
create function end_sessions_of_user() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from sessions where account_id = old.user_id;
  return null;
end $$;
create trigger end_sessions after delete on users for each row execute function end_sessions_of_user();

-- An account that is erased leaves nothing behind. The argument names the column with the id of the account.
create function forget_security_events() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from security_events where account_id = (to_jsonb(old) ->> tg_argv[0])::uuid;
  return null;
end $$;
create trigger forget_security_events after delete on users for each row execute function forget_security_events('user_id');

revoke execute on function end_user_secrets(), end_pushes(), end_sessions_of_user(), forget_security_events() from public;
grant execute on function end_user_secrets(), end_pushes(), end_sessions_of_user() to restride_app;
