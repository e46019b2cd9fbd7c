-- The tenant of a row is its customer. Every statement names its customers, and row-level security refuses what one forgot.
-- The server connects as the owner of the database and becomes restride_app, which owns nothing.
do $$ begin
  create role restride_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant restride_app to current_user;
grant usage on schema public to restride_app;
alter default privileges in schema public grant select, insert, update, delete on tables to restride_app;
alter default privileges in schema public grant usage, select on sequences to restride_app;

-- Which migrations ran is written by the owner only, who has made the table before the first of them. runs_since: the migration that an
-- older version must know to run on this one; null where none may.
alter table schema_migrations add column if not exists runs_since text;
grant select on schema_migrations to restride_app;

-- The customers that the running transaction may touch, set by the server for each transaction.
create function scope_customers() returns uuid[] language sql stable parallel safe as
  $$ select string_to_array(nullif(nullif(current_setting('restride.customers', true), ''), '*'), ',')::uuid[] $$;
create function scope_customer() returns uuid language sql stable parallel safe as $$ select (scope_customers())[1] $$;
create function scope_company() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('restride.company', true), '')::uuid $$;

-- The account that acts.
create function scope_actor() returns text language sql stable parallel safe as
  $$ select current_setting('restride.actor', true) $$;

-- True for the few statements named acrossCustomers…: sign-in look-ups, timed jobs, the super admin.
create function scope_every() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('restride.customers', true) = '*', false) $$;

-- The nil id: of a tenant, an account or a surgeon that is nobody's.
create function no_one() returns uuid language sql immutable parallel safe as $$ select '00000000-0000-0000-0000-000000000000'::uuid $$;

-- The first customer in scope is compared; the others are looked up in a hash, which is made only when a row of another one comes by. So
-- the rule costs as much with 400 customers in scope as with one.
create function tenant_rule(with_company boolean) returns text language sql immutable as $$
  select 'customer_id = (select scope_customer()) or (select scope_every()) or customer_id in (select unnest(scope_customers()))'
    || case when with_company then ' or company_id = (select scope_company())' else '' end
$$;

-- Protects a table of tenants: rows of customers in scope are seen and written; with_company admits the company's own scope too.
create function protect_tenant(target regclass, with_company boolean default false) returns void language plpgsql as $$
declare
  rule text := tenant_rule(with_company);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s using (%s) with check (%s)', target, rule, rule);
end $$;

-- Protects a table of secrets: `own` says who else than the look-ups across all may touch a row. Not forced, because functions that run
-- with the owner's rights must reach it.
create function protect_secret(target regclass, own text default 'false') returns void language plpgsql as $$
declare
  rule text := format('(select scope_every()) or (%s)', own);
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy secret on %s using (%s) with check (%s)', target, rule, rule);
end $$;
