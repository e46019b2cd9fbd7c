-- Secrets of signing in, and other rows of accounts. Codes and tokens of links and trusted devices are stored as hashes only. These rows belong to
-- an account, not to a clinic, and are read before a tenant is known: statements across all customers reach them; all other statements reach at most
-- the rows of the account that acts, and addresses for pushes.

-- A sign-in of a user that waits for its code, one for each account. A new sign-in replaces it; its id moves to replaced_ids, by which the browser of
-- the replaced sign-in is told what happened. password_at: time at which the password was given.
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

-- A device on which a user signs in without a code, until expires_at. The device has the token, the row has its hash.
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

-- A link with which a user or a patient sets a password, once.
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

-- A session of a user or a patient, from the password to its end. A token names its session and is not valid without this row, so a session is ended
-- by deleting its row.
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

-- An address for pushes to a user: the token of a phone ('device') or the subscription of a browser ('web'). It is added and removed by its own
-- account and by statements across all customers.
create table push_devices (
  user_id uuid not null references users on delete cascade,
  token text not null,
  kind text not null check (kind in ('device', 'web')),
  time_zone text not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, token)
);
select keep_audit('push_devices'), protect_secret('push_devices', 'user_id::text = (select scope_actor())');
-- Statements that notify users may read the addresses of all users in scope. Present name: notified_users.
create policy told on push_devices for select using (exists (select from users u where u.user_id = push_devices.user_id));

-- The used part of a budget: points taken under a key (name of the budget and key) until `expire`, milliseconds since 1970.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
alter table rate_limits enable row level security;
-- Statements without a customer in scope, such as those of the rate limiter, and those across all customers may read and change budgets. Statements
-- in the scope of customers may not, so that work for an account neither reads nor changes them.
create policy budget on rate_limits using (coalesce(current_setting('restride.customers', true), '') = '' or (select scope_every()));

-- A solved challenge (proof of work) that came with a public form; each is accepted once. request_hash distinguishes a retry of the same request
-- from another request.
create table bot_checks (
  signature text primary key,
  request_hash text not null,
  ends_at timestamptz not null
);
select protect_secret('bot_checks');

-- A count of security events, such as failed sign-ins and refused rights, by day (UTC), kind, account and source.
create table security_events (
  on_day date not null,
  kind text not null,
  -- The nil id when no account is known.
  account_id uuid not null,
  -- Name of a source that is not a person, such as a carrier; empty for none.
  source text not null,
  events integer not null check (events > 0),
  last_at timestamptz not null,
  primary key (on_day, kind, account_id, source)
);
create index security_events_of_kind on security_events (kind, on_day desc);
create index security_events_of_account on security_events (account_id);
select protect_secret('security_events');

-- A new password and the end of an account end everything that was issued under the old password: sessions, links that set a password, codes, trusted
-- devices and tokens. Triggers do so, so that it holds in whichever way the change came about. Their functions run with the owner's rights, because
-- a person who changes an account must end its secrets without being able to read them. The triggers for patients are in 07-patients.sql.

-- Returns whether the password changed. When the same password is only hashed again nothing ends: the statement says so in the setting
-- restride.same_password.
create function is_new_password(before text, now_is text) returns boolean language sql stable as $$
  select before is distinct from now_is and coalesce(current_setting('restride.same_password', true), '') <> 'yes'
$$;

-- Trigger that deletes sessions, links, codes and trusted devices of a user.
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

-- Trigger that ends all earlier tokens of an account, so that none is valid again when the account is activated again.
create function end_tokens() returns trigger language plpgsql as $$
begin
  new.tokens_valid_from := greatest(new.tokens_valid_from, now());
  return new;
end $$;
create trigger end_tokens before update on users for each row
  when (is_new_password(old.password_hash, new.password_hash) or (old.active and not new.active))
  execute function end_tokens();

-- Trigger that deletes the push addresses of a deactivated user, in whichever way the account was deactivated.
create function end_pushes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from push_devices where user_id = new.user_id;
  return null;
end $$;
create trigger end_pushes after update on users for each row
  when (old.active and not new.active) execute function end_pushes();

-- Trigger that deletes the sessions of a deleted user, in whichever way the row was deleted.
create function end_sessions_of_user() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from sessions where account_id = old.user_id;
  return null;
end $$;
create trigger end_sessions after delete on users for each row execute function end_sessions_of_user();

-- Trigger that deletes the security events of a deleted account, so that an erasure leaves nothing behind. Its argument is the name of the column
-- with the account's id.
create function forget_security_events() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from security_events where account_id = (to_jsonb(old) ->> tg_argv[0])::uuid;
  return null;
end $$;
create trigger forget_security_events after delete on users for each row execute function forget_security_events('user_id');

revoke execute on function end_user_secrets(), end_pushes(), end_sessions_of_user(), forget_security_events() from public;
grant execute on function end_user_secrets(), end_pushes(), end_sessions_of_user() to restride_app;
