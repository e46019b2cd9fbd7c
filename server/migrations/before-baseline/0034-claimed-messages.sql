-- A message leaves outside of any transaction: who sends it claims it first.
alter table outgoing_messages add column claimed_at timestamptz;
