-- An order: devices that were ordered together for a patient. It is Shipped once none of its devices waits to be sent. Without ship_address it goes
-- to the patient's address. gateway_id and tracking_link are those of the next parcel; devices that are marked as shipped receive them.
create table device_orders (
  customer_id uuid not null,
  order_id uuid not null,
  patient_id uuid not null,
  ordered_at timestamptz not null,
  ordered_by uuid references users,
  is_reorder boolean not null,
  status text not null default 'Pending' check (status in ('Pending', 'Shipped')),
  gateway_id text,
  tracking_link text,
  note text not null default '',
  ship_address jsonb,
  version integer not null default 1,
  saved_by uuid references users,
  saved_at timestamptz,
  primary key (customer_id, order_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index device_orders_newest on device_orders (customer_id, status, ordered_at desc, order_id);
create index device_orders_of_patient on device_orders (customer_id, patient_id);
create index device_orders_by_gateway on device_orders (gateway_id) where gateway_id is not null;
select keep_audit('device_orders'), protect_tenant('device_orders');

-- Trigger that stores the patient's shipping address in an order without an address of its own when the order becomes Shipped, so that the order
-- keeps the address that it was sent to. Present name: store_ship_address.
create function keep_where_it_went() returns trigger language plpgsql as $$
begin
  select jsonb_build_object(
      'shipping_address', concat_ws(', ', nullif(a ->> 'addressline1', ''), nullif(a ->> 'addressline2', '')),
      'shipping_city', coalesce(a ->> 'city', ''), 'shipping_state', coalesce(a ->> 'state', ''),
      'shipping_zip_code', coalesce(a ->> 'zip', ''), 'country', coalesce(a ->> 'country', ''))
    into new.ship_address
    from patients p, lateral (select p.ship_address as a) of
    where p.customer_id = new.customer_id and p.patient_id = new.patient_id and p.ship_address <> '{}';
  return new;
end $$;
create trigger sent before insert or update on device_orders for each row
  when (new.status = 'Shipped' and new.ship_address is null) execute function keep_where_it_went();

-- A counter of a clinic's orders, so that the tabs of the list cost the same for fifty orders and for fifty thousand.
create table device_order_counts (
  customer_id uuid not null references customers on delete cascade,
  status text not null,
  is_reorder boolean not null,
  orders integer not null,
  primary key (customer_id, status, is_reorder)
);
select protect_tenant('device_order_counts');
-- Trigger that counts an order.
create function count_device_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update device_order_counts set orders = orders - 1
    where customer_id = old.customer_id and status = old.status and is_reorder = old.is_reorder;
  end if;
  if tg_op <> 'DELETE' then
    insert into device_order_counts values (new.customer_id, new.status, new.is_reorder, 1)
    on conflict (customer_id, status, is_reorder) do update set orders = device_order_counts.orders + 1;
  end if;
  return null;
end $$;
create trigger counted after insert or delete or update of status on device_orders for each row execute function count_device_order();

-- A custody line: something that happened to a device between its order and its return. A line is never changed; a wrong line is taken back by
-- another line that names it (corrects). Status and dates in patient_devices follow from these lines.
create table custody_lines (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  line_id uuid not null,
  order_id uuid not null,
  word text not null check (word in ('packed', 'refused', 'unlinked', 'shipped', 'moving', 'delivered', 'returned', 'deleted', 'silent',
    'corrected', 'linked', 'replaced', 'lost', 'checked', 'wiped', 'retired', 'askedback')),
  -- Time of the event by the clock of its reporter, and time at which the line was added.
  happened_at timestamptz not null,
  noted_at timestamptz not null,
  source text not null check (source in ('Console', 'Webhook', 'Poll', 'Rule', 'Before')),
  noted_by uuid references users,
  note text not null default '' check (length(note) <= 200),
  corrects uuid,
  -- New and former hardware of a replacement, so that taking the line back restores the former one; '' when none was known.
  hardware_id text,
  replaced_id text,
  primary key (customer_id, line_id),
  foreign key (customer_id, patient_id, item_id) references patient_devices on delete cascade,
  check ((word = 'corrected') = (corrects is not null)),
  check ((word = 'replaced') = (hardware_id is not null and replaced_id is not null))
);
create index custody_lines_of_order on custody_lines (customer_id, order_id, noted_at);
create unique index custody_lines_corrected_once on custody_lines (customer_id, corrects) where corrects is not null;
create unique index custody_lines_silent_once on custody_lines (customer_id, item_id) where word = 'silent';
-- A patient is reminded only once to return a device. Present name: custody_lines_reminded_once.
create unique index custody_lines_asked_once on custody_lines (customer_id, item_id) where word = 'askedback';
select keep_audit('custody_lines'), protect_tenant('custody_lines');
revoke update on custody_lines from restride_app;

-- An event that a carrier or vendor reported, with its result. said: type of the event, present name event_type; did: a sentence about the outcome,
-- present name outcome. Events that name no known order stand under the nil customer.
create table carrier_events (
  customer_id uuid not null,
  message_id uuid not null,
  order_id uuid,
  carrier text not null,
  event_id text not null,
  said text not null,
  received_at timestamptz not null,
  source text not null check (source in ('Webhook', 'Poll')),
  result text not null check (result in ('Taken', 'Known', 'Late', 'Refused')),
  did text not null,
  primary key (customer_id, message_id)
);
-- An event of a carrier has an effect once, however often it is sent.
create unique index carrier_events_once on carrier_events (customer_id, carrier, event_id) where result in ('Taken', 'Late');
create index carrier_events_of_order on carrier_events (customer_id, order_id, received_at desc);
create index carrier_events_newest on carrier_events (source, result, received_at desc);
select keep_audit('carrier_events'), protect_tenant('carrier_events');

-- A time in which events of carriers did not arrive, with the case about it in the clinic that has waited longest for a parcel. At most one is open.
create table carrier_troubles (
  customer_id uuid not null references customers on delete cascade,
  case_id uuid not null,
  since timestamptz not null,
  noticed_at timestamptz not null,
  ended_at timestamptz,
  primary key (customer_id, case_id)
);
create unique index carrier_troubles_lasting on carrier_troubles ((ended_at is null)) where ended_at is null;
select keep_audit('carrier_troubles'), protect_tenant('carrier_troubles');

-- A clinic's setting of the hours without a first reading after which a delivered device is silent; null for never. Clinics without a row have
-- the usual value of the product.
create table device_silence (
  customer_id uuid primary key references customers on delete cascade,
  hours smallint check (hours between 12 and 720)
);
select keep_audit('device_silence'), protect_tenant('device_silence');

-- A unit as lists filter and sort it: an ordered device with its status, or 'Lost', and the day since which it has that status. over_on: day after
-- which the patient no longer needs it: the last day of its schedule, or the day on which it was ordered again. It follows from the device, its
-- revisions and its custody lines.
create table listed_units (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  status text not null,
  stands_since date,
  over_on date not null default 'infinity',
  hardware_id text collate "C",
  primary key (customer_id, patient_id, item_id),
  foreign key (customer_id, patient_id, item_id) references patient_devices on delete cascade
);
-- An index for each order of the list, and one for the search by hardware.
create index listed_units_since on listed_units (customer_id, status, stands_since, item_id);
create index listed_units_over on listed_units (customer_id, status, over_on, item_id);
create index listed_units_by_hardware on listed_units (customer_id, hardware_id);

-- A slot of a sharded counter (as in active_tallies): the units of a clinic by status and by the day after which they are awaited back. Present name:
-- unit_counters.
create table unit_tallies (
  customer_id uuid not null references customers on delete cascade,
  status text not null,
  over_on date not null,
  slot uuid not null default gen_random_uuid(),
  units integer not null,
  primary key (customer_id, status, over_on, slot)
);
select protect_tenant('listed_units'), protect_tenant('unit_tallies');

-- Returns the clinic's day on which a device was lost; null for others. A lost unit is listed as 'Lost' and neither out, awaited nor overdue any
-- more, while the status of its device stays as it is. It counts as lost until its device reaches another status or the line is taken back.
create function lost_on(device patient_devices) returns date language sql stable as $$
  with valid as (
    select l.word, l.happened_at from custody_lines l
    where l.customer_id = device.customer_id and l.order_id = device.order_id and l.item_id = device.item_id
      and not exists (select from custody_lines c where c.customer_id = l.customer_id and c.corrects = l.line_id))
  select (max(v.happened_at) at time zone (select time_zone from customers where customer_id = device.customer_id))::date from valid v
  where v.word = 'lost' and v.happened_at >= (select min(s.happened_at) from valid s where s.word = lower(device.status))
$$;

-- Returns the row of listed_units that follows from a device; no row for a device that was deleted from its order, because it was never sent. A
-- device that left the schedule on the day of its order has no revision: its patient needs it no longer from that day on.
create function units_of(customer uuid, patient uuid, item uuid) returns setof listed_units language sql stable as $$
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

-- Brings the listed row of a device up to date.
create function list_unit(customer uuid, patient uuid, item uuid) returns void language plpgsql as $$
declare
  unit listed_units;
begin
  select * into unit from units_of(customer, patient, item);
  if not found then
    delete from listed_units where customer_id = customer and patient_id = patient and item_id = item;
    return;
  end if;
  insert into listed_units as u select unit.*
  on conflict (customer_id, patient_id, item_id) do update set status = excluded.status, stands_since = excluded.stands_since,
    over_on = excluded.over_on, hardware_id = excluded.hardware_id
  where u is distinct from excluded;
end $$;

-- Trigger that updates the listed row of a device when the device, its revisions or its custody lines change.
create function list_unit_of_row() returns trigger language plpgsql as $$
declare
  changed record := case when tg_op = 'DELETE' then old else new end;
begin
  perform list_unit(changed.customer_id, changed.patient_id, changed.item_id);
  return null;
end $$;
create trigger listed after insert or update on patient_devices for each row execute function list_unit_of_row();
-- Revisions of devices: only these have an interval and no sets.
create trigger listed after insert or update on item_revisions for each row
  when (new.interval is not null and new.sets is null) execute function list_unit_of_row();
create trigger listed_no_more after delete on item_revisions for each row
  when (old.interval is not null and old.sets is null) execute function list_unit_of_row();
create trigger listed after insert on custody_lines for each row when (new.word in ('lost', 'corrected'))
  execute function list_unit_of_row();

-- Adds a number to the counter of a unit. Present name: change_unit_counter.
create function tally_unit(one listed_units, change integer) returns void language plpgsql as $$
declare
  free uuid;
begin
  select t.slot into free from unit_tallies t where (t.customer_id, t.status, t.over_on) = (one.customer_id, one.status, one.over_on)
  limit 1 for update skip locked;
  insert into unit_tallies values (one.customer_id, one.status, one.over_on, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, status, over_on, slot) do update set units = unit_tallies.units + excluded.units;
end $$;
-- Trigger that counts a listed unit. Present name: count_listed_units.
create function tally_listed_unit() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tally_unit(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_unit(new, 1); end if;
  return null;
end $$;
create trigger tallied after insert or delete on listed_units for each row execute function tally_listed_unit();
create trigger tallied_again after update on listed_units for each row
  when ((old.status, old.over_on) is distinct from (new.status, new.over_on)) execute function tally_listed_unit();

-- Recomputes the listed units and their counters, after rows were written without the triggers, as seeds do.
create function list_all_units() returns void language sql as $$
  truncate listed_units, unit_tallies;
  insert into listed_units select u.* from patient_devices d, units_of(d.customer_id, d.patient_id, d.item_id) u;
  truncate unit_tallies;
  insert into unit_tallies (customer_id, status, over_on, units) select customer_id, status, over_on, count(*) from listed_units group by 1, 2, 3;
$$;
revoke execute on function list_all_units from public;

-- Adds orders for devices without one: the devices that a patient was given on one day become one order, and their status and dates become custody
-- lines with the source 'Before'. It recounts the orders.
create function place_missing_orders() returns void language sql as $$
  update patient_devices d set order_id = placed.order_id
  from (select customer_id, patient_id, ordered_on, 
      md5(concat_ws(' ', customer_id, patient_id, ordered_on))::uuid as order_id
    from patient_devices where order_id is null group by customer_id, patient_id, ordered_on) placed
  where d.order_id is null and d.customer_id = placed.customer_id and d.patient_id = placed.patient_id
    and d.ordered_on is not distinct from placed.ordered_on;

  insert into device_orders (customer_id, order_id, patient_id, ordered_at, is_reorder, status, gateway_id, tracking_link)
  select d.customer_id, d.order_id, d.patient_id,
    coalesce((min(d.ordered_on)::timestamp + interval '9 hours') at time zone min(c.time_zone), min(p.created_at)),
    coalesce(bool_or(exists (select from patient_devices old where old.customer_id = d.customer_id and old.patient_id = d.patient_id
      and old.device_id = d.device_id and old.reorder_on = d.ordered_on and old.item_id <> d.item_id)), false),
    case when bool_or(d.status in ('Pending', 'Unlinked', 'fail')) then 'Pending' else 'Shipped' end,
    max(d.hardware_id), max(d.tracking_link)
  from patient_devices d join customers c using (customer_id) join patients p using (customer_id, patient_id)
  where not exists (select from device_orders o where o.customer_id = d.customer_id and o.order_id = d.order_id)
  group by d.customer_id, d.order_id, d.patient_id;

  insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source)
  select d.customer_id, d.patient_id, d.item_id, md5(d.item_id || said.word)::uuid, d.order_id, said.word, said.at, said.at, 'Before'
  from patient_devices d join device_orders o using (customer_id, order_id) join customers c using (customer_id),
    lateral (select word, coalesce((day::timestamp + interval '12 hours') at time zone c.time_zone, o.ordered_at) as at
      from (values ('shipped', d.shipped_on, d.shipped_on is not null or d.status = 'Shipped'),
        ('delivered', d.delivered_on, d.delivered_on is not null or d.status = 'Delivered'),
        ('returned', d.returned_on, d.returned_on is not null or d.status = 'Returned'),
        ('refused', null, d.status = 'fail'), ('unlinked', null, d.status = 'Unlinked'), ('deleted', null, d.status = 'Deleted')
      ) known (word, day, happened) where happened) said
  where not exists (select from custody_lines l where l.customer_id = d.customer_id and l.item_id = d.item_id);

  delete from device_order_counts;
  insert into device_order_counts select customer_id, status, is_reorder, count(*) from device_orders group by 1, 2, 3;
$$;
revoke execute on function place_missing_orders from public;
