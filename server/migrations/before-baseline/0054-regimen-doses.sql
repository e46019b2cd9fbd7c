-- The dose that a regimen asks for; null where it is the exercise's own.
alter table regimen_exercises add column hold_seconds integer, add column repeats smallint, add column sets smallint,
  add column times smallint check (times >= 1), add column interval smallint check (interval between 1 and 7);
