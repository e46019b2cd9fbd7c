-- A part of a name in its search form (domain/names/search-form.ts): a search finds names by the beginnings of their parts. Names that belong to no
-- clinic stand under the nil customer.
create table name_parts (
  customer_id uuid not null,
  company_id uuid,
  kind text not null check (kind in ('patient', 'registration', 'user', 'surgeon', 'customer', 'company', 'reminder')),
  owner_id uuid not null,
  part text collate "C" not null,
  primary key (customer_id, kind, owner_id, part)
);
-- For searches by a range of text. Under row-level security an index serves only leakproof operators: comparisons of text are, those of patterns
-- and arrays are not.
create index name_parts_by_part on name_parts (customer_id, kind, part, owner_id);
select protect_tenant('name_parts', true);

-- A name whose parts are not written yet. A trigger adds it with each change of a name, in whichever way the change came about; writing its parts
-- deletes it.
create table unformed_names (
  customer_id uuid not null,
  company_id uuid,
  kind text not null,
  owner_id uuid not null,
  primary key (customer_id, kind, owner_id)
);
create index unformed_names_by_owner on unformed_names (kind, owner_id);
select protect_tenant('unformed_names', true);

-- Deletes the parts of a name.
create function forget_name_parts(kind_of text, id_column text, owner jsonb) returns void language plpgsql as $$
declare
  clinic uuid := coalesce(owner ->> 'customer_id', '00000000-0000-0000-0000-000000000000');
  id uuid := owner ->> id_column;
begin
  delete from name_parts where customer_id = clinic and kind = kind_of and owner_id = id;
  delete from unformed_names where customer_id = clinic and kind = kind_of and owner_id = id;
end $$;

-- Trigger that deletes the parts of a changed name and adds it to unformed_names. It locks that row before it deletes the parts, so that another
-- transaction cannot write parts of the former name afterwards.
create function change_name() returns trigger language plpgsql as $$
declare
  owner jsonb := to_jsonb(new);
begin
  insert into unformed_names (customer_id, company_id, kind, owner_id)
  values (coalesce(owner ->> 'customer_id', '00000000-0000-0000-0000-000000000000')::uuid, (owner ->> 'company_id')::uuid,
    tg_argv[0], (owner ->> tg_argv[1])::uuid)
  on conflict (customer_id, kind, owner_id) do update set company_id = excluded.company_id;
  delete from name_parts where kind = tg_argv[0] and owner_id = (owner ->> tg_argv[1])::uuid
    and customer_id = coalesce(owner ->> 'customer_id', '00000000-0000-0000-0000-000000000000')::uuid;
  if tg_op = 'UPDATE' and to_jsonb(old) -> 'customer_id' is distinct from owner -> 'customer_id' then
    perform forget_name_parts(tg_argv[0], tg_argv[1], to_jsonb(old));
  end if;
  return null;
end $$;

-- Trigger that deletes the parts of a deleted name.
create function remove_name() returns trigger language plpgsql as $$
begin
  perform forget_name_parts(tg_argv[0], tg_argv[1], to_jsonb(old));
  return null;
end $$;

-- Creates the triggers for the columns of a table that form a name. Present name: maintain_name_parts.
create function keep_name_parts(target regclass, kind text, id_column text, names text[]) returns void language plpgsql as $$
declare
  places text[] := array(select attname from pg_attribute where attrelid = target and attname in ('customer_id', 'company_id'));
  differs text := (select string_agg(format('old.%1$I is distinct from new.%1$I', name), ' or ') from unnest(names || places) name);
begin
  execute format('create trigger name_added after insert on %s for each row execute function change_name(%L, %L)', target, kind, id_column);
  execute format('create trigger name_changed after update on %s for each row when (%s) execute function change_name(%L, %L)',
    target, differs, kind, id_column);
  execute format('create trigger name_removed after delete on %s for each row execute function remove_name(%L, %L)', target, kind, id_column);
end $$;
select keep_name_parts('patients', 'patient', 'patient_id', '{first_name,last_name}'),
  keep_name_parts('registered_patients', 'registration', 'registration_id', '{first_name,last_name}'),
  keep_name_parts('users', 'user', 'user_id', '{first_name,last_name}'),
  keep_name_parts('surgeons', 'surgeon', 'surgeon_id', '{name}'),
  keep_name_parts('customers', 'customer', 'customer_id', '{name}'),
  keep_name_parts('companies', 'company', 'company_id', '{name}'),
  keep_name_parts('reminders', 'reminder', 'reminder_id', '{title}');

-- Adds all names without parts to unformed_names. The server writes their parts in slices before it listens (server/features/names/form-names.ts).
create function queue_unformed_names() returns void language sql as $$
  insert into unformed_names (customer_id, company_id, kind, owner_id)
  select n.customer_id, n.company_id, n.kind, n.owner_id from (
    select customer_id, null::uuid as company_id, 'patient' as kind, patient_id as owner_id from patients
    union all select customer_id, null, 'registration', registration_id from registered_patients
    union all select coalesce(customer_id, '00000000-0000-0000-0000-000000000000'), company_id, 'user', user_id from users
    union all select customer_id, null, 'surgeon', surgeon_id from surgeons
    union all select customer_id, company_id, 'customer', customer_id from customers
    union all select '00000000-0000-0000-0000-000000000000', company_id, 'company', company_id from companies
    union all select customer_id, null, 'reminder', reminder_id from reminders) n
  where not exists (select from name_parts p where (p.customer_id, p.kind, p.owner_id) = (n.customer_id, n.kind, n.owner_id))
  on conflict do nothing
$$;
