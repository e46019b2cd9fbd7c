-- What carriers and vendors said, each with what became of it. What names no order that is known stands under the nil customer.
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
create unique index carrier_events_once on carrier_events (customer_id, carrier, event_id) where result in ('Taken', 'Late');
create index carrier_events_of_order on carrier_events (customer_id, order_id, received_at desc);
create index carrier_events_newest on carrier_events (source, result, received_at desc);
select keep_audit('carrier_events'), protect_tenant('carrier_events');

create index patient_devices_out on patient_devices (customer_id, patient_id) where status = 'Shipped';

-- Times in which the news of carriers did not arrive, with the case about it, in the clinic that waits longest for a parcel. At most
-- one of them lasts.
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

-- After how many hours without a first reading a delivered device is silent, where a clinic set it; null for never.
create table device_silence (
  customer_id uuid primary key references customers on delete cascade,
  hours smallint check (hours between 12 and 720)
);
select keep_audit('device_silence'), protect_tenant('device_silence');
