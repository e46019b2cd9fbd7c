-- Raised by every change: who saves an older one is told instead of writing over somebody else's work.
alter table users add column version integer not null default 1;
alter table customers add column version integer not null default 1;
alter table companies add column version integer not null default 1;
