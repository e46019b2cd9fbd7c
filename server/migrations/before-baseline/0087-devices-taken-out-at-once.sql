-- A device that was taken out on the day on which it was ordered has no revision: its patient needs it no longer from that day on.
create or replace function units_of(customer uuid, patient uuid, item uuid) returns setof listed_units language sql stable as $$
  select d.customer_id, d.patient_id, d.item_id, case when lost.on_day is null then d.status else 'Lost' end,
    coalesce(lost.on_day, case d.status when 'Returned' then coalesce(d.returned_on, d.delivered_on, d.shipped_on, d.ordered_on)
      when 'Delivered' then coalesce(d.delivered_on, d.shipped_on, d.ordered_on)
      when 'Shipped' then coalesce(d.shipped_on, d.ordered_on) else d.ordered_on end),
    coalesce(least(d.reorder_on, coalesce((select least(r.valid_to, r.surgery_date + r.end_day) from item_revisions r
      where r.customer_id = d.customer_id and r.patient_id = d.patient_id and r.item_id = d.item_id
      order by r.valid_from desc limit 1), d.ordered_on)), 'infinity'),
    d.hardware_id
  from patient_devices d cross join lateral (select lost_on(d) as on_day) lost
  where d.customer_id = customer and d.patient_id = patient and d.item_id = item and d.status <> 'Deleted'
$$;

select set_config('restride.customers', '*', true);
select list_unit(d.customer_id, d.patient_id, d.item_id) from patient_devices d
where not exists (select from item_revisions r
  where r.customer_id = d.customer_id and r.patient_id = d.patient_id and r.item_id = d.item_id);
select set_config('restride.customers', '', true);
