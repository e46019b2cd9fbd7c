-- Names of surgeons from before credentials were told from family names are parted anew once, at the start (server/features/surgeons/part-surgeon-names.ts).
alter table surgeons add column has_name_parts boolean not null default false;
alter table surgeons alter column has_name_parts set default true;
