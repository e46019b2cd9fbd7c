-- Where every device is that was ordered, in one row each, under an index for each order of the list: since when it stands where it
-- stands, and the day after which its patient no longer needs it: the last of its schedule, or the one on which it was ordered again.
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
create index listed_units_since on listed_units (customer_id, status, stands_since, item_id);
create index listed_units_over on listed_units (customer_id, status, over_on, item_id);
create index listed_units_by_hardware on listed_units (customer_id, hardware_id);

-- How many there are by state and by the day after which they come back, in slots as case_tallies.
create table unit_tallies (
  customer_id uuid not null references customers on delete cascade,
  status text not null,
  over_on date not null,
  slot uuid not null default gen_random_uuid(),
  units integer not null,
  primary key (customer_id, status, over_on, slot)
);
select protect_tenant('listed_units'), protect_tenant('unit_tallies');

-- What was taken out of its order was never anywhere, and is not listed.
create function units_of(customer uuid, patient uuid, item uuid) returns setof listed_units language sql stable as $$
  select d.customer_id, d.patient_id, d.item_id, d.status,
    case d.status when 'Returned' then coalesce(d.returned_on, d.delivered_on, d.shipped_on, d.ordered_on)
      when 'Delivered' then coalesce(d.delivered_on, d.shipped_on, d.ordered_on)
      when 'Shipped' then coalesce(d.shipped_on, d.ordered_on) else d.ordered_on end,
    coalesce(least(d.reorder_on, (select least(r.valid_to, r.surgery_date + r.end_day) from item_revisions r
      where r.customer_id = d.customer_id and r.patient_id = d.patient_id and r.item_id = d.item_id
      order by r.valid_from desc limit 1)), 'infinity'),
    d.hardware_id
  from patient_devices d
  where d.customer_id = customer and d.patient_id = patient and d.item_id = item and d.status <> 'Deleted'
$$;

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

create function list_unit_of_row() returns trigger language plpgsql as $$
declare
  changed record := case when tg_op = 'DELETE' then old else new end;
begin
  perform list_unit(changed.customer_id, changed.patient_id, changed.item_id);
  return null;
end $$;
create trigger listed after insert or update on patient_devices for each row execute function list_unit_of_row();

-- Only devices have an interval and no sets.
create trigger listed after insert or update on item_revisions for each row
  when (new.interval is not null and new.sets is null) execute function list_unit_of_row();
create trigger listed_no_more after delete on item_revisions for each row
  when (old.interval is not null and old.sets is null) execute function list_unit_of_row();

create function tally_unit(one listed_units, change integer) returns void language plpgsql as $$
declare
  free uuid;
begin
  select t.slot into free from unit_tallies t where (t.customer_id, t.status, t.over_on) = (one.customer_id, one.status, one.over_on)
  limit 1 for update skip locked;
  insert into unit_tallies values (one.customer_id, one.status, one.over_on, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, status, over_on, slot) do update set units = unit_tallies.units + excluded.units;
end $$;

create function tally_listed_unit() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tally_unit(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_unit(new, 1); end if;
  return null;
end $$;
create trigger tallied after insert or delete on listed_units for each row execute function tally_listed_unit();
create trigger tallied_again after update on listed_units for each row
  when ((old.status, old.over_on) is distinct from (new.status, new.over_on)) execute function tally_listed_unit();

create function list_all_units() returns void language sql as $$
  truncate listed_units, unit_tallies;
  insert into listed_units select u.* from patient_devices d, units_of(d.customer_id, d.patient_id, d.item_id) u;
  truncate unit_tallies;
  insert into unit_tallies (customer_id, status, over_on, units) select customer_id, status, over_on, count(*) from listed_units group by 1, 2, 3;
$$;
revoke execute on function list_all_units from public;

select set_config('restride.customers', '*', true);
select list_all_units();
select set_config('restride.customers', '', true);
