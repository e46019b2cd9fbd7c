-- How many active and inactive patients a clinic has is counted as they are written: a company's list tells its total without reading
-- all of them. In slots, as case_tallies.
create table active_tallies (
  customer_id uuid not null references customers on delete cascade,
  active boolean not null,
  slot uuid not null default gen_random_uuid(),
  patients integer not null,
  primary key (customer_id, active, slot)
);
select protect_tenant('active_tallies');

create function tally_active(one patients, change integer) returns void language plpgsql as $$
declare
  free uuid;
begin
  select t.slot into free from active_tallies t where (t.customer_id, t.active) = (one.customer_id, one.active)
  limit 1 for update skip locked;
  insert into active_tallies values (one.customer_id, one.active, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, active, slot) do update set patients = active_tallies.patients + excluded.patients;
end $$;

create function tally_actives() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tally_active(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_active(new, 1); end if;
  return null;
end $$;
create trigger tallied after insert or delete on patients for each row execute function tally_actives();
create trigger tallied_again after update on patients for each row when (old.active is distinct from new.active)
  execute function tally_actives();

create function count_all_patients() returns void language sql as $$
  truncate active_tallies;
  insert into active_tallies (customer_id, active, patients) select customer_id, active, count(*) from patients group by 1, 2;
$$;
revoke execute on function count_all_patients from public;

select set_config('restride.customers', '*', true);
select count_all_patients();
select set_config('restride.customers', '', true);
