-- A support case or a conversation ('Surgeon Message'), with its first message. A case is Assigned only while it has an assignee, and Unassigned only
-- without one.
create table cases (
  customer_id uuid not null references customers,
  case_id uuid not null,
  case_number bigint generated always as identity (start with 20001),
  patient_id uuid,
  type text not null check (type in ('Surgeon Message', 'New Patient', 'New Device Order', 'Patient Technical', 'System Technical',
    'External Patient', 'Delete Account Request')),
  message_type text,
  status text not null default 'Unassigned' check (status in ('Assigned', 'Unassigned', 'Unresolved', 'Resolved', 'NotAnIssue')),
  priority text check (priority in ('P1', 'P2', 'P3', 'P4', 'Critical', 'Blocker')),
  summary text not null,
  description text not null,
  created_by uuid references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  -- Time at which the clinic gave the case to the vendor's team, and the user who did so.
  vendor_assigned_at timestamptz,
  vendor_assigned_by uuid references users,
  -- User who looks after the case; null for nobody.
  assigned_to uuid references users,
  -- Version of summary and description for optimistic locking: a save of an older version is refused.
  version integer not null default 1,
  -- User and time of the last change of summary, description, status, priority or assignee.
  changed_by uuid references users,
  changed_at timestamptz,
  primary key (customer_id, case_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id),
  constraint cases_assigned_to_somebody check (status <> 'Assigned' or assigned_to is not null),
  constraint cases_unassigned_to_nobody check (status <> 'Unassigned' or assigned_to is null)
);
create index cases_by_patient on cases (customer_id, patient_id, created_at desc);
create index cases_by_assignee on cases (assigned_to) where assigned_to is not null;
select keep_audit('cases'), protect_tenant('cases');

-- A comment in a case, after the first message. The author is null for the patient. A comment with an image needs no text. Staff see a comment at
-- once; the patient, mails and pushes receive it when it can no longer be taken back. Present name of said_at, the time of the comment: commented_at.
create table case_comments (
  customer_id uuid not null,
  case_id uuid not null,
  comment_id uuid not null,
  author_id uuid references users,
  text text not null,
  is_urgent boolean not null default false,
  said_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  image text,
  primary key (customer_id, case_id, comment_id),
  foreign key (customer_id, case_id) references cases (customer_id, case_id) on delete cascade,
  foreign key (customer_id, image) references images (customer_id, name),
  constraint case_comments_says_something check (length(text) <= 4000 and (text <> '' or image is not null))
);
create index case_comments_in_order on case_comments (customer_id, case_id, said_at, comment_id) where deleted_at is null;
create index case_comments_by_image on case_comments (customer_id, image) where image is not null;
create index case_comments_by_author on case_comments (author_id);
select keep_audit('case_comments'), protect_tenant('case_comments');

-- An entry of a case's work log: the minutes that a user worked on the case. started_on is a calendar date of the clinic.
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
create index case_work_logs_by_user on case_work_logs (user_id);
select keep_audit('case_work_logs'), protect_tenant('case_work_logs');

-- The time at which a user last viewed a case. Later comments of others are unread for that user.
create table case_views (
  customer_id uuid not null,
  case_id uuid not null,
  user_id uuid not null references users,
  viewed_at timestamptz not null,
  primary key (customer_id, case_id, user_id),
  foreign key (customer_id, case_id) references cases (customer_id, case_id) on delete cascade
);
create index case_views_by_user on case_views (user_id);
select protect_tenant('case_views');

-- Returns the active health coaches of a clinic in scope. It runs with the owner's rights, because company users are outside a clinic's scope.
create function coaches_of(clinic uuid) returns table (_id uuid, name text)
language sql stable security definer set search_path = public as $$
  select u.user_id, u.first_name || ' ' || u.last_name from users u join customers c on c.customer_id = clinic
  where u.company_id = c.company_id and u.role = 22 and u.active and clinic = any (u.associate_customers)
    and clinic = any ((select scope_customers())::uuid[])
$$;
revoke execute on function coaches_of(uuid) from public;
grant execute on function coaches_of(uuid) to restride_app;

-- Returns whether a user may look after the cases of a clinic.
create function may_look_after(person uuid, clinic uuid) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (
    select from users u join customers c on c.customer_id = clinic
    where u.user_id = person and u.active and (u.role = 31 or u.customer_id = clinic
      or u.company_id = c.company_id and (u.role = 21 or u.role = 22 and clinic = any (u.associate_customers))))
$$;
revoke execute on function may_look_after(uuid, uuid) from public;

-- Trigger that makes the cases of a user Unassigned when the user may not look after them any more: after a deactivation, the loss of a clinic or
-- another role, in whichever way the account was changed. It records a domain event for each case, so that open lists are queried again.
create function release_cases() returns trigger language plpgsql security definer set search_path = public as $$
declare
  scope text := current_setting('restride.customers', true);
  released record;
  fact bigint;
begin
  perform set_config('restride.customers', '*', true);
  for released in
    update cases set status = 'Unassigned', assigned_to = null, changed_at = now(), updated_at = now(),
      changed_by = (select user_id from users where user_id::text = current_setting('restride.actor', true))
    where assigned_to = new.user_id and status in ('Assigned', 'Unresolved') and not may_look_after(new.user_id, customer_id)
    returning customer_id, case_id, patient_id, coalesce(changed_by, new.user_id) as changer
  loop
    insert into fact_counters as c (customer_id, last_fact) values (released.customer_id, 1)
    on conflict (customer_id) do update set last_fact = c.last_fact + 1 returning last_fact into fact;
    insert into facts (customer_id, fact_no, kind, subject_id, data, at) values (released.customer_id, fact, 'CaseChanged',
      released.patient_id, jsonb_build_object('case', released.case_id, 'by', released.changer), now());
  end loop;
  perform set_config('restride.customers', coalesce(scope, ''), true);
  return null;
end $$;
create trigger release_cases after update of active, role, customer_id, company_id, associate_customers on users for each row
  when ((old.active, old.role, old.customer_id, old.company_id, old.associate_customers)
    is distinct from (new.active, new.role, new.customer_id, new.company_id, new.associate_customers))
  execute function release_cases();
revoke execute on function release_cases() from public;
grant execute on function release_cases() to restride_app;

-- A callback request from a surgeon's public page.
create table callback_requests (
  customer_id uuid not null references customers,
  callback_id uuid not null,
  surgeon_id uuid not null,
  -- Patient of this surgeon for whom the page was opened; null for others.
  patient_id uuid,
  name text not null,
  phone text not null,
  message text not null,
  received_at timestamptz not null,
  -- Time of the call back and the user who made it; null until then.
  called_at timestamptz,
  called_by uuid,
  primary key (customer_id, callback_id),
  foreign key (customer_id, surgeon_id) references surgeons (customer_id, surgeon_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index callback_requests_by_surgeon on callback_requests (customer_id, surgeon_id, received_at desc);
create index callback_requests_open on callback_requests (customer_id, received_at desc) where called_at is null;
select keep_audit('callback_requests'), protect_tenant('callback_requests');
