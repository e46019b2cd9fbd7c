-- Requests for deletion that no record fits are listed until a person decides: for the super admin, and for the companies that may know
-- whose they are. company_ids are those.
alter table deletion_requests add column unmatched_at timestamptz, add column company_ids uuid[] not null default '{}';
select set_config('restride.customers', '*', true);
update deletion_requests set unmatched_at = requested_at;
select set_config('restride.customers', '', true);
create policy of_company on deletion_requests
  using (unmatched_at is not null and (select scope_company()) = any (company_ids)) with check (unmatched_at is not null);

-- Who decided, and when: ids and times only, for the log outlives the request.
create function record_deletion_request() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into audit_log (customer_id, actor, table_name, action, before, after)
  values ('00000000-0000-0000-0000-000000000000', coalesce(nullif(current_setting('restride.actor', true), ''), 'system'),
    'deletion_requests', lower(tg_op), jsonb_build_object('request_id', old.request_id, 'company_ids', old.company_ids),
    case when tg_op = 'UPDATE' then jsonb_build_object('request_id', new.request_id, 'company_ids', new.company_ids) end);
  return null;
end $$;
revoke execute on function record_deletion_request() from public;
grant execute on function record_deletion_request() to restride_app;
create trigger audit_ids after update or delete on deletion_requests for each row execute function record_deletion_request();
