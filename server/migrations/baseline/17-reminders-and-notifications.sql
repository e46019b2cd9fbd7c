-- A deleted reminder can be brought back.
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
create index reminders_by_day on reminders (customer_id, day);
select keep_audit('reminders'), protect_tenant('reminders');

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

-- What is on its way out: once per event and recipient. Recipient and content are sealed with a key the database does not hold, and
-- emptied once the message is sent. A message that could not be sent stays until it is delivered or dismissed. Messages of the product
-- itself stand under the nil customer. An erasure finds messages by the columns with the records that they are about.
create table outgoing_messages (
  customer_id uuid not null,
  message_key text not null,
  channel text not null check (channel in ('mail', 'sms', 'push', 'webPush')),
  sealed bytea,
  queued_at timestamptz not null,
  sent_at timestamptz,
  -- A message leaves outside of any transaction: who sends it claims it first.
  claimed_at timestamptz,
  message_id uuid not null,
  kind text not null,
  user_id uuid references users on delete cascade,
  company_id uuid references companies on delete cascade,
  patient_id uuid,
  registration_id uuid,
  callback_id uuid,
  -- The case, comment, reminder, notification or deletion request that the message tells of.
  subject_id uuid,
  -- The address as administrators may read it, sealed like the message and longer than it.
  recipient bytea,
  -- The message has no sense from then on; null for one without an end of its own.
  ends_at timestamptz,
  tries integer not null default 0,
  tries_until timestamptz not null,
  next_try_at timestamptz,
  -- A code for why it did not leave, never the words of a server.
  last_reason text,
  undelivered_at timestamptz,
  dismissed_at timestamptz,
  primary key (customer_id, message_key),
  foreign key (customer_id, patient_id) references patients on delete cascade,
  constraint outgoing_messages_has_one_state check (num_nonnulls(sent_at, undelivered_at, next_try_at) = 1)
);
create unique index outgoing_messages_by_id on outgoing_messages (customer_id, message_id);
create index outgoing_messages_due on outgoing_messages (next_try_at) where next_try_at is not null;
create index outgoing_messages_undelivered on outgoing_messages (customer_id, queued_at desc) where sent_at is null and dismissed_at is null;
create index outgoing_messages_by_patient on outgoing_messages (customer_id, patient_id) where patient_id is not null;
create index outgoing_messages_by_user on outgoing_messages (user_id) where user_id is not null;
create index outgoing_messages_by_company on outgoing_messages (company_id) where company_id is not null;
-- Messages to a company's own people belong to no clinic: their company reads which were not delivered.
select protect_tenant('outgoing_messages', true);
