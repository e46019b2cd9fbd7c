-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.
-- What a patient does on a public page comes from the patient: a callback, the deletion of the account, a progress link. The page is its actor,
-- because nobody is signed in. Entries from before keep their source.
create or replace function logged_source(event text, actor text, patient text) returns text language sql immutable parallel safe as $$
  select case when event = 'Measurement' then 'MoveAI'
    when event = 'Login' or actor = patient
      or event = 'Patient Activity' and actor in ('public-page', 'account-deletion', 'progress-page') then 'Patients'
    else 'Clinic' end
$$;
