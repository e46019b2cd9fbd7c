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
select protect_secret('security_events');

-- An account that is erased leaves nothing behind.
create function forget_security_events() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from security_events where account_id = (to_jsonb(old) ->> tg_argv[0])::uuid;
  return null;
end $$;
revoke execute on function forget_security_events() from public;
create trigger forget_security_events after delete on users for each row execute function forget_security_events('user_id');
create trigger forget_security_events after delete on patients for each row execute function forget_security_events('patient_id');
create index security_events_of_account on security_events (account_id);
