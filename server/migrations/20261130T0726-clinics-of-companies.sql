-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- The clinics of a company by id and by name, from an index alone.
create index customers_of_company on customers (company_id, customer_id) include (time_zone);
drop index customers_by_company;
create index customers_by_company on customers (company_id, name, customer_id);

-- Writes the company where it is missing or another, for whoever wrote rows past the triggers.
create function join_companies() returns void language sql as $$
  update device_orders o set company_id = k.company_id from customers k
  where k.customer_id = o.customer_id and o.company_id is distinct from k.company_id;
  update listed_units u set company_id = k.company_id from customers k
  where k.customer_id = u.customer_id and u.company_id is distinct from k.company_id;
  update listed_cases l set company_id = k.company_id from customers k
  where k.customer_id = l.customer_id and l.company_id is distinct from k.company_id;
$$;
revoke execute on function join_companies from public;

-- Moves what a company lists and counts with a clinic that changes its company.
create function move_clinic() returns trigger language plpgsql as $$
begin
  update device_orders set company_id = new.company_id where customer_id = new.customer_id;
  update listed_units set company_id = new.company_id where customer_id = new.customer_id;
  update listed_cases set company_id = new.company_id where customer_id = new.customer_id;
  insert into company_case_counters (company_id, user_id, status, is_archived, is_urgent, cases)
  select m.company_id, c.user_id, c.status, c.is_archived, c.is_urgent, m.sign * sum(c.cases)
  from case_counters c cross join (values (old.company_id, -1), (new.company_id, 1)) m (company_id, sign)
  where c.customer_id = new.customer_id group by m.company_id, m.sign, c.user_id, c.status, c.is_archived, c.is_urgent;
  insert into company_order_counters (company_id, status, is_reorder, orders)
  select m.company_id, c.status, c.is_reorder, m.sign * sum(c.orders)
  from device_order_counts c cross join (values (old.company_id, -1), (new.company_id, 1)) m (company_id, sign)
  where c.customer_id = new.customer_id group by m.company_id, m.sign, c.status, c.is_reorder;
  insert into company_unit_counters (company_id, status, over_on, units)
  select m.company_id, c.status, day, m.sign * sum(c.units)
  from unit_counters c cross join unnest(array[c.over_on, '-infinity']) day
    cross join (values (old.company_id, -1), (new.company_id, 1)) m (company_id, sign)
  where c.customer_id = new.customer_id group by m.company_id, m.sign, c.status, day;
  return null;
end $$;
create trigger move_clinic after update on customers for each row when (old.company_id is distinct from new.company_id)
  execute function move_clinic();
