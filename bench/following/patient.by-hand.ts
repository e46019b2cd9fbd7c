const ofPatientCondition = (row: string): string => `${row}.customer_id = $1 and ${row}.patient_id = $2`;

/** Returns SQL of a column `name` with all rows of a query as a JSON array. */
export const jsonColumn = (name: string, rows: string): string => `(select json_agg(t) from (${rows}) t) as ${name}`;

/** Columns of the patient with progress and the newest scores. */
export const patientColumns = `p.first_name, p.last_name, p.gender, p.dob, p.phone, p.surgery_type, p.surgery_date, p.active, p.created_at, p.caregiver,
  p.ship_address, s.name as provider, g.*`;
export const fromPatient = `from patients p join surgeons s using (customer_id, surgeon_id)
  join patient_progress g on g.customer_id = p.customer_id and g.patient_id = p.patient_id where ${ofPatientCondition("p")}`;

export const itemColumns = [
  jsonColumn(
    "exercises",
    `select r.*, e.name, e.purpose from patient_exercises i join exercises e using (exercise_id)
     join item_revisions r on ${ofPatientCondition("r")} and r.item_id = i.item_id where ${ofPatientCondition("i")}`,
  ),
  jsonColumn(
    "devices",
    `select r.*, d.display_name, i.status, i.tracking_link from patient_devices i join devices d using (device_id)
     join item_revisions r on ${ofPatientCondition("r")} and r.item_id = i.item_id where ${ofPatientCondition("i")}`,
  ),
  jsonColumn(
    "questionnaires",
    `select r.*, q.short_name from patient_questionnaires i join questionnaires q using (questionnaire_id)
     join item_revisions r on ${ofPatientCondition("r")} and r.item_id = i.item_id where ${ofPatientCondition("i")}`,
  ),
];

export const diagnoses = jsonColumn(
  "diagnoses",
  `select d.* from diagnoses d where ${ofPatientCondition("d")} and deleted_at is null`,
);

/** Columns with the data of the score charts. */
export const scores = [
  jsonColumn(
    "forms",
    `select a.day, a.submitted_at, a.answers, a.score, q.kind, q.short_name from questionnaire_answers a
     join questionnaires q using (questionnaire_id) where ${ofPatientCondition("a")}`,
  ),
  jsonColumn(
    "motions",
    `select r.day, r.taken_at, r.values, d.display_name, i.device_id from device_readings r
     join patient_devices i using (customer_id, patient_id, item_id) join devices d using (device_id) where ${ofPatientCondition("r")}`,
  ),
  jsonColumn("metrics", "select * from device_metrics m where parameter in ('flexion_max', 'extension_deficit')"),
];

export const newestNotes = (limit: number): string =>
  jsonColumn(
    "notes",
    `select n.*, c.name as category, u.first_name, u.last_name from patient_notes n join note_categories c using (category_id)
     join users u on u.user_id = n.created_by where ${ofPatientCondition("n")} and deleted_at is null order by noted_at desc limit ${limit}`,
  );

export const noteCounts = jsonColumn(
  "categories",
  `select c.*, (select count(*) from patient_notes n where ${ofPatientCondition("n")} and n.category_id = c.category_id and deleted_at is null) as count
   from note_categories c`,
);
