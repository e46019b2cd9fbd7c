-- The wall costs as much with 400 customers in scope as with one: whoever is not the first of them is looked up in a hash, which is
-- made only when a row of another comes by.
create function scope_customer() returns uuid language sql stable parallel safe as $$ select (scope_customers())[1] $$;

create function tenant_rule(with_company boolean) returns text language sql immutable as $$
  select 'customer_id = (select scope_customer()) or (select scope_every()) or customer_id in (select unnest(scope_customers()))'
    || case when with_company then ' or company_id = (select scope_company())' else '' end
$$;

create or replace function protect_tenant(target regclass, with_company boolean default false) returns void language plpgsql as $$
declare
  rule text := tenant_rule(with_company);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s using (%s) with check (%s)', target, rule, rule);
end $$;

do $$
declare
  target text;
  rule text;
begin
  for target in select tablename from pg_policies where schemaname = 'public' and policyname = 'tenant' loop
    rule := tenant_rule(with_company => target in ('customers', 'users', 'images'));
    execute format('alter policy tenant on %I using (%s) with check (%s)', target, rule, rule);
  end loop;
end $$;
