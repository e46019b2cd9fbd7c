-- The last tables without a wall that are not shared content.

-- Budgets are counted outside every scope: a statement that works for somebody neither reads nor changes them.
alter table rate_limits enable row level security;
create policy budget on rate_limits using (coalesce(current_setting('restride.customers', true), '') = '' or (select scope_every()));

select protect_secret('bot_checks');

-- Whoever is told something by a clinic is found among the users that its wall shows; only the account itself adds and removes.
select protect_secret('push_devices', 'user_id::text = (select scope_actor())');
create policy told on push_devices for select using (exists (select from users u where u.user_id = push_devices.user_id));

-- Pushes end with their account, whoever ends it.
create function end_pushes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from push_devices where user_id = new.user_id;
  return null;
end $$;
revoke execute on function end_pushes() from public;
grant execute on function end_pushes() to restride_app;
create trigger end_pushes after update on users for each row
  when (old.active and not new.active) execute function end_pushes();
