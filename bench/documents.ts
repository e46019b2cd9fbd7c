const row = "_id firstname lastname phone surgeon provider active progress deviceprogress surgery { type date days }";

export const patientList = `query PatientList($metadata: PageInput, $filters: PatientFilters, $sorter: SorterInput) {
  getPatientList(metadata: $metadata, filters: $filters, sorter: $sorter) { status message total patients { ${row} } } }`;

export const companyList = `query CompanyList($metadata: PageInput, $filters: PatientFilters, $sorter: SorterInput) {
  getPatientListForCompany(metadata: $metadata, filters: $filters, sorter: $sorter) { status message total patients { ${row} } } }`;

export const stats = "query PatientStats { getPatientStats { status message active knee hip } }";

/** Query of a patient with the totals of each day. */
export const month = `query Month($id: ID!, $from: CalendarDate!, $to: CalendarDate!) {
  getPatient(id: $id) { status message patient { _id firstname lastname phone surgeon provider active surgery { type date days } } }
  getDateRangeActivities(patientid: $id, startdate: $from, enddate: $to) { status message
    activities { date hold exercise { due done } measurement { due done } questionnaire { due done } } } }`;

/** Query of the days with all their items, as the patient's page shows them. */
export const monthWithItems = `query Items($id: ID!, $from: CalendarDate!, $to: CalendarDate!) {
  getDateRangeActivities(patientid: $id, startdate: $from, enddate: $to) { status message today fact
    weeks { weekdate exercise { due done } measurement { due done } questionnaire { due done } }
    activities { date hold exercise { due done } measurement { due done } questionnaire { due done }
      reminders { _id title message }
      exercises { exerciseid name status timesDone time } measurements { deviceid display_name status timesDone time }
      questionnaires { itemid name status answerid } } } }`;

const buckets = "completed { count } partially { count } incomplete { count }";

export const compliance = `query Compliance($filters: ComplianceFilters!) { getPatientCompliance(filters: $filters) { status message
  overAllSummary { ${buckets} } exerciseSummary { ${buckets} } measurementSummary { ${buckets} } feedBackSummary { ${buckets} } } }`;

export const day = `query Day($date: CalendarDate) { getMyDay(date: $date) { status message today
  day { exercises { exerciseid timesDone time } } } }`;

export const record =
  "mutation Record($input: RecordExerciseInput!) { recordExercise(input: $input) { status message fact timesDone } }";
