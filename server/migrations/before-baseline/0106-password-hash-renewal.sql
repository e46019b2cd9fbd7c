-- A password of before it was read in Unicode's form NFC is hashed again at the next sign-in. It is the same password, so nothing ends with it:
-- the statement that stores the new hash says so with restride.same_password.
create function is_new_password(before text, now_is text) returns boolean language sql stable as $$
  select before is distinct from now_is and coalesce(current_setting('restride.same_password', true), '') <> 'yes'
$$;

drop trigger end_secrets on users;
create trigger end_secrets after update on users for each row
  when (is_new_password(old.password_hash, new.password_hash) or (old.active and not new.active))
  execute function end_user_secrets();
drop trigger end_secrets on patients;
create trigger end_secrets after update on patients for each row
  when (is_new_password(old.password_hash, new.password_hash) or (old.active and not new.active))
  execute function end_patient_secrets();
drop trigger end_tokens on users;
create trigger end_tokens before update on users for each row
  when (is_new_password(old.password_hash, new.password_hash) or (old.active and not new.active))
  execute function end_tokens();
drop trigger end_tokens on patients;
create trigger end_tokens before update on patients for each row
  when (is_new_password(old.password_hash, new.password_hash) or (old.active and not new.active))
  execute function end_tokens();
drop trigger end_links on patients;
create trigger end_links after update on patients for each row
  when (old.active is distinct from new.active or is_new_password(old.password_hash, new.password_hash) or old.email <> new.email
    or old.email_opt_in is distinct from new.email_opt_in or old.caregiver is distinct from new.caregiver)
  execute function end_links_of_patient();
