-- The code by which a surgeon is named on paper and in links; those made by the product name it themselves.
alter table surgeons add column access_code text not null default upper(left(md5(gen_random_uuid()::text), 6));
create unique index surgeons_by_access_code on surgeons (customer_id, access_code);

-- Raised by every change: who saves an older one is told instead of writing over somebody else's work.
alter table surgeons add column version integer not null default 1;
