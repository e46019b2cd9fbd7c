-- Sessions end with the record of their account, whoever deletes it: an erased patient leaves none behind.
create function end_sessions_of_user() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from sessions where account_id = old.user_id;
  return null;
end $$;
create function end_sessions_of_patient() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from sessions where account_id = old.patient_id;
  return null;
end $$;
revoke execute on function end_sessions_of_user(), end_sessions_of_patient() from public;
grant execute on function end_sessions_of_user(), end_sessions_of_patient() to restride_app;
create trigger end_sessions after delete on users for each row execute function end_sessions_of_user();
create trigger end_sessions after delete on patients for each row execute function end_sessions_of_patient();
