-- Who called back, and when; empty while nobody has.
alter table callback_requests add column called_at timestamptz, add column called_by uuid;
create index callback_requests_open on callback_requests (customer_id, received_at desc) where called_at is null;
