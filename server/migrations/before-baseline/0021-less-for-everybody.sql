-- What the application does not need it may not do: the list of migrations is the owner's, and functions that run with the owner's
-- rights are run by the application only.
revoke insert, update, delete on schema_migrations from restride_app;
do $$ declare each regprocedure; begin
  for each in select oid::regprocedure from pg_proc where prosecdef and pronamespace = 'public'::regnamespace loop
    execute format('revoke execute on function %s from public', each);
    execute format('grant execute on function %s to restride_app', each);
  end loop;
end $$;
