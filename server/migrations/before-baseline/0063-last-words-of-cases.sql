-- Who said the last in a case and when, and when the newest urgent comment came: what is unread, and the order of messages, are read
-- from here. It follows cases, whose text is their first word, and comments.
create table case_last_words (
  customer_id uuid not null,
  case_id uuid not null,
  said_at timestamptz not null,
  said_by uuid,
  urgent_at timestamptz,
  primary key (customer_id, case_id),
  foreign key (customer_id, case_id) references cases (customer_id, case_id) on delete cascade
);
create index case_last_words_newest on case_last_words (customer_id, said_at desc, case_id);
select protect_tenant('case_last_words');

create function last_words_of(customer uuid, one uuid) returns case_last_words language sql stable as $$
  select c.customer_id, c.case_id, coalesce(m.said_at, c.created_at), case when m.said_at is null then c.created_by else m.author_id end,
    (select max(u.said_at) from case_comments u
      where u.customer_id = c.customer_id and u.case_id = c.case_id and u.is_urgent and u.deleted_at is null)
  from cases c left join lateral (
    select n.said_at, n.author_id from case_comments n
    where n.customer_id = c.customer_id and n.case_id = c.case_id and n.deleted_at is null
    order by n.said_at desc, n.comment_id desc limit 1) m on true
  where c.customer_id = customer and c.case_id = one
$$;

select set_config('restride.customers', '*', true);
insert into case_last_words select w.* from cases c, last_words_of(c.customer_id, c.case_id) w;
select set_config('restride.customers', '', true);

-- Of a case that is deleted with its comments nothing is left to keep.
create function keep_last_words() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  insert into case_last_words select w.* from last_words_of(changed.customer_id, changed.case_id) w where w.case_id is not null
  on conflict (customer_id, case_id) do update
    set said_at = excluded.said_at, said_by = excluded.said_by, urgent_at = excluded.urgent_at;
  return null;
end $$;
create trigger last_words after insert on cases for each row execute function keep_last_words();
create trigger last_words after insert or delete or update of deleted_at, is_urgent, said_at on case_comments
  for each row execute function keep_last_words();

create index cases_by_status on cases (customer_id, status, updated_at desc) where archived_at is null;
