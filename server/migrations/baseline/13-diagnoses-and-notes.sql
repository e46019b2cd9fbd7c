-- Returns the words of a text for a search by beginnings of words, in small letters: the pieces between spaces, commas, semicolons, slashes and
-- brackets, and the parts of pieces that other signs join. `Non-Hodgkin` gives nonhodgkin, non and hodgkin.
create function words_of(said text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct word) filter (where word <> ''), '{}')
  from regexp_split_to_table(lower(said), '[\s,;/()\[\]]+') chunk,
    lateral (select regexp_replace(chunk, '[^a-z0-9]', '', 'g') union all select regexp_split_to_table(chunk, '[^a-z0-9]+')) found (word)
$$;

-- Synonyms in everyday language for all codes with a prefix (server/reference-data/diagnosis-synonyms.tsv).
create table diagnosis_synonyms (
  code_prefix text primary key,
  synonyms text not null
);
-- Returns the synonyms of a code.
create function synonyms_of(code text) returns text language sql stable as
  $$ select coalesce(string_agg(synonyms, ', ' order by code_prefix), '') from diagnosis_synonyms where starts_with(code, code_prefix) $$;

-- A code of the public list ICD-10-CM. A code that the newest list does not contain any more remains readable, with the day from which it is not
-- valid. Some codes come with the product (server/reference-data/diagnosis-codes.tsv); server/load-diagnosis-codes.ts loads a whole list.
create table diagnosis_codes (
  code text collate "C" primary key,
  description text not null,
  synonyms text not null default '',
  -- True for a heading, which groups codes and cannot be recorded itself.
  heading boolean not null default false,
  -- First day of the newest list that contains the code.
  listed_from date not null,
  ended_on date,
  side text generated always as (
    case when 'right' = any (words_of(description)) then 'right' when 'left' = any (words_of(description)) then 'left' end) stored,
  words tsvector generated always as (array_to_tsvector(words_of(description || ' ' || replace(code, '.', '')))) stored,
  all_words tsvector generated always as (array_to_tsvector(words_of(description || ' ' || replace(code, '.', '') || ' ' || synonyms))) stored
);
-- For the search of codes: first by words of code and description, then with synonyms; and for the day of the newest list.
create index diagnosis_codes_by_word on diagnosis_codes using gin (words);
create index diagnosis_codes_by_any_word on diagnosis_codes using gin (all_words);
create index diagnosis_codes_by_list on diagnosis_codes (listed_from);
revoke insert, update, delete on diagnosis_codes, diagnosis_synonyms from restride_app;

-- A diagnosis of a patient. A deleted diagnosis can be restored.
create table diagnoses (
  customer_id uuid not null,
  patient_id uuid not null,
  dx_code text not null,
  dx_description text not null,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (customer_id, patient_id, dx_code),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
select keep_audit('diagnoses'), protect_tenant('diagnoses');

-- A category of notes, the same for every clinic (server/reference-data/note-categories.ts). An inactive category is not offered for new notes.
create table note_categories (
  category_id uuid primary key,
  position smallint not null unique,
  name text not null unique,
  is_default boolean not null default false,
  active boolean not null default true
);
create unique index note_categories_default on note_categories (is_default) where is_default;

-- A note about a patient, for staff. noted_at: time that the note is about; minutes_logged: working time. Its author can restore a deleted note.
create table patient_notes (
  customer_id uuid not null,
  patient_id uuid not null,
  note_id uuid not null,
  category_id uuid not null references note_categories,
  text text not null check (length(text) between 1 and 4000),
  minutes_logged smallint not null default 0 check (minutes_logged between 0 and 1440),
  noted_at timestamptz not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (customer_id, patient_id, note_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index patient_notes_newest on patient_notes (customer_id, patient_id, noted_at desc, note_id) where deleted_at is null;
select keep_audit('patient_notes'), protect_tenant('patient_notes');
