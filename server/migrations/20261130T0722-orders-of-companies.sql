-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- Orders name the company of their clinic, and an index has those of a company in the order of their list
-- (docs/decisions/0054-lists-of-whole-companies.md).
create function company_of(clinic uuid) returns uuid language plpgsql stable as $$
begin
  return (select k.company_id from customers k where k.customer_id = clinic);
end $$;
create function store_company() returns trigger language plpgsql as $$
begin
  new.company_id := company_of(new.customer_id);
  return new;
end $$;

-- Orders from before get their company while the table is written anew: that is quicker than an update, and no entry of the audit log, because for the
-- clinic nothing changes.
alter table device_orders add column company_id uuid;
select set_config('restride.customers', '*', true);
alter table device_orders alter column company_id type uuid using company_of(customer_id);
select set_config('restride.customers', '', true);
create index device_orders_of_company on device_orders (company_id, status, ordered_at desc, order_id);
create trigger store_company before insert on device_orders for each row when (new.company_id is null) execute function store_company();
