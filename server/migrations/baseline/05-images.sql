-- Which images there are: who brought them, and when. The files are in the file storage, under folder and name. What a company or a super
-- admin brings without a clinic stands under the nil customer.
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
create unique index images_by_name on images (name);
select keep_audit('images'), protect_tenant('images', true);
