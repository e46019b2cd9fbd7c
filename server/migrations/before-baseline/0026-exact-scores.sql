-- Scores as they were measured, with their decimals. Of one day the later moment is the last; the source of a motion is named.
alter table patient_progress
  alter column knee_score type numeric, alter column hip_score type numeric, alter column pain_level type numeric,
  alter column flexion type numeric, alter column extension type numeric,
  add column flexion_at timestamptz, add column flexion_source text,
  add column extension_at timestamptz, add column extension_source text;

-- When the server heard of a reading whose device's clock ran ahead: it was not measured later than that.
alter table device_readings add column heard_at timestamptz;

-- Today counts, as due and as done, only what is done: what was due on the running day and not done leaves the sums until that day is over.
alter table patient_progress no force row level security;
alter table patient_days no force row level security;
update patient_progress g set
  exercise_due = g.exercise_due - d.exercise_due + d.exercise_done,
  measurement_due = g.measurement_due - d.measurement_due + d.measurement_done,
  questionnaire_due = g.questionnaire_due - d.questionnaire_due + d.questionnaire_done
from patient_days d where d.customer_id = g.customer_id and d.patient_id = g.patient_id and d.day = g.as_of;
alter table patient_days force row level security;
alter table patient_progress force row level security;
