-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- Units name the company of their clinic as orders do, and an index has those of a company in each order of their list
-- (docs/decisions/0054-lists-of-whole-companies.md). Units are many, so a timed job writes the company of those from before, which the last index has.
alter table listed_units add column company_id uuid;
create index listed_units_of_company_over on listed_units (company_id, status, over_on, item_id) include (customer_id);
create index listed_units_of_company_since on listed_units (company_id, status, stands_since, item_id);
create index listed_units_without_company on listed_units (customer_id) where company_id is null;
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
    d.hardware_id, company_of(d.customer_id)
  from patient_devices d cross join lateral (select lost_on(d) as on_day) lost
  where d.customer_id = customer and d.patient_id = patient and d.item_id = item and d.status <> 'Deleted'
$$;
