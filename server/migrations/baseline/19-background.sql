-- The number of a clinic's newest domain event. It is raised under the lock of this row until the commit, so that events commit in the order of their
-- numbers. Present name: domain_event_counters, with the column last_number.
create table fact_counters (
  customer_id uuid primary key references customers,
  last_fact bigint not null
);
select protect_tenant('fact_counters');

-- A domain event, numbered within its clinic in the order of commits, so that a client can query the events after a number and misses none. `data`
-- has ids and dates, never health data. Present name: domain_events, with the column event_number.
create table facts (
  customer_id uuid not null references customers,
  fact_no bigint not null,
  kind text not null,
  -- Patient that the event is about; null for the clinic as a whole.
  subject_id uuid,
  data jsonb not null default '{}',
  at timestamptz not null,
  primary key (customer_id, fact_no)
);
create index facts_by_patient on facts (customer_id, subject_id, fact_no);
select protect_tenant('facts');
revoke update, delete on facts from restride_app;

-- An event handler that has handled a domain event; the key makes sure that it does so once. Present name: handled_events,
-- with the columns event_number and handler.
create table reactions_done (
  customer_id uuid not null,
  fact_no bigint not null,
  reaction text not null,
  done_at timestamptz not null default now(),
  primary key (customer_id, fact_no, reaction)
);
select protect_tenant('reactions_done');

-- The number up to which a tenant's domain events were published. They are published after their commit: NOTIFY within a transaction makes all
-- commits of the PostgreSQL server wait for each other, and for the disk. Present name: published_events, with the column last_published.
create table told_facts (
  customer_id uuid primary key references customers on delete cascade,
  last_told bigint not null
);
select protect_tenant('told_facts');

-- Publishes by NOTIFY the domain events of these tenants, or of all (null), that were not published yet: in the order of their numbers and each once,
-- whichever server process recorded them. Events commit in that order too, so no event with a lower number can follow. Present name: publish_events.
create function tell_facts(tenants uuid[] default null) returns void language plpgsql as $$
declare
  told told_facts;
  fact facts;
begin
  -- No notice needs to survive a crash, because clients that missed one query events again. So the commit does not wait for the disk.
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

-- Queues a job in the transaction of the change that needs it. It runs with the owner's rights: the application role may queue jobs, but neither read
-- nor change them. Jobs with the same `line` run one after the other, so that a slow server that they call blocks one job of the worker for each
-- line.
create function queue_job(task text, payload json, job_key text default null, run_at timestamptz default null, line text default null)
returns void language plpgsql security definer set search_path = public as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name := line, run_at := run_at, job_key := job_key, max_attempts := 10);
end $$;
revoke execute on function queue_job(text, json, text, timestamptz, text) from public;
grant execute on function queue_job(text, json, text, timestamptz, text) to restride_app;

-- An idempotency key of an account, with the answer of its mutation. Both are stored in the transaction of the change, so that a retry with the same
-- key receives the same answer and changes nothing. request_hash distinguishes a retry from another request with the same key.
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

-- The version of a collation with which indexes were sorted. When the server starts with another version, it rebuilds them
-- (server/platform/database/collation-version.ts).
create table collation_versions (
  collation_name text primary key,
  version text not null,
  noted_at timestamptz not null default now()
);
revoke insert, update, delete on collation_versions from restride_app;
