-- The number of a clinic's newest fact; raised under the row's lock, so that facts commit in the order of their numbers.
create table fact_counters (
  customer_id uuid primary key references customers,
  last_fact bigint not null
);
select protect_tenant('fact_counters');

-- What happened, numbered per clinic in commit order; data holds ids and dates, never health data.
create table facts (
  customer_id uuid not null references customers,
  fact_no bigint not null,
  kind text not null,
  -- The patient it is about, or null for the clinic as a whole.
  subject_id uuid,
  data jsonb not null default '{}',
  at timestamptz not null,
  primary key (customer_id, fact_no)
);
create index facts_by_patient on facts (customer_id, subject_id, fact_no);
select protect_tenant('facts');
revoke update, delete on facts from restride_app;

-- An event handler that ran for a fact; the key makes twice once.
create table reactions_done (
  customer_id uuid not null,
  fact_no bigint not null,
  reaction text not null,
  done_at timestamptz not null default now(),
  primary key (customer_id, fact_no, reaction)
);
select protect_tenant('reactions_done');

-- Up to which of its facts a tenant's were published. That happens after their commit: NOTIFY inside it makes all commits of the server
-- wait for each other, and for the disk.
create table told_facts (
  customer_id uuid primary key references customers on delete cascade,
  last_told bigint not null
);
select protect_tenant('told_facts');

-- Publishes the facts of these tenants, or of all, that were not published yet: in the order of their numbers, each whole and once,
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

-- Jobs are queued inside the transaction that gives the reason for them. The application role may queue and no more. Jobs of one line run
-- one after the other, so that a slow server on the other side holds up no more of the worker than its lines.
create function queue_job(task text, payload json, job_key text default null, run_at timestamptz default null, line text default null)
returns void language plpgsql security definer set search_path = public as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name := line, run_at := run_at, job_key := job_key, max_attempts := 10);
end $$;
revoke execute on function queue_job(text, json, text, timestamptz, text) from public;
grant execute on function queue_job(text, json, text, timestamptz, text) to restride_app;

-- The answer of a mutation, kept with the change itself, so that a retry of the same key changes nothing.
create table idempotency_keys (
  owner text not null,
  key text not null,
  operation text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
select protect_secret('idempotency_keys', 'owner = (select scope_actor())');

-- The version of a collation by which indexes were sorted; another one sorts them anew at the start (platform/database/collation-version.ts).
create table collation_versions (
  collation_name text primary key,
  version text not null,
  noted_at timestamptz not null default now()
);
revoke insert, update, delete on collation_versions from restride_app;
