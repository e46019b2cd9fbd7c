-- The list of surgeons is counted, paged and searched in this index alone; the table is read for the rows of one page.
drop index surgeons_by_name;
create index surgeons_by_name on surgeons (customer_id, name, surgeon_id) include (search_text) where deleted_at is null;
