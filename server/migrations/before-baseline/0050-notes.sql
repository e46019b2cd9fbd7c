-- How notes about patients are sorted out: the same for every clinic. One that is not active any more is offered no more.
create table note_categories (
  category_id uuid primary key,
  position smallint not null unique,
  name text not null unique,
  is_default boolean not null default false,
  active boolean not null default true
);
create unique index note_categories_default on note_categories (is_default) where is_default;
grant select on note_categories to restride_app;
insert into note_categories (category_id, position, name, is_default) values
  ('01900024-0000-7000-8000-000000000001', 1, 'General', true),
  ('01900024-0000-7000-8000-000000000002', 2, 'Clinical Update', false),
  ('01900024-0000-7000-8000-000000000003', 3, 'Phone Call', false),
  ('01900024-0000-7000-8000-000000000004', 4, 'Wound Review', false),
  ('01900024-0000-7000-8000-000000000005', 5, 'Device Support', false);

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
