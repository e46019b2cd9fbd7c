-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- Counters of companies for less of a writer's time (docs/decisions/0054-lists-of-whole-companies.md): each change is one statement, and their policies
-- ask first what is true for triggers. All is counted as before.
create or replace function count_orders_of_company() returns trigger language plpgsql as $$
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

create or replace function count_units_of_company() returns trigger language plpgsql as $$
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

-- As before, with the condition for triggers first.
create or replace function protect_company(target regclass) returns void language plpgsql as $$
declare
  rule constant text := 'pg_trigger_depth() > 0 or company_id = (select scope_company()) or (select scope_every())';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('drop policy if exists company on %s', target);
  execute format('create policy company on %s using (%s) with check (%s)', target, rule, rule);
end $$;
select protect_company('company_case_counters'), protect_company('company_order_counters'), protect_company('company_unit_counters');
