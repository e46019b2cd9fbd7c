-- A case that the clinic gave to the vendor's team, and who did.
alter table cases add column vendor_assigned_at timestamptz, add column vendor_assigned_by uuid references users;
