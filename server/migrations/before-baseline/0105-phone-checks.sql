-- Phones from before numbers were validated are repaired once, in slices (docs/decisions/0184-phone-validation.md). A row for each source of
-- phones that is not finished: the slice begins behind this key. Sources without a customer count from its zero.
create table phone_repairs (
  source text primary key,
  after_customer uuid not null default '00000000-0000-0000-0000-000000000000',
  after_record uuid not null default '00000000-0000-0000-0000-000000000000'
);
-- A new database has nothing to repair.
insert into phone_repairs (source)
select source
from unnest(array['patient', 'caregiver', 'registered', 'registeredCaregiver', 'surgeon', 'surgeonPrivate', 'user', 'customer', 'company',
  'companyContact', 'callback', 'deletion']) as source
where exists (select from users) or exists (select from companies) or exists (select from deletion_requests);

-- Records of a clinic with a phone that could not be repaired, as the repair found them. A phone that was changed since is not listed.
create table phones_to_check (
  customer_id uuid not null references customers,
  source text not null,
  record_id uuid not null,
  primary key (customer_id, source, record_id)
);
select keep_audit('phones_to_check'), protect_tenant('phones_to_check');
