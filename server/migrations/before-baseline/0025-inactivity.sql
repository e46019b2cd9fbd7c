-- Days from inactive_from up to active_again_on (not included) are due in no area, as on a hold, but carry no mark.
create table inactive_spells (
  customer_id uuid not null,
  patient_id uuid not null,
  inactive_from date not null,
  active_again_on date,
  primary key (customer_id, patient_id, inactive_from),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade,
  check (inactive_from <= active_again_on)
);

-- Who is inactive already is so from tomorrow on: when it began is not known, and today may have been counted.
alter table patients no force row level security;
alter table patient_days no force row level security;
insert into inactive_spells (customer_id, patient_id, inactive_from)
select customer_id, patient_id, current_date + 1 from patients where not active;
update patient_days d set exercise_due = 0, exercise_done = 0, measurement_due = 0, measurement_done = 0, questionnaire_due = 0,
  questionnaire_done = 0
from patients p where p.customer_id = d.customer_id and p.patient_id = d.patient_id and not p.active and d.day > current_date;
alter table patient_days force row level security;
alter table patients force row level security;

select keep_audit('inactive_spells'), protect_tenant('inactive_spells');
