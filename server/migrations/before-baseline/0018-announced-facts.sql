-- A new fact is told whole, so that nobody who listens needs to read it: it holds ids and dates only, and facts of a clinic
-- commit in the order of their numbers.
create or replace function announce_fact() returns trigger language plpgsql as $$
begin
  perform pg_notify('restride_facts', json_build_object(
    'customer', new.customer_id, 'fact', new.fact_no, 'kind', new.kind, 'subject', new.subject_id, 'data', new.data)::text);
  return null;
end $$;
