-- A patient of a clinic: person, contacts, surgery and account in one row. A second operated joint of a person is a second patient. phone_last_four
-- and email_lower are stored for their indexes.
create table patients (
  customer_id uuid not null references customers,
  patient_id uuid not null,
  surgeon_id uuid not null,
  care_plan_id uuid references care_plans,
  health_coach_id uuid references users,
  first_name text collate "und-x-icu" not null,
  last_name text collate "und-x-icu" not null,
  gender text not null check (gender in ('male', 'female')),
  dob date not null,
  email text not null,
  phone text not null,
  phone_last_four text generated always as (right(phone, 4)) stored,
  height_in numeric,
  surgery_type text not null check (surgery_type in ('knee', 'hip')),
  surgery_date date not null,
  active boolean not null default true,
  include_devices boolean not null default true,
  email_opt_in boolean not null default true,
  registered_at timestamptz,
  consented_at timestamptz,
  -- Beginning and end of the patient's day for exercises and calls, in minutes after midnight of the clinic.
  shift_start smallint not null default 480,
  shift_end smallint not null default 1200,
  ship_address jsonb not null default '{}',
  caregiver jsonb not null default '{}',
  password_hash text,
  tokens_valid_from timestamptz not null default '-infinity',
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  -- Reason for which the patient was added although another patient may be the same person; null without such a match.
  added_although text,
  email_lower text generated always as (lower(email)) stored,
  primary key (customer_id, patient_id),
  -- For the foreign key of patient_progress, which repeats active and surgery_date so that lists by progress need not join patients.
  constraint patients_in_order unique (customer_id, patient_id, active, surgery_date),
  foreign key (customer_id, surgeon_id) references surgeons (customer_id, surgeon_id)
);
-- For the list of patients: by surgery date, by name, of a surgeon; and for the search by the end of a phone number.
create index patients_by_surgery on patients (customer_id, active, surgery_date desc, patient_id);
create index patients_by_name on patients (customer_id, active, last_name, first_name, patient_id);
create index patients_by_phone on patients (customer_id, phone_last_four);
create index patients_by_surgeon on patients (customer_id, surgeon_id, active);
-- For pages whose address contains the patient but not the clinic.
create index patients_by_id on patients (patient_id);
-- For matches: patients who may be the same person have the same birth date, phone or email (email_lower).
create index patients_by_person on patients (phone, dob);
create index patients_by_birth_date on patients (dob, customer_id);
-- For sign-in.
create index patients_by_email on patients (lower(email));
create index patients_by_email_lower on patients (email_lower, customer_id);
select keep_audit('patients'), protect_tenant('patients');

-- Trigger that ends what was issued under a patient's former password, as for users: when the password changes or the account is deactivated.
create function end_patient_secrets() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from sessions where account_id = new.patient_id;
  delete from password_tokens where customer_id = new.customer_id and patient_id = new.patient_id;
  delete from progress_codes where customer_id = new.customer_id and patient_id = new.patient_id;
  return null;
end $$;
create trigger end_secrets after update on patients for each row
  when (is_new_password(old.password_hash, new.password_hash) or (old.active and not new.active))
  execute function end_patient_secrets();
create trigger end_tokens before update on patients for each row
  when (is_new_password(old.password_hash, new.password_hash) or (old.active and not new.active))
  execute function end_tokens();
-- Trigger that deletes the sessions of a deleted patient.
create function end_sessions_of_patient() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from sessions where account_id = old.patient_id;
  return null;
end $$;
create trigger end_sessions after delete on patients for each row execute function end_sessions_of_patient();
create trigger forget_security_events after delete on patients for each row execute function forget_security_events('patient_id');
revoke execute on function end_patient_secrets(), end_sessions_of_patient() from public;
grant execute on function end_patient_secrets(), end_sessions_of_patient() to restride_app;

-- A slot of the sharded counter of a clinic's active or inactive patients, by which a company's list shows its total without reading all patients.
-- A transaction changes a slot that no other transaction has locked, or adds one, so that no writer waits for another. The sum of the slots counts.
-- Present name: active_patient_counters.
create table active_tallies (
  customer_id uuid not null references customers on delete cascade,
  active boolean not null,
  slot uuid not null default gen_random_uuid(),
  patients integer not null,
  primary key (customer_id, active, slot)
);
select protect_tenant('active_tallies');
-- Adds a number to the counter that a patient belongs to. Present name: change_active_patient_counter.
create function tally_active(one patients, change integer) returns void language plpgsql as $$
declare
  free uuid;
begin
  select t.slot into free from active_tallies t where (t.customer_id, t.active) = (one.customer_id, one.active)
  limit 1 for update skip locked;
  insert into active_tallies values (one.customer_id, one.active, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, active, slot) do update set patients = active_tallies.patients + excluded.patients;
end $$;
-- Trigger that counts patients who are added, deleted, activated or deactivated. Present name: count_active_patients.
create function tally_actives() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tally_active(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_active(new, 1); end if;
  return null;
end $$;
create trigger tallied after insert or delete on patients for each row execute function tally_actives();
create trigger tallied_again after update on patients for each row when (old.active is distinct from new.active)
  execute function tally_actives();
-- Recounts the patients of all clinics, after rows were written without the triggers, as seeds do.
create function count_all_patients() returns void language sql as $$
  truncate active_tallies;
  insert into active_tallies (customer_id, active, patients) select customer_id, active, count(*) from patients group by 1, 2;
$$;
revoke execute on function count_all_patients from public;

-- A technical hold of a patient: nothing is due in any area from held_from to the day before released_on, which is null until it is known.
create table technical_holds (
  customer_id uuid not null,
  patient_id uuid not null,
  hold_id uuid not null,
  held_from date not null,
  released_on date,
  note text not null default '' check (length(note) <= 100),
  primary key (customer_id, patient_id, hold_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
select keep_audit('technical_holds'), protect_tenant('technical_holds');

-- A time in which a patient was inactive: nothing is due in any area from inactive_from to the day before active_again_on, as on a hold, but
-- calendars do not mark these days.
create table inactive_spells (
  customer_id uuid not null,
  patient_id uuid not null,
  inactive_from date not null,
  active_again_on date,
  primary key (customer_id, patient_id, inactive_from),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade,
  check (inactive_from <= active_again_on)
);
select keep_audit('inactive_spells'), protect_tenant('inactive_spells');

-- A draft of a new patient, which another member of staff can continue: the form's contents, its step, and the editing session with its user, its
-- browser window and the time of its last request (held_by, held_desk, held_at; present names editing_user_id, editing_session_id,
-- editing_active_at). Deleted when the patient is created, and 30 days after the last change.
create table patient_drafts (
  customer_id uuid not null references customers,
  draft_id uuid not null,
  surgeon_id uuid,
  registration_id uuid,
  step text not null,
  -- Contents of the form. All personal data of the draft are in this column only: the audit log leaves it out.
  typed jsonb not null,
  version integer not null default 1,
  created_by uuid not null references users,
  changed_by uuid not null references users,
  changed_at timestamptz not null,
  held_by uuid not null references users,
  held_desk uuid not null,
  held_at timestamptz not null,
  begun_at timestamptz not null,
  primary key (customer_id, draft_id)
);
create index patient_drafts_by_change on patient_drafts (customer_id, changed_at desc);
select keep_audit('patient_drafts'), protect_tenant('patient_drafts');
