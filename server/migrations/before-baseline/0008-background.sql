-- Jobs are queued inside the transaction that gives the reason for them. The application role may queue and no more.
create function queue_job(task text, payload json, job_key text default null, run_at timestamptz default null) returns void
language plpgsql security definer set search_path = public as $$
begin
  perform graphile_worker.add_job(task, payload, run_at := run_at, job_key := job_key, max_attempts := 10);
end $$;

-- A new fact is told to every server process once its transaction commits: ids only.
create function announce_fact() returns trigger language plpgsql as $$
begin
  perform pg_notify('restride_facts', json_build_object(
    'customer', new.customer_id, 'fact', new.fact_no, 'kind', new.kind, 'subject', new.subject_id, 'date', new.data ->> 'date')::text);
  return null;
end $$;
create trigger announce after insert on facts for each row execute function announce_fact();

-- A clinic may know the names of company people who look after its patients or write to them; they lie outside its wall.
-- The function runs as the owner, whom this policy lets read users.
create policy owner_reads on users for select to current_user using (true);
create function staff_card(staff uuid) returns table (_id uuid, firstname text, lastname text, email text)
language sql stable security definer set search_path = public as $$
  select user_id, first_name, last_name, email from users where user_id = staff
$$;
