-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- Listed cases name the company of their clinic as units do, and an index has those of a company and a status in each order of their list
-- (docs/decisions/0054-lists-of-whole-companies.md). A timed job writes the company of those from before, which the last index has.
alter table listed_cases add column company_id uuid;
create index listed_cases_of_company on listed_cases (company_id, is_archived, status, touched_at desc, case_id);
create index listed_cases_of_company_by_number on listed_cases (company_id, is_archived, status, case_number);
create index listed_cases_of_company_by_priority on listed_cases (company_id, is_archived, status, priority, touched_at desc, case_id);
create index listed_cases_of_company_urgent on listed_cases (company_id, is_archived, status, touched_at desc, case_id)
  where urgent_at is not null;
create index listed_cases_without_company on listed_cases (customer_id) where company_id is null;
create trigger store_company before insert on listed_cases for each row when (new.company_id is null) execute function store_company();

-- As before, with the company.
create or replace function listing_of(customer uuid, one uuid) returns listed_cases language sql stable as $$
  select c.customer_id, c.case_id, c.case_number, p.patient_id, coalesce(p.surgeon_id, no_one()), c.status, coalesce(c.priority, ''),
    c.archived_at is not null, coalesce(m.commented_at, c.created_at), case when m.commented_at is null then c.created_by else m.author_id end,
    (select max(u.commented_at) from case_comments u
      where u.customer_id = c.customer_id and u.case_id = c.case_id and u.is_urgent and u.deleted_at is null),
    greatest(c.updated_at, coalesce(m.commented_at, c.created_at)), company_of(c.customer_id)
  from cases c
    left join patients p on c.type = 'Surgeon Message' and p.customer_id = c.customer_id and p.patient_id = c.patient_id
    left join lateral (
      select n.commented_at, n.author_id from case_comments n
      where n.customer_id = c.customer_id and n.case_id = c.case_id and n.deleted_at is null
      order by n.commented_at desc, n.comment_id desc limit 1) m on true
  where c.customer_id = customer and c.case_id = one
$$;
