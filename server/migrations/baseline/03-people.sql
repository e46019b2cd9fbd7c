-- Companies, clinics and staff. Columns with names of people, clinics and content have the collation und-x-icu, so that they sort alike on every
-- server, whatever the locale of its database.

-- A company, which runs the programme for its customers.
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
  -- Version for optimistic locking, here and in other tables: a form that was filled with an older version is refused, so that it does not
  -- overwrite the changes of somebody else. Changes outside of the form, such as the time of the last sign-in, do not raise it.
  version integer not null default 1
);
select keep_audit('companies');

-- A clinic, the tenant of most other tables. access_code is the code by which patients and staff know the clinic.
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
-- For the list of a company's customers.
create index customers_by_company on customers (company_id, name);
select keep_audit('customers'), protect_tenant('customers', true);

-- A surgeon of a clinic. A removed surgeon keeps the row, because records of former patients name it.
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
  -- Code of the surgeon, unique within the clinic, removed surgeons included. The server draws one for each new surgeon; the default is for rows
  -- that are written without the server.
  access_code text not null default upper(left(md5(gen_random_uuid()::text), 6)),
  version integer not null default 1,
  address text not null default '',
  description text not null default '',
  -- Text that a search scans in addition to the parts of the name: a line with the email and a line with the digits of the public phone.
  search_text text generated always as (
    lower(email) || E'\n' || regexp_replace(coalesce(phone_public, ''), '[^0-9]', '', 'g')
  ) stored,
  -- False for a name of an older version in which credentials and family name are not separated yet: the server splits it once, at its start.
  has_name_parts boolean not null default true,
  primary key (customer_id, surgeon_id)
);
-- For the list of surgeons: total, order and search read this index only; the table is read for the rows of a page.
create index surgeons_by_name on surgeons (customer_id, name, surgeon_id) include (search_text) where deleted_at is null;
create unique index surgeons_by_access_code on surgeons (customer_id, access_code);
-- For public pages, whose addresses contain the surgeon but not the clinic.
create index surgeons_by_id on surgeons (surgeon_id);
select keep_audit('surgeons'), protect_tenant('surgeons');

-- A member of staff with an account. Users of a clinic have a customer, users of a company have a company, super admins have neither. The numbers
-- of roles are those of domain/access/roles.ts.
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
  -- Surgeon that the user is, or is linked to.
  surgeon_id uuid,
  -- Surgeons whose cases a medical associate may see, and customers of a health coach.
  associate_surgeons uuid[] not null default '{}',
  associate_customers uuid[] not null default '{}',
  signature text not null default '',
  password_hash text,
  -- Sessions that started earlier are refused. A new password and a deactivation set it.
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
-- For the lists of users: total, order and search read these indexes only, and so does row-level security.
create index users_by_customer on users (customer_id, active, last_name, first_name, user_id)
  include (role, company_id, search_text) where customer_id is not null;
create index users_by_company on users (company_id, active, last_name, first_name, user_id)
  include (role, customer_id, search_text) where company_id is not null;
select keep_audit('users'), protect_tenant('users', true);

-- The owner may read every user, for functions with the owner's rights: a clinic sees the names of company users who look after its patients or
-- write to them, although these users are outside its scope.
create policy owner_reads on users for select to current_user using (true);
-- Returns id, name and email of a user of any clinic or company.
create function staff_card(staff uuid) returns table (_id uuid, firstname text, lastname text, email text)
language sql stable security definer set search_path = public as $$
  select user_id, first_name, last_name, email from users where user_id = staff
$$;
-- Returns the role of a user of any clinic or company.
create function staff_role(staff uuid) returns smallint
language sql stable security definer set search_path = public as $$ select role from users where user_id = staff $$;
revoke execute on function staff_card(uuid), staff_role(uuid) from public;
grant execute on function staff_card(uuid), staff_role(uuid) to restride_app;

-- A counter of the changes of a clinic's list of users or surgeons. Every change that can move a row within the list, add it or remove it raises the
-- version in its transaction. Server processes cache the order of a list, and compare the version to know whether the cached order is current.
create table list_versions (
  customer_id uuid not null references customers on delete cascade,
  list text not null,
  version bigint not null,
  primary key (customer_id, list)
);
select protect_tenant('list_versions');
-- Trigger that raises the version of a list of the row's clinic. Users without a clinic are in no such list.
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
