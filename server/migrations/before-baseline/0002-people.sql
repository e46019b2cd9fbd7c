create table companies (
  company_id uuid primary key,
  name text not null,
  description text not null default '',
  phone text,
  email text,
  logo text,
  contact jsonb not null default '{}',
  address jsonb not null default '{}',
  auto_import_events boolean not null default false,
  created_at timestamptz not null default now()
);
select keep_audit('companies');

create table customers (
  customer_id uuid primary key,
  company_id uuid not null references companies,
  name text not null,
  access_code text not null unique,
  time_zone text not null default 'America/Chicago',
  contact jsonb not null default '{}',
  address jsonb not null default '{}',
  logo text,
  auto_import_events boolean not null default false,
  created_at timestamptz not null default now()
);
create index customers_by_company on customers (company_id, name);
select keep_audit('customers'), protect_tenant('customers', true);

create table surgeons (
  customer_id uuid not null references customers,
  surgeon_id uuid not null,
  name text not null,
  first_name text not null,
  last_name text not null,
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
  primary key (customer_id, surgeon_id)
);
create index surgeons_by_name on surgeons (customer_id, name);
select keep_audit('surgeons'), protect_tenant('surgeons');

-- Staff. A clinic's people have a customer, a company's people a company, a super admin neither.
create table users (
  user_id uuid primary key,
  customer_id uuid references customers,
  company_id uuid references companies,
  role smallint not null check (role in (1, 2, 3, 4, 21, 22, 31)),
  email text not null,
  first_name text not null,
  last_name text not null,
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
  check ((role in (1, 2, 3, 4)) = (customer_id is not null)),
  check ((role in (21, 22)) = (company_id is not null)),
  foreign key (customer_id, surgeon_id) references surgeons (customer_id, surgeon_id)
);
create unique index users_by_email on users (lower(email));
create index users_by_customer on users (customer_id, last_name, first_name);
create index users_by_company on users (company_id, role, last_name);
select keep_audit('users'), protect_tenant('users', true);
