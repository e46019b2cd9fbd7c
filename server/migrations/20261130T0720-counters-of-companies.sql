-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- Counts over all clinics of a company, so that its badge and totals cost the same for six clinics and for six hundred
-- (docs/decisions/0054-lists-of-whole-companies.md). Triggers derive them from the counters of the clinics, in the same transaction.

-- Protects a table of counts of companies: they are seen in the scope of the company, and written by triggers in the scope of a clinic.
create function protect_company(target regclass) returns void language plpgsql as $$
declare
  rule constant text := 'pg_trigger_depth() > 0 or company_id = (select scope_company()) or (select scope_every())';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy company on %s using (%s) with check (%s)', target, rule, rule);
end $$;
revoke execute on function protect_company from public;

-- Slots of sharded counters, with the properties of case_counters, device_order_counts and unit_counters that totals of a company are queried by. Units
-- are counted by the day since which nobody needs them, and under -infinity for all days.
create table company_case_counters (
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null,
  status text not null,
  is_archived boolean not null,
  is_urgent boolean not null,
  slot uuid not null default gen_random_uuid(),
  cases integer not null,
  primary key (company_id, user_id, status, is_archived, is_urgent, slot)
);
create table company_order_counters (
  company_id uuid not null references companies on delete cascade,
  status text not null,
  is_reorder boolean not null,
  slot uuid not null default gen_random_uuid(),
  orders integer not null,
  primary key (company_id, status, is_reorder, slot)
);
create table company_unit_counters (
  company_id uuid not null references companies on delete cascade,
  status text not null,
  over_on date not null,
  slot uuid not null default gen_random_uuid(),
  units integer not null,
  primary key (company_id, status, over_on, slot)
);
select protect_company('company_case_counters'), protect_company('company_order_counters'), protect_company('company_unit_counters');

-- Adds the change of a clinic's counter to the company's, in a slot that no other writer holds. The counters of a clinic that is deleted add up to
-- nothing.
create function count_cases_of_company() returns trigger language plpgsql as $$
declare
  one record := case tg_op when 'DELETE' then old else new end;
begin
  insert into company_case_counters (company_id, user_id, status, is_archived, is_urgent, slot, cases)
  select k.company_id, one.user_id, one.status, one.is_archived, one.is_urgent, coalesce((
      select t.slot from company_case_counters t
      where (t.company_id, t.user_id, t.status, t.is_archived, t.is_urgent)
        = (k.company_id, one.user_id, one.status, one.is_archived, one.is_urgent)
      limit 1 for update skip locked), gen_random_uuid()),
    coalesce(new.cases, 0) - coalesce(old.cases, 0)
  from customers k where k.customer_id = one.customer_id
  on conflict (company_id, user_id, status, is_archived, is_urgent, slot) do update
    set cases = company_case_counters.cases + excluded.cases;
  return null;
end $$;

create function count_orders_of_company() returns trigger language plpgsql as $$
declare
  one record := case tg_op when 'DELETE' then old else new end;
begin
  insert into company_order_counters (company_id, status, is_reorder, slot, orders)
  select k.company_id, one.status, one.is_reorder, coalesce((
      select t.slot from company_order_counters t
      where (t.company_id, t.status, t.is_reorder) = (k.company_id, one.status, one.is_reorder)
      limit 1 for update skip locked), gen_random_uuid()),
    coalesce(new.orders, 0) - coalesce(old.orders, 0)
  from customers k where k.customer_id = one.customer_id
  on conflict (company_id, status, is_reorder, slot) do update set orders = company_order_counters.orders + excluded.orders;
  return null;
end $$;

create function count_units_of_company() returns trigger language plpgsql as $$
declare
  one record := case tg_op when 'DELETE' then old else new end;
begin
  insert into company_unit_counters (company_id, status, over_on, slot, units)
  select k.company_id, one.status, d.day, coalesce((
      select t.slot from company_unit_counters t
      where (t.company_id, t.status, t.over_on) = (k.company_id, one.status, d.day)
      limit 1 for update skip locked), gen_random_uuid()),
    coalesce(new.units, 0) - coalesce(old.units, 0)
  from customers k cross join unnest(array[one.over_on, '-infinity']) d (day) where k.customer_id = one.customer_id
  on conflict (company_id, status, over_on, slot) do update set units = company_unit_counters.units + excluded.units;
  return null;
end $$;

-- Empties the counters of companies, named in the trigger, with those of the clinics.
create function empty_company_counters() returns trigger language plpgsql as $$
begin
  execute format('truncate %I', tg_argv[0]);
  return null;
end $$;

create trigger count_in_company after insert or update or delete on case_counters for each row execute function count_cases_of_company();
create trigger count_in_company after insert or update or delete on device_order_counts for each row execute function count_orders_of_company();
create trigger count_in_company after insert or update or delete on unit_counters for each row execute function count_units_of_company();
create trigger empty_in_company after truncate on case_counters execute function empty_company_counters('company_case_counters');
create trigger empty_in_company after truncate on device_order_counts execute function empty_company_counters('company_order_counters');
create trigger empty_in_company after truncate on unit_counters execute function empty_company_counters('company_unit_counters');

-- Counts all companies anew: after a migration, and for whoever filled the counters of clinics past the triggers.
create function count_companies() returns void language sql as $$
  truncate company_case_counters, company_order_counters, company_unit_counters;
  insert into company_case_counters (company_id, user_id, status, is_archived, is_urgent, cases)
  select k.company_id, c.user_id, c.status, c.is_archived, c.is_urgent, sum(c.cases)
  from case_counters c join customers k using (customer_id) group by 1, 2, 3, 4, 5;
  insert into company_order_counters (company_id, status, is_reorder, orders)
  select k.company_id, c.status, c.is_reorder, sum(c.orders) from device_order_counts c join customers k using (customer_id) group by 1, 2, 3;
  insert into company_unit_counters (company_id, status, over_on, units)
  select k.company_id, c.status, day, sum(c.units)
  from unit_counters c join customers k using (customer_id) cross join unnest(array[c.over_on, '-infinity']) day group by 1, 2, 3;
$$;
revoke execute on function count_companies from public;

select set_config('restride.customers', '*', true);
select count_companies();
select set_config('restride.customers', '', true);
