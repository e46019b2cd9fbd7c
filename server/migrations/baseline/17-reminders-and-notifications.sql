-- A reminder of a patient: a date, a title and a text. A deleted reminder can be restored.
create table reminders (
  customer_id uuid not null,
  patient_id uuid not null,
  reminder_id uuid not null,
  day date not null,
  title text not null,
  message text not null default '',
  created_by uuid references users,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (customer_id, patient_id, reminder_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
-- For the reminders of a clinic's month.
create index reminders_by_day on reminders (customer_id, day);
select keep_audit('reminders'), protect_tenant('reminders');

-- A notification that was sent to patients. sent_by is null when no person sent it.
create table notifications (
  customer_id uuid not null references customers,
  notification_id uuid not null,
  header text not null,
  message text not null,
  sent_by uuid references users,
  sent_at timestamptz not null,
  primary key (customer_id, notification_id)
);
select keep_audit('notifications'), protect_tenant('notifications');

-- A patient who received a notification. delivered_at: time at which its push was sent.
create table notification_recipients (
  customer_id uuid not null,
  patient_id uuid not null,
  notification_id uuid not null,
  delivered_at timestamptz,
  read_at timestamptz,
  primary key (customer_id, patient_id, notification_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade,
  foreign key (customer_id, notification_id) references notifications (customer_id, notification_id)
);
select keep_audit('notification_recipients'), protect_tenant('notification_recipients');

-- The outbox: a message to one recipient. Its key is made of event and recipient, so that it exists once. Recipient and content are encrypted with a
-- key that is not in the database, and deleted once the message is sent. A message that cannot be sent stays in a list until it is sent or dismissed,
-- or for 90 days. Messages of the product itself stand under the nil customer. Columns name the records that a message is about, for erase_account.
create table outgoing_messages (
  customer_id uuid not null,
  message_key text not null,
  channel text not null check (channel in ('mail', 'sms', 'push', 'webPush')),
  sealed bytea,
  queued_at timestamptz not null,
  sent_at timestamptz,
  -- Time of the claim by a process that sends the message. It is sent outside of any transaction, so a claim keeps other processes from sending it
  -- too.
  claimed_at timestamptz,
  message_id uuid not null,
  kind text not null,
  user_id uuid references users on delete cascade,
  company_id uuid references companies on delete cascade,
  patient_id uuid,
  registration_id uuid,
  callback_id uuid,
  -- Case, comment, reminder, notification or deletion request that the message is about.
  subject_id uuid,
  -- Address in the form in which administrators may read it, encrypted too. It stays longer than the content.
  recipient bytea,
  -- Time from which on the message is obsolete; null without such a time.
  ends_at timestamptz,
  tries integer not null default 0,
  tries_until timestamptz not null,
  next_try_at timestamptz,
  -- Code of the reason why the last try failed; never the text of a mail server, which may name the recipient.
  last_reason text,
  undelivered_at timestamptz,
  dismissed_at timestamptz,
  primary key (customer_id, message_key),
  foreign key (customer_id, patient_id) references patients on delete cascade,
  constraint outgoing_messages_has_one_state check (num_nonnulls(sent_at, undelivered_at, next_try_at) = 1)
);
create unique index outgoing_messages_by_id on outgoing_messages (customer_id, message_id);
-- For the job that queues due messages each minute, and for the list of undelivered messages.
create index outgoing_messages_due on outgoing_messages (next_try_at) where next_try_at is not null;
create index outgoing_messages_undelivered on outgoing_messages (customer_id, queued_at desc) where sent_at is null and dismissed_at is null;
create index outgoing_messages_by_patient on outgoing_messages (customer_id, patient_id) where patient_id is not null;
create index outgoing_messages_by_user on outgoing_messages (user_id) where user_id is not null;
create index outgoing_messages_by_company on outgoing_messages (company_id) where company_id is not null;
-- Messages to users of a company belong to no clinic; their company may read which of them were not delivered.
select protect_tenant('outgoing_messages', true);
