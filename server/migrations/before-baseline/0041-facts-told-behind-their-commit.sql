-- Facts are told behind their commit. NOTIFY inside it makes all commits of the server wait for each other, and for the disk.
drop trigger announce on facts;
drop function announce_fact();

-- Up to which of its facts a tenant's were told.
create table told_facts (
  customer_id uuid primary key references customers on delete cascade,
  last_told bigint not null
);
insert into told_facts select customer_id, last_fact from fact_counters;
select protect_tenant('told_facts');

-- Tells the facts of these tenants, or of all, that nobody was told of: in the order of their numbers, each whole and once,
-- whichever server process recorded it. Facts commit in that order too, so none comes later that belongs in between.
create function tell_facts(tenants uuid[] default null) returns void language plpgsql as $$
declare
  told told_facts;
  fact facts;
begin
  -- Nothing is lost with what is told: who was not told reads again. So nobody waits for the disk.
  perform set_config('synchronous_commit', 'off', true);
  if tenants is null then
    tenants := array(select c.customer_id from fact_counters c left join told_facts t using (customer_id)
      where c.last_fact > coalesce(t.last_told, 0));
  end if;
  insert into told_facts select tenant, 0 from unnest(tenants) tenant order by tenant on conflict do nothing;
  for told in select * from told_facts where customer_id = any (tenants) order by customer_id for update loop
    for fact in select * from facts where customer_id = told.customer_id and fact_no > told.last_told order by fact_no loop
      perform pg_notify('restride_facts', json_build_object('customer', fact.customer_id, 'fact', fact.fact_no,
        'kind', fact.kind, 'subject', fact.subject_id, 'data', fact.data)::text);
      told.last_told := fact.fact_no;
    end loop;
    update told_facts set last_told = told.last_told where customer_id = told.customer_id;
  end loop;
end $$;
