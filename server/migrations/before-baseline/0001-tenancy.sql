-- Two walls around a clinic's rows: every statement names its customer, and row level security refuses what it forgot.
-- The server connects as the owner and becomes restride_app, which owns nothing.
do $$ begin
  create role restride_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant restride_app to current_user;
grant usage on schema public to restride_app;
alter default privileges in schema public grant select, insert, update, delete on tables to restride_app;
alter default privileges in schema public grant usage, select on sequences to restride_app;

-- The customers that the running transaction may touch, set by the server for each transaction.
create function scope_customers() returns uuid[] language sql stable parallel safe as
  $$ select string_to_array(nullif(nullif(current_setting('restride.customers', true), ''), '*'), ',')::uuid[] $$;
create function scope_company() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('restride.company', true), '')::uuid $$;
-- True for the few statements named acrossCustomers…: sign-in look-ups, timed jobs, the super admin.
create function scope_every() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('restride.customers', true) = '*', false) $$;

create table audit_log (
  customer_id uuid not null,
  entry_id bigint generated always as identity,
  at timestamptz not null default now(),
  actor text not null,
  table_name text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  primary key (customer_id, entry_id)
);

-- Rows of the product itself, or of a company, are logged under the nil customer. Secrets are never copied into the log.
create function record_audit() returns trigger language plpgsql security definer set search_path = public as $$
declare
  secrets constant text[] := array['password_hash', 'code_hash', 'token_hash'];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - secrets end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - secrets end;
begin
  insert into audit_log (customer_id, actor, table_name, action, before, after)
  values (
    coalesce(coalesce(new_row, old_row) ->> 'customer_id', '00000000-0000-0000-0000-000000000000')::uuid,
    coalesce(nullif(current_setting('restride.actor', true), ''), 'system'),
    tg_table_name, lower(tg_op), old_row, new_row
  );
  return null;
end $$;

create function keep_audit(target regclass) returns void language plpgsql as $$
begin
  execute format('create trigger audit after insert or update or delete on %s for each row execute function record_audit()', target);
end $$;

-- Raises both walls' second half on a table: policy for customers in scope; with_company also admits the company's own scope.
create function protect_tenant(target regclass, with_company boolean default false) returns void language plpgsql as $$
declare
  rule text := 'customer_id = any ((select scope_customers())::uuid[]) or (select scope_every())';
begin
  if with_company then
    rule := rule || ' or company_id = (select scope_company())';
  end if;
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s using (%s) with check (%s)', target, rule, rule);
end $$;

select protect_tenant('audit_log');
-- The log is written by its trigger only, whose owner the wall must let through, and is never changed.
alter table audit_log no force row level security;
grant select on audit_log to restride_app;
revoke insert, update, delete on audit_log from restride_app;
