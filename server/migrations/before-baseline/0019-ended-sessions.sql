-- Sessions that somebody logged out of, until the last of their tokens would have ended by itself.
create table ended_sessions (
  account_id uuid not null,
  session_id uuid not null,
  ends_at timestamptz not null,
  primary key (account_id, session_id)
);
