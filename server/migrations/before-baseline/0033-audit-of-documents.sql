-- Signed documents are in the log too, known by their sum; neither a file nor the address of a push is copied there.
create or replace function record_audit() returns trigger language plpgsql security definer set search_path = public as $$
declare
  withheld constant text[] := array['password_hash', 'code_hash', 'token_hash', 'token', 'pdf'];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - withheld end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - withheld end;
begin
  insert into audit_log (customer_id, actor, table_name, action, before, after)
  values (
    coalesce(coalesce(new_row, old_row) ->> 'customer_id', '00000000-0000-0000-0000-000000000000')::uuid,
    coalesce(nullif(current_setting('restride.actor', true), ''), 'system'),
    tg_table_name, lower(tg_op), old_row, new_row
  );
  return null;
end $$;
select keep_audit('consent_documents');
