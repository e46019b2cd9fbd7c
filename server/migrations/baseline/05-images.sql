-- An uploaded image, with its size in pixels. The file is in the file storage, under folder and name. Images that a company user or a super admin
-- uploads outside of a clinic stand under the nil customer.
create table images (
  customer_id uuid not null,
  name text not null,
  company_id uuid references companies,
  folder text not null check (folder in ('picture', 'message')),
  width integer not null,
  height integer not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  primary key (customer_id, name)
);
-- For look-ups across customers: the address of a picture contains its name, but no clinic.
create unique index images_by_name on images (name);
select keep_audit('images'), protect_tenant('images', true);
