-- The words of a text as a search finds their beginnings: what stands between blanks, commas and brackets, and the parts of what is
-- joined by other signs: `Non-Hodgkin` is found as nonhodgkin, non and hodgkin.
create function words_of(said text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct word) filter (where word <> ''), '{}')
  from regexp_split_to_table(lower(said), '[\s,;/()\[\]]+') chunk,
    lateral (select regexp_replace(chunk, '[^a-z0-9]', '', 'g') union all select regexp_split_to_table(chunk, '[^a-z0-9]+')) found (word)
$$;

-- Other words for the codes that begin so, as people say them (server/reference-data/diagnosis-synonyms.tsv).
create table diagnosis_synonyms (
  code_prefix text primary key,
  synonyms text not null
);
create function synonyms_of(code text) returns text language sql stable as
  $$ select coalesce(string_agg(synonyms, ', ' order by code_prefix), '') from diagnosis_synonyms where starts_with(code, code_prefix) $$;

-- The public ICD-10-CM list. A code that the newest list does not name any more stays readable, with the day since which it is not valid.
-- Some codes ship (server/reference-data/diagnosis-codes.tsv); server/load-diagnosis-codes.ts brings the whole of a list.
create table diagnosis_codes (
  code text collate "C" primary key,
  description text not null,
  synonyms text not null default '',
  -- A heading stands above codes, and is none itself.
  heading boolean not null default false,
  -- The first day of the newest list that names it.
  listed_from date not null,
  ended_on date,
  side text generated always as (
    case when 'right' = any (words_of(description)) then 'right' when 'left' = any (words_of(description)) then 'left' end) stored,
  words tsvector generated always as (array_to_tsvector(words_of(description || ' ' || replace(code, '.', '')))) stored,
  all_words tsvector generated always as (array_to_tsvector(words_of(description || ' ' || replace(code, '.', '') || ' ' || synonyms))) stored
);
create index diagnosis_codes_by_word on diagnosis_codes using gin (words);
create index diagnosis_codes_by_any_word on diagnosis_codes using gin (all_words);
create index diagnosis_codes_by_list on diagnosis_codes (listed_from);
revoke insert, update, delete on diagnosis_codes, diagnosis_synonyms from restride_app;

-- The diagnoses of patients. A deleted one can be brought back.
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

-- How notes about patients are sorted out: the same for every clinic (server/reference-data/note-categories.ts). One that is not active
-- any more is offered no more.
create table note_categories (
  category_id uuid primary key,
  position smallint not null unique,
  name text not null unique,
  is_default boolean not null default false,
  active boolean not null default true
);
create unique index note_categories_default on note_categories (is_default) where is_default;

-- What staff write down about a patient, for staff; noted_at is the time it is about. A deleted one can be brought back by its author.
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
