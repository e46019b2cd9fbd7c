-- A unit that is lost is listed as that, and is out, awaited and overdue no more: its custody lines say so, and its order's state stays
-- as it is. It is lost while nothing brought it further since, and until the line is taken back.
create function lost_on(device patient_devices) returns date language sql stable as $$
  with valid as (
    select l.word, l.happened_at from custody_lines l
    where l.customer_id = device.customer_id and l.order_id = device.order_id and l.item_id = device.item_id
      and not exists (select from custody_lines c where c.customer_id = l.customer_id and c.corrects = l.line_id))
  select (max(v.happened_at) at time zone (select time_zone from customers where customer_id = device.customer_id))::date from valid v
  where v.word = 'lost' and v.happened_at >= (select min(s.happened_at) from valid s where s.word = lower(device.status))
$$;

create or replace function units_of(customer uuid, patient uuid, item uuid) returns setof listed_units language sql stable as $$
  select d.customer_id, d.patient_id, d.item_id, case when lost.on_day is null then d.status else 'Lost' end,
    coalesce(lost.on_day, case d.status when 'Returned' then coalesce(d.returned_on, d.delivered_on, d.shipped_on, d.ordered_on)
      when 'Delivered' then coalesce(d.delivered_on, d.shipped_on, d.ordered_on)
      when 'Shipped' then coalesce(d.shipped_on, d.ordered_on) else d.ordered_on end),
    coalesce(least(d.reorder_on, (select least(r.valid_to, r.surgery_date + r.end_day) from item_revisions r
      where r.customer_id = d.customer_id and r.patient_id = d.patient_id and r.item_id = d.item_id
      order by r.valid_from desc limit 1)), 'infinity'),
    d.hardware_id
  from patient_devices d cross join lateral (select lost_on(d) as on_day) lost
  where d.customer_id = customer and d.patient_id = patient and d.item_id = item and d.status <> 'Deleted'
$$;

create trigger listed after insert on custody_lines for each row when (new.word in ('lost', 'corrected'))
  execute function list_unit_of_row();
