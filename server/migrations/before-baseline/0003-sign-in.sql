-- Secrets of signing in, kept as hashes. They belong to an account, not to a clinic, and are read before a tenant is known.
create table one_time_codes (
  challenge_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  tries_left smallint not null default 5,
  expires_at timestamptz not null,
  sent_at timestamptz not null
);
create index one_time_codes_by_user on one_time_codes (user_id);

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

create table push_devices (
  user_id uuid not null references users on delete cascade,
  token text not null,
  kind text not null check (kind in ('device', 'web')),
  time_zone text not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, token)
);

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- What a mutation answered, kept with the change itself, so that a retry of the same key changes nothing.
create table idempotency_keys (
  owner text not null,
  key text not null,
  operation text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
select keep_audit('trusted_devices'), keep_audit('push_devices');
