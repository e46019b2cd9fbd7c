-- When somebody of the staff last looked at a case: what came later is unread to them.
create table case_views (
  customer_id uuid not null,
  case_id uuid not null,
  user_id uuid not null references users,
  viewed_at timestamptz not null,
  primary key (customer_id, case_id, user_id),
  foreign key (customer_id, case_id) references cases (customer_id, case_id) on delete cascade
);
create index case_views_by_user on case_views (user_id);
select protect_tenant('case_views');
