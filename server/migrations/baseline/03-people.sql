-- Names of people, clinics and content have the same order on every server, whatever the locale of its database: und-x-icu.

create table companies (
  company_id uuid primary key,
  name text collate "und-x-icu" not null,
  description text not null default '',
  phone text,
  email text,
  logo text,
  contact jsonb not null default '{}',
  address jsonb not null default '{}',
  auto_import_events boolean not null default false,
  created_at timestamptz not null default now(),
  -- Raised by every change, here and in other tables: whoever saves an older one is told instead of writing over somebody else's work.
  version integer not null default 1
);
select keep_audit('companies');

-- Clinics.
create table customers (
  customer_id uuid primary key,
  company_id uuid not null references companies,
  name text collate "und-x-icu" not null,
  access_code text not null unique,
  time_zone text not null default 'America/Chicago',
  contact jsonb not null default '{}',
  address jsonb not null default '{}',
  logo text,
  auto_import_events boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index customers_by_company on customers (company_id, name);
select keep_audit('customers'), protect_tenant('customers', true);

create table surgeons (
  customer_id uuid not null references customers,
  surgeon_id uuid not null,
  name text collate "und-x-icu" not null,
  first_name text collate "und-x-icu" not null,
  last_name text collate "und-x-icu" not null,
  email text not null,
  phone_public text,
  phone_private text,
  about_me text not null default '',
  photo text,
  hospital jsonb not null default '{}',
  team jsonb not null default '[]',
  show_in_list boolean not null default true,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  -- Names the surgeon on paper and in links; rows made by the product bring their own.
  access_code text not null default upper(left(md5(gen_random_uuid()::text), 6)),
  version integer not null default 1,
  address text not null default '',
  description text not null default '',
  -- A search looks through this beside the parts of the name: a line for the email, one for the digits of the phone.
  search_text text generated always as (
    lower(email) || E'\n' || regexp_replace(coalesce(phone_public, ''), '[^0-9]', '', 'g')
  ) stored,
  -- False while credentials are not told from the family name: the server parts these names once, at the start.
  has_name_parts boolean not null default true,
  primary key (customer_id, surgeon_id)
);
-- The list is counted, ordered and searched in this index alone; the table is read for the rows of one page.
create index surgeons_by_name on surgeons (customer_id, name, surgeon_id) include (search_text) where deleted_at is null;
create unique index surgeons_by_access_code on surgeons (customer_id, access_code);
-- Public addresses name a surgeon, but no clinic.
create index surgeons_by_id on surgeons (surgeon_id);
select keep_audit('surgeons'), protect_tenant('surgeons');

-- Staff. A clinic's people have a customer, a company's people a company, a super admin neither.
create table users (
  user_id uuid primary key,
  customer_id uuid references customers,
  company_id uuid references companies,
  role smallint not null check (role in (1, 2, 3, 4, 21, 22, 31)),
  email text not null,
  first_name text collate "und-x-icu" not null,
  last_name text collate "und-x-icu" not null,
  phone text,
  photo text,
  active boolean not null default true,
  -- The surgeon this user is, or is linked to.
  surgeon_id uuid,
  associate_surgeons uuid[] not null default '{}',
  associate_customers uuid[] not null default '{}',
  signature text not null default '',
  password_hash text,
  -- Tokens issued earlier than this are refused: set by a new password or a deactivation.
  tokens_valid_from timestamptz not null default '-infinity',
  last_login_at timestamptz,
  visited_pages text[] not null default '{}',
  saved_filter jsonb,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text generated always as (lower(email)) stored,
  check ((role in (1, 2, 3, 4)) = (customer_id is not null)),
  check ((role in (21, 22)) = (company_id is not null)),
  foreign key (customer_id, surgeon_id) references surgeons (customer_id, surgeon_id)
);
create unique index users_by_email on users (lower(email));
-- Lists are counted, ordered and searched in these indexes alone.
create index users_by_customer on users (customer_id, active, last_name, first_name, user_id)
  include (role, company_id, search_text) where customer_id is not null;
create index users_by_company on users (company_id, active, last_name, first_name, user_id)
  include (role, customer_id, search_text) where company_id is not null;
select keep_audit('users'), protect_tenant('users', true);

-- A clinic may know company users who look after its patients or write to them, though they are outside its scope: these functions run
-- as the owner, whom the policy lets read users.
create policy owner_reads on users for select to current_user using (true);
create function staff_card(staff uuid) returns table (_id uuid, firstname text, lastname text, email text)
language sql stable security definer set search_path = public as $$
  select user_id, first_name, last_name, email from users where user_id = staff
$$;
create function staff_role(staff uuid) returns smallint
language sql stable security definer set search_path = public as $$ select role from users where user_id = staff $$;
revoke execute on function staff_card(uuid), staff_role(uuid) from public;
grant execute on function staff_card(uuid), staff_role(uuid) to restride_app;

-- How often a list of a clinic changed: raised with every change of a row's place in it, in the same transaction. A server process that
-- remembers the order of a list knows by it whether it still holds.
create table list_versions (
  customer_id uuid not null references customers on delete cascade,
  list text not null,
  version bigint not null,
  primary key (customer_id, list)
);
select protect_tenant('list_versions');
create function raise_list_version() returns trigger language plpgsql as $$
declare
  clinic uuid := case when tg_op = 'DELETE' then old.customer_id else new.customer_id end;
begin
  if clinic is not null then
    insert into list_versions values (clinic, tg_table_name, 1)
    on conflict (customer_id, list) do update set version = list_versions.version + 1;
  end if;
  return null;
end $$;
create trigger list_version after insert or delete or update of name, email, phone_public, deleted_at on surgeons
  for each row execute function raise_list_version();
create trigger list_version after insert or delete or update of first_name, last_name, email, role, active on users
  for each row execute function raise_list_version();
