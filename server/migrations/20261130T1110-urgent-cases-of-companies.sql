-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- Counters of a company also tell cases that ever had an urgent comment from others, as those of its clinics do, so that its list knows how many urgent
-- unread cases to look for (docs/decisions/0054-lists-of-whole-companies.md). Writers wait before they change a counter of a clinic.
lock table case_counters in share row exclusive mode;
truncate company_case_counters;
alter table company_case_counters drop constraint company_case_counters_pkey, add column is_urgent boolean not null,
  add primary key (company_id, user_id, status, is_archived, is_urgent, slot);

-- As before, with urgency, and in one statement.
create or replace function count_cases_of_company() returns trigger language plpgsql as $$
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

create or replace function count_companies() returns void language sql as $$
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

select set_config('restride.customers', '*', true);
insert into company_case_counters (company_id, user_id, status, is_archived, is_urgent, cases)
select k.company_id, c.user_id, c.status, c.is_archived, c.is_urgent, sum(c.cases)
from case_counters c join customers k using (customer_id) group by 1, 2, 3, 4, 5;
select set_config('restride.customers', '', true);
