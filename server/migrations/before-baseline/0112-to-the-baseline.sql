-- What the baseline has beyond the migrations before it. A database that began with them stands on the baseline from here on.

-- The migration that an older version must know to run on this one; null where none may.
alter table schema_migrations add column if not exists runs_since text;
