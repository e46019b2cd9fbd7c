-- Lists of users are counted, paged and searched in these indexes alone; the table is read for the rows of one page.
alter table users add column search_text text generated always as
  (lower(first_name || ' ' || last_name || ' ' || email)) stored;
drop index users_by_customer;
create index users_by_customer on users (customer_id, active, last_name, first_name, user_id)
  include (role, company_id, search_text) where customer_id is not null;
drop index users_by_company;
create index users_by_company on users (company_id, active, last_name, first_name, user_id)
  include (role, customer_id, search_text) where company_id is not null;
