-- A new password, and the end of an account, end all that was given out under the old one, whichever way they came about: links that
-- set a password, codes, and trusted devices. (Tokens end by tokens_valid_from.)
create function end_user_secrets() returns trigger language plpgsql as $$
begin
  delete from password_tokens where user_id = new.user_id;
  delete from one_time_codes where user_id = new.user_id;
  delete from trusted_devices where user_id = new.user_id;
  return null;
end $$;
create trigger end_secrets after update on users for each row
  when (old.password_hash is distinct from new.password_hash or (old.active and not new.active))
  execute function end_user_secrets();

create function end_patient_secrets() returns trigger language plpgsql as $$
begin
  delete from password_tokens where customer_id = new.customer_id and patient_id = new.patient_id;
  delete from progress_codes where customer_id = new.customer_id and patient_id = new.patient_id;
  return null;
end $$;
create trigger end_secrets after update on patients for each row
  when (old.password_hash is distinct from new.password_hash or (old.active and not new.active))
  execute function end_patient_secrets();
