-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- Orders and units name the company of their clinic, and indexes have those of a company in the order of its lists
-- (docs/decisions/0054-lists-of-whole-companies.md). The next migration fills the columns.
alter table device_orders add column company_id uuid;
alter table listed_units add column company_id uuid;
create index device_orders_of_company on device_orders (company_id, status, ordered_at desc, order_id);
create index listed_units_of_company_over on listed_units (company_id, status, over_on, item_id) include (customer_id);
create index listed_units_of_company_since on listed_units (company_id, status, stands_since, item_id);

create function store_company() returns trigger language plpgsql as $$
begin
  new.company_id := (select company_id from customers where customer_id = new.customer_id);
  return new;
end $$;
create trigger store_company before insert on device_orders for each row when (new.company_id is null) execute function store_company();
create trigger store_company before insert on listed_units for each row when (new.company_id is null) execute function store_company();

-- As before, with the company.
create or replace function units_of(customer uuid, patient uuid, item uuid) returns setof listed_units language sql stable as $$
  select d.customer_id, d.patient_id, d.item_id, case when lost.on_day is null then d.status else 'Lost' end,
    coalesce(lost.on_day, case d.status when 'Returned' then coalesce(d.returned_on, d.delivered_on, d.shipped_on, d.ordered_on)
      when 'Delivered' then coalesce(d.delivered_on, d.shipped_on, d.ordered_on)
      when 'Shipped' then coalesce(d.shipped_on, d.ordered_on) else d.ordered_on end),
    coalesce(least(d.reorder_on, coalesce((select least(r.valid_to, r.surgery_date + r.end_day) from item_revisions r
      where r.customer_id = d.customer_id and r.patient_id = d.patient_id and r.item_id = d.item_id
      order by r.valid_from desc limit 1), d.ordered_on)), 'infinity'),
    d.hardware_id, (select k.company_id from customers k where k.customer_id = d.customer_id)
  from patient_devices d cross join lateral (select lost_on(d) as on_day) lost
  where d.customer_id = customer and d.patient_id = patient and d.item_id = item and d.status <> 'Deleted'
$$;

-- Writes the company where it is missing or another: after a migration, and for whoever wrote rows past the triggers.
create function join_companies() returns void language sql as $$
  update device_orders o set company_id = k.company_id from customers k
  where k.customer_id = o.customer_id and o.company_id is distinct from k.company_id;
  update listed_units u set company_id = k.company_id from customers k
  where k.customer_id = u.customer_id and u.company_id is distinct from k.company_id;
$$;
revoke execute on function join_companies from public;

-- Moves what a company lists and counts with a clinic that changes its company.
create function move_clinic() returns trigger language plpgsql as $$
begin
  update device_orders set company_id = new.company_id where customer_id = new.customer_id;
  update listed_units set company_id = new.company_id where customer_id = new.customer_id;
  insert into company_case_counters (company_id, user_id, status, is_archived, cases)
  select m.company_id, c.user_id, c.status, c.is_archived, m.sign * sum(c.cases)
  from case_counters c cross join (values (old.company_id, -1), (new.company_id, 1)) m (company_id, sign)
  where c.customer_id = new.customer_id group by m.company_id, m.sign, c.user_id, c.status, c.is_archived;
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

-- The clinics of a company by id and by name, from an index alone.
create index customers_of_company on customers (company_id, customer_id) include (time_zone);
drop index customers_by_company;
create index customers_by_company on customers (company_id, name, customer_id);
