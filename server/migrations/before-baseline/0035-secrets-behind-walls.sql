-- Secrets of accounts lie behind walls too: who works in a clinic reaches their own, and only look-ups across all reach others'.
create function scope_actor() returns text language sql stable parallel safe as
  $$ select current_setting('restride.actor', true) $$;

-- own: who else than the look-ups across all may touch a row. Not forced: the functions that run with the owner's rights must reach it.
create function protect_secret(target regclass, own text default 'false') returns void language plpgsql as $$
declare
  rule text := format('(select scope_every()) or (%s)', own);
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy secret on %s using (%s) with check (%s)', target, rule, rule);
end $$;

select protect_secret('one_time_codes'), protect_secret('password_tokens'), protect_secret('deletion_requests'),
  protect_secret('trusted_devices', 'user_id::text = (select scope_actor())'),
  protect_secret('ended_sessions', 'account_id::text = (select scope_actor())'),
  protect_secret('idempotency_keys', 'owner = (select scope_actor())');

-- Whoever changes an account ends its secrets, which they may not see.
alter function end_user_secrets() security definer set search_path = public;
alter function end_patient_secrets() security definer set search_path = public;
revoke execute on function end_user_secrets(), end_patient_secrets() from public;
grant execute on function end_user_secrets(), end_patient_secrets() to restride_app;

-- Tokens end with them, so that none comes back to life with its account.
create function end_tokens() returns trigger language plpgsql as $$
begin
  new.tokens_valid_from := greatest(new.tokens_valid_from, now());
  return new;
end $$;
create trigger end_tokens before update on users for each row
  when (old.password_hash is distinct from new.password_hash or (old.active and not new.active))
  execute function end_tokens();
create trigger end_tokens before update on patients for each row
  when (old.password_hash is distinct from new.password_hash or (old.active and not new.active))
  execute function end_tokens();
