-- Who changed a case last, and how often its words were changed: a second editor sends the version that was read.
alter table cases
  add column version integer not null default 1,
  add column changed_by uuid references users,
  add column changed_at timestamptz;

-- A comment may carry an image, and needs no words then.
alter table case_comments
  add column image text,
  drop constraint case_comments_text_check,
  add constraint case_comments_says_something check (length(text) <= 4000 and (text <> '' or image is not null)),
  add foreign key (customer_id, image) references images (customer_id, name);
create index case_comments_by_image on case_comments (customer_id, image) where image is not null;
create index case_comments_by_author on case_comments (author_id);
create index case_work_logs_by_user on case_work_logs (user_id);

-- Whoever of the staff looks after cases of a clinic: company users stand outside the clinic that is in scope.
create function coaches_of(clinic uuid) returns table (_id uuid, name text)
language sql stable security definer set search_path = public as $$
  select u.user_id, u.first_name || ' ' || u.last_name from users u join customers c on c.customer_id = clinic
  where u.company_id = c.company_id and u.role = 22 and u.active and clinic = any (u.associate_customers)
    and clinic = any ((select scope_customers())::uuid[])
$$;
revoke execute on function coaches_of(uuid) from public;
grant execute on function coaches_of(uuid) to restride_app;
