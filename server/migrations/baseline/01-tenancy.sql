-- The files of this folder are the baseline, the schema by subject. Their statements are fixed (docs/decisions/0051-schema-baseline.md): migrations
-- in the folder above have renamed some tables, columns and functions since, whose present names are in the comments, and some triggers, whose
-- present names are in server/generated/schema.sql.
--
-- Tenancy: the tenant of a row is its customer, a clinic. Every statement names its customers; row-level security is the second barrier and
-- hides the rows of other customers from a statement that does not (docs/decisions/0017-row-level-security.md).
-- Statements of the server run in the role restride_app, which owns nothing, so that row-level security binds them. Roles belong to the whole
-- PostgreSQL server: another database may have created this one before, or creates it at the same moment.
do $$ begin
  create role restride_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant restride_app to current_user;
grant usage on schema public to restride_app;
alter default privileges in schema public grant select, insert, update, delete on tables to restride_app;
alter default privileges in schema public grant usage, select on sequences to restride_app;

-- A migration that ran. The owner created this table before the first migration and is the only one who writes it: the default privileges above
-- do not include it. runs_since: name of the migration that an older version of the product must know to run on this schema; null when the
-- older version must know this migration itself.
alter table schema_migrations add column if not exists runs_since text;
grant select on schema_migrations to restride_app;

-- Returns the customers whose rows the running transaction may touch; null when it has none or all of them ('*'). The server sets
-- restride.customers for each transaction.
create function scope_customers() returns uuid[] language sql stable parallel safe as
  $$ select string_to_array(nullif(nullif(current_setting('restride.customers', true), ''), '*'), ',')::uuid[] $$;
-- Returns the first of these customers.
create function scope_customer() returns uuid language sql stable parallel safe as $$ select (scope_customers())[1] $$;
-- Returns the company that the running transaction works for; null for none.
create function scope_company() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('restride.company', true), '')::uuid $$;

-- Returns the id of the account that acts, or the name of the job.
create function scope_actor() returns text language sql stable parallel safe as
  $$ select current_setting('restride.actor', true) $$;

-- Returns whether the running transaction may touch the rows of every customer: in look-ups of sign-in, where no tenant is known yet, in timed
-- jobs, and for the super admin. Statements that read or change rows of several customers are named acrossCustomers….
create function scope_every() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('restride.customers', true) = '*', false) $$;

-- Returns the nil id, which stands for no tenant, no account or no surgeon where a key needs a value.
create function no_one() returns uuid language sql immutable parallel safe as $$ select '00000000-0000-0000-0000-000000000000'::uuid $$;

-- Returns the condition of the policies of tenants, as SQL. The first customer in scope is compared; the others are looked up in a hash, which
-- PostgreSQL builds only when it meets a row of another customer. So the condition costs as much with 400 customers in scope as with one.
create function tenant_rule(with_company boolean) returns text language sql immutable as $$
  select 'customer_id = (select scope_customer()) or (select scope_every()) or customer_id in (select unnest(scope_customers()))'
    || case when with_company then ' or company_id = (select scope_company())' else '' end
$$;

-- Enables row-level security on a table of tenants: statements read and write the rows of the customers in scope, with `with_company` also those
-- of the company in scope. It is forced, which means that it binds the owner of the table too.
create function protect_tenant(target regclass, with_company boolean default false) returns void language plpgsql as $$
declare
  rule text := tenant_rule(with_company);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s using (%s) with check (%s)', target, rule, rule);
end $$;

-- Enables row-level security on a table of secrets: its rows are reached by statements across all customers, and by those that meet the condition
-- `own`. It is not forced, because functions that run with the owner's rights must reach the rows.
create function protect_secret(target regclass, own text default 'false') returns void language plpgsql as $$
declare
  rule text := format('(select scope_every()) or (%s)', own);
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy secret on %s using (%s) with check (%s)', target, rule, rule);
end $$;
