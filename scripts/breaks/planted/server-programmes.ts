import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `server`: programmes. */
export const serverProgrammesBreaks: readonly PlantedBreak[] = [
  {
    name: "Roles that see no scores are told whose they are",
    path: "server/features/counted/counted-forms.ts",
    search:
      'if (!operations.getOksData.roles.includes(viewer.role)) return refuse("Your role does not see patients\' scores.");',
    replace: "",
  },
  {
    name: "A number opens with those who did most",
    path: "server/features/counted/counted.queries.ts",
    search: "order by done::float / due, due desc",
    replace: "order by done::float / due desc, due desc",
  },
  {
    name: "A chart of a device shows days after the end of its range",
    path: "server/features/device-charts/get-range.ts",
    search: "to && to < window.end ? to : window.end",
    replace: "window.end",
  },
  {
    name: "The chart of a removed device opens",
    path: "server/features/device-charts/find-device.ts",
    search: "return device && !device.deleted ?",
    replace: "return device ?",
  },
  {
    name: "A chart shows values that a device only takes in",
    path: "server/features/device-charts/device-charts.queries.ts",
    search: " and is_output order by",
    replace: " order by",
  },
  {
    name: "Codes that are valid no more are found first",
    path: "server/features/diagnoses/diagnosis-codes.queries.ts",
    search: "order by heading, ended_on is not null, coalesce",
    replace: "order by heading, ended_on, coalesce",
  },
  {
    name: "An inactive patient is diagnosed",
    path: "server/features/diagnoses/write-diagnosis.ts",
    search: "if (!patient.active) return refuse(diagnosisTexts.inactive);",
    replace: "",
  },
  {
    name: "A surgeon keeps a draft for another surgeon's patient",
    path: "server/features/drafts/save-draft.ts",
    search: 'if (form && !isOwn(scope, form)) return refuse("This surgeon was not found.");',
    replace: "",
  },
  {
    name: "The window that holds a draft cannot go on with it",
    path: "server/features/drafts/save-draft.ts",
    search: " && draft.heldDesk !== desk.desk) return",
    replace: ") return",
  },
  {
    name: "The date of an order is that of UTC",
    path: "server/features/fulfilment/order.columns.queries.ts",
    search: "(o.ordered_at at time zone k.time_zone)::date",
    replace: "(o.ordered_at at time zone 'UTC')::date",
  },
  {
    name: "An archived case stands beside an order",
    path: "server/features/fulfilment/order.columns.queries.ts",
    search: " and a.archived_at is null",
    replace: "",
  },
  {
    name: "An event of a carrier that was refused once is never taken",
    path: "server/features/fulfilment/carriers/carriers.store.ts",
    search: "\n        and result in ('Taken', 'Late')",
    replace: "",
  },
  {
    name: "Outcomes of three months hold the last one only",
    path: "server/features/home/get-outcomes.ts",
    search: "firstOfMonth(months[0]!)",
    replace: "firstOfMonth(today)",
  },
  {
    name: "Forms of inactive patients count in outcomes",
    path: "server/features/home/outcomes.lookups.ts",
    search: " and p.active and a.day",
    replace: " and a.day",
  },
  {
    name: "Notes of the last day of a month are not in its sum",
    path: "server/features/notes/list-notes.ts",
    search: "addDays(lastOfMonth(today), 1)",
    replace: "lastOfMonth(today)",
  },
  {
    name: "Deleted notes are counted",
    path: "server/features/notes/notes.queries.ts",
    search: "and n.category_id = c.category_id and n.deleted_at is null) as count",
    replace: "and n.category_id = c.category_id) as count",
  },
  {
    name: "Notes are listed by when they were written",
    path: "server/features/notes/notes.queries.ts",
    search: "order by n.noted_at desc, n.note_id desc limit",
    replace: "order by n.created_at desc, n.note_id desc limit",
  },
  {
    name: "A patient without regimens gets their exercises",
    path: "server/features/programmes/add-patient.ts",
    search: "input.include_regimens === false ? [] : sentRows(input.exercises)",
    replace: "sentRows(input.exercises)",
  },
  {
    name: "A surgeon opens a form of another surgeon's patient",
    path: "server/features/questionnaires/questionnaires.queries.ts",
    search:
      "scope.surgeonIds === null ? own : own.where(sql<boolean>`p.surgeon_id = any(${[...scope.surgeonIds]}::uuid[])`)",
    replace: "own",
  },
  {
    name: "Forms follow each other by when they were sent",
    path: "server/features/questionnaires/questionnaires.queries.ts",
    search: '\n        .orderBy("day")\n        .orderBy("submitted_at")',
    replace: '\n        .orderBy("submitted_at")',
  },
  {
    name: "The first form of a patient is the zeroth",
    path: "server/features/questionnaires/get-form.ts",
    search: "place: at + 1",
    replace: "place: at",
  },
  {
    name: "A second round of an exercise is not kept",
    path: "server/features/recording/recording.store.ts",
    search: "set times_done = excluded.times_done, last_at",
    replace: "set times_done = exercise_done.times_done, last_at",
  },
  {
    name: "A patient stands in the own corridor",
    path: "server/features/recovery/recovery.queries.ts",
    search: "sql`(${nth} + case when own.rank <= ${nth} then 1 else 0 end)`",
    replace: "sql`(${nth} + case when own.rank <= ${nth} then 0 else 0 end)`",
  },
  {
    name: "The source with fewest values is drawn first",
    path: "server/features/recovery/recovery.lookups.ts",
    search: "b.length - a.length",
    replace: "a.length - b.length",
  },
  {
    name: "A reminder is added for an inactive patient",
    path: "server/features/reminders/add-event.ts",
    search: "if (!contact.active) return refuse(patientTexts.inactive);",
    replace: "",
  },
  {
    name: "The link of a report mail that was taken back works",
    path: "server/features/reports/take-back-mail.ts",
    search: "await patientLinks.endOfMail(scope, mail);",
    replace: "",
  },
  {
    name: "Reports of colleagues are listed",
    path: "server/features/reports/jobs/report-jobs.queries.ts",
    search: "j.user_id = ${userId} and (j.ended_at is null",
    replace: "(j.ended_at is null",
  },
  {
    name: "The questionnaires of another joint are answered",
    path: "server/features/schedules/get-feed-schedule.ts",
    search: "if (surgeryType && surgeryType !== patient.surgery.type) return refuse(patientTexts.otherJoint);",
    replace: "",
  },
  {
    name: "A change of which nothing can be taken back is undone",
    path: "server/features/schedules/undo-change.ts",
    search: "if (back.length === 0) return refuse(scheduleTexts.nothingToUndo);",
    replace: "",
  },
  {
    name: "The missing degrees of an extension are the extension",
    path: "server/features/score-charts/get-score-series.ts",
    search: 'extensiondeficit: name === "extension" ? deficitOf(value) : null',
    replace: 'extensiondeficit: name === "extension" ? value : null',
  },
  {
    name: "A changed title of a reminder is not found",
    path: "server/features/reminders/reminders.store.ts",
    search: 'and reminder_id = ${reminderId}`,\n    );\n    saveName(db, scope, "reminder", reminderId, [title]);',
    replace: "and reminder_id = ${reminderId}`,\n    );",
  },
  {
    name: "Compliance counts measurements as questionnaires",
    path: "server/features/compliance/get-compliance.ts",
    search: 'feedBackSummary: summary(find, "questionnaire")',
    replace: 'feedBackSummary: summary(find, "measurement")',
  },
];
