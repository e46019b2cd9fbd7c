-- Devices that were ordered together. An order is Shipped once nothing of it waits to be sent; it has the patient's address until it is
-- given its own. What was saved of its shipment goes to each device that is marked as shipped.
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

-- How many orders a clinic has, so that the tabs of the list cost the same for fifty orders and for fifty thousand.
create table device_order_counts (
  customer_id uuid not null references customers on delete cascade,
  status text not null,
  is_reorder boolean not null,
  orders integer not null,
  primary key (customer_id, status, is_reorder)
);
select protect_tenant('device_order_counts');

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

-- Where each device has been, between its order and its return. A line is never changed: a wrong one is taken back by another that
-- names it. The state and dates in patient_devices follow from these lines.
create table custody_lines (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  line_id uuid not null,
  order_id uuid not null,
  word text not null check (word in ('packed', 'refused', 'unlinked', 'shipped', 'moving', 'delivered', 'returned', 'deleted', 'silent',
    'corrected')),
  -- By the clock of whoever said so, and when it was noted here.
  happened_at timestamptz not null,
  noted_at timestamptz not null,
  source text not null check (source in ('Console', 'Webhook', 'Poll', 'Rule', 'Before')),
  noted_by uuid references users,
  note text not null default '' check (length(note) <= 200),
  corrects uuid,
  primary key (customer_id, line_id),
  foreign key (customer_id, patient_id, item_id) references patient_devices on delete cascade,
  check ((word = 'corrected') = (corrects is not null))
);
create index custody_lines_of_order on custody_lines (customer_id, order_id, noted_at);
create unique index custody_lines_corrected_once on custody_lines (customer_id, corrects) where corrects is not null;
create unique index custody_lines_silent_once on custody_lines (customer_id, item_id) where word = 'silent';
select keep_audit('custody_lines'), protect_tenant('custody_lines');
revoke update on custody_lines from restride_app;

create index patient_devices_of_order on patient_devices (customer_id, order_id);
create index patient_devices_by_tracking on patient_devices (tracking_link) where tracking_link is not null;

-- Gives devices that belong to no order theirs: those that a patient was sent on one day are one order. What is known of where they
-- have been becomes lines.
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

-- Who migrates owns the tables and may stand behind their walls.
do $$ declare walled text; begin
  foreach walled in array array['patients', 'patient_devices', 'customers', 'device_orders', 'device_order_counts', 'custody_lines'] loop
    execute format('alter table %I no force row level security', walled);
  end loop;
  perform place_missing_orders();
  foreach walled in array array['patients', 'patient_devices', 'customers', 'device_orders', 'device_order_counts', 'custody_lines'] loop
    execute format('alter table %I force row level security', walled);
  end loop;
end $$;
