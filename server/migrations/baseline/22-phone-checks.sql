-- A source of phone numbers whose repair is not finished. Numbers that were stored before they were validated are repaired once, in slices
-- (docs/decisions/0036-input-normalization.md): the next slice begins after this key, whose customer is the nil id for sources without customers. A
-- new database has no such rows.
create table phone_repairs (
  source text primary key,
  after_customer uuid not null default '00000000-0000-0000-0000-000000000000',
  after_record uuid not null default '00000000-0000-0000-0000-000000000000'
);

-- A record of a clinic with a phone number that the repair could not normalize, for staff to correct. The list that staff see leaves out numbers that
-- were corrected since.
create table phones_to_check (
  customer_id uuid not null references customers,
  source text not null,
  record_id uuid not null,
  primary key (customer_id, source, record_id)
);
select keep_audit('phones_to_check'), protect_tenant('phones_to_check');
