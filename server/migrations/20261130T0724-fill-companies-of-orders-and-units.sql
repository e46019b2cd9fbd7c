-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- Writes the company of all orders and units from before. Nothing of an order changes for its clinic, so the audit log tells nothing of it, and no
-- address is stored.
alter table device_orders disable trigger user;
select set_config('restride.customers', '*', true);
select join_companies();
select set_config('restride.customers', '', true);
alter table device_orders enable trigger user;
