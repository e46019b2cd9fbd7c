/** Mutation of the last step of the wizard. */
export const createPatient = `mutation ($patient: PatientInput!, $exercises: [ScheduledExerciseInput!], $devices: [ScheduledDeviceInput!],
    $feedback: [ScheduledFeedInput!], $careplan: ID) {
  addPatientAdmin(patient: $patient, exercises: $exercises, devices: $devices, feedback: $feedback, careplan: $careplan) {
    status message patient { _id } } }`;

export const previewMove = `query ($patientid: ID!, $to: CalendarDate!, $reschedule: Boolean!) {
  previewSurgeryMove(patientid: $patientid, to: $to, reschedule: $reschedule) { status message planHash
    plan { from to today donedays items { _id area name regimen status effect before { from to } after { from to } }
      reminders { _id date title to goesalong } } } }`;

export const moveSurgery =
  "mutation ($input: MoveSurgeryInput!) { moveSurgery(input: $input) { status message change } }";

/** Query of the exercise step of the wizard: the names of its rows, and the exercises that can be added. */
export const exerciseStep = `{ getContentNames { status message names { _id name image questions measures } }
  getAllExercises { status message exercises { _id name image purpose caution } } }`;

export const saveDraft = `mutation ($desk: ID!, $draft: PatientDraftInput) {
  savePatientDraft(desk: $desk, draft: $draft) { status message draft { _id } } }`;

/** Mutation that opens a draft and takes it over. */
export const takeDraft = `mutation ($id: ID, $desk: ID!) { savePatientDraft(id: $id, desk: $desk, take: true) {
  status message draft { _id version step changedat changedby content } } }`;

/** Query of the page with the exercises of a running programme. */
export const schedule = `query ($id: ID!) { getSchedule(patientid: $id) { status message schedules { version today exercises {
  _id exercise { _id name image } regimen { _id name } startdate enddate interval skiponsurgerydate hold repeat set time nextexerciseid stage
  sums { totaldays completeddays } } } } }`;

export const previewRows = `query ($patientid: ID!, $area: String!, $items: ScheduleRowsInput!) {
  previewSchedule(patientid: $patientid, area: $area, items: $items) { status message planHash
    plan { begins { _id } changes { _id } ends { _id } } } }`;

export const saveRows =
  "mutation ($input: EditScheduleInput!) { editSchedule(input: $input) { status message change } }";
