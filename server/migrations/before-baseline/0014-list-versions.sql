-- How often a list of a clinic changed: raised with every change of a row's place in it, in the same transaction. A server process that
-- remembers the order of a list knows by it whether it still holds.
create table list_versions (
  customer_id uuid not null references customers on delete cascade,
  list text not null,
  version bigint not null,
  primary key (customer_id, list)
);
select protect_tenant('list_versions');

create function raise_list_version() returns trigger language plpgsql as $$
declare
  clinic uuid := case when tg_op = 'DELETE' then old.customer_id else new.customer_id end;
begin
  if clinic is not null then
    insert into list_versions values (clinic, tg_table_name, 1)
    on conflict (customer_id, list) do update set version = list_versions.version + 1;
  end if;
  return null;
end $$;

create trigger list_version after insert or delete or update of name, email, phone_public, deleted_at on surgeons
  for each row execute function raise_list_version();
create trigger list_version after insert or delete or update of first_name, last_name, email, role, active on users
  for each row execute function raise_list_version();
