-- What is on its way out: once per event and recipient. Recipient and content are sealed with a key the database does not
-- hold, and emptied once the message is sent. Messages of the product itself stand under the nil customer.
create table outgoing_messages (
  customer_id uuid not null,
  message_key text not null,
  channel text not null check (channel in ('mail', 'sms', 'push', 'webPush')),
  sealed bytea,
  queued_at timestamptz not null,
  sent_at timestamptz,
  primary key (customer_id, message_key)
);
create index outgoing_messages_waiting on outgoing_messages (queued_at) where sealed is not null;
select protect_tenant('outgoing_messages');
