-- Who of the staff looks after a case; null for nobody.
alter table cases add column assigned_to uuid references users;
alter table cases add constraint cases_priority_check check (priority in ('P1', 'P2', 'P3', 'P4', 'Critical', 'Blocker'));

-- What is said in a case after its first message; the author is null for the patient.
-- Staff see it at once; patient, mail and push get it when it can no longer be taken back.
create table case_comments (
  customer_id uuid not null,
  case_id uuid not null,
  comment_id uuid not null,
  author_id uuid references users,
  text text not null check (length(text) between 1 and 4000),
  is_urgent boolean not null default false,
  said_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (customer_id, case_id, comment_id),
  foreign key (customer_id, case_id) references cases (customer_id, case_id) on delete cascade
);
create index case_comments_in_order on case_comments (customer_id, case_id, said_at, comment_id) where deleted_at is null;
select keep_audit('case_comments'), protect_tenant('case_comments');

-- The time that staff spent on a case; started_on is a calendar date.
create table case_work_logs (
  customer_id uuid not null,
  case_id uuid not null,
  work_log_id uuid not null,
  user_id uuid not null references users,
  started_on date not null,
  minutes integer not null check (minutes between 1 and 525600),
  description text not null default '' check (length(description) <= 4000),
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (customer_id, case_id, work_log_id),
  foreign key (customer_id, case_id) references cases (customer_id, case_id) on delete cascade
);
create index case_work_logs_newest on case_work_logs (customer_id, case_id, started_on desc, work_log_id);
select keep_audit('case_work_logs'), protect_tenant('case_work_logs');
