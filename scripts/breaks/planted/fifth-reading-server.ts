import type { PlantedBreak } from "../planted-break.ts";

/**
 * Faults that somebody found in November 2026 who read the features of the server to break them: those that no test noticed. Most are of two kinds, what
 * a domain event tells and whose reading is noted.
 */
export const fifthReadingServerBreaks: readonly PlantedBreak[] = [
  {
    name: "A device that is ordered again is ordered for the first time",
    path: "server/features/schedules/save-area.ts",
    search: "const isReorder = planned.replaced.size > 0;",
    replace: "const isReorder = false;",
  },
  {
    name: "New exercises are told as an order of devices",
    path: "server/features/schedules/save-area.ts",
    search: '    if (items[0]?.area === "measurement")\n',
    replace: "",
  },
  {
    name: "An undo in a schedule is told as a change",
    path: "server/features/schedules/save-area.ts",
    search: 'kind: undoes ? "ScheduleChangeUndone" : "ScheduleChanged",',
    replace: 'kind: "ScheduleChanged",',
  },
  {
    name: "Reading a schedule is not noted",
    path: "server/features/schedules/read-area.ts",
    search: "  deps.noteRead(scope, patientId, operation);\n",
    replace: "",
  },
  {
    name: "Reading the changes of a schedule is not noted",
    path: "server/features/schedules/get-changes.ts",
    search: '    noteRead(scope, patientId, "getScheduleChanges");\n',
    replace: "",
  },
  {
    name: "Reading the links of a patient is not noted",
    path: "server/features/patient-links/list-patient-links.ts",
    search: '    noteRead(scope, patientId, "getPatientLinks");\n',
    replace: "",
  },
  {
    name: "Days with readings alone do not count as done before a move of the surgery",
    path: "server/features/schedules/surgery/surgery.queries.ts",
    search: "exercise_done + measurement_done + questionnaire_done > 0",
    replace: "exercise_done > 0",
  },
  {
    name: "A device that moves with the surgery has no state",
    path: "server/features/schedules/surgery/surgery.queries.ts",
    search: "g.name as regimen, d.status,",
    replace: "g.name as regimen, null as status,",
  },
  {
    name: "A move of the surgery cannot be undone on its day",
    path: "server/features/schedules/surgery/undo-surgery.ts",
    search: "if (storedMove.to < today)",
    replace: "if (storedMove.to <= today)",
  },
  {
    name: "Surgery is moved to the date on which it is",
    path: "server/features/schedules/surgery/move-surgery.ts",
    search: "        if (from === to) return refuse(moveTexts.sameDate);\n",
    replace: "",
  },
  {
    name: "An undo of exercises is said to order devices",
    path: "server/features/schedules/undo-change.ts",
    search: 'orders: area.rules.area === "measurement" ? ordered.length : 0,',
    replace: "orders: ordered.length,",
  },
  {
    name: "A clinic is given to a health coach who is switched off",
    path: "server/features/customers/customers.store.ts",
    search: "and role = ${Role.healthCoach} and active`",
    replace: "and role = ${Role.healthCoach}`",
  },
  {
    name: "A patient is given to a health coach who is switched off",
    path: "server/features/users/coaches.commands.ts",
    search: '\n      .where("active", "=", true),',
    replace: ",",
  },
  {
    name: "The code of a removed surgeon is given to another one",
    path: "server/features/surgeons/surgeons.queries.ts",
    search: '.where("access_code", "=", code),',
    replace: '.where("access_code", "=", code)\n        .where("deleted_at", "is", null),',
  },
  {
    name: "Requests for deletion stand with the oldest first",
    path: "server/features/account-deletion/deletion-requests.queries.ts",
    search: "order by r.requested_at desc,",
    replace: "order by r.requested_at,",
  },
  {
    name: "Reminders of a day stand by first name",
    path: "server/features/reminders/reminders.queries.ts",
    search: "r.day, p.last_name,",
    replace: "r.day, p.first_name,",
  },
  {
    name: "Beyond the last page a search by name finds nobody at all",
    path: "server/features/patients/patients.queries.ts",
    search: "rows[0]?.total ?? (pageSlice.offset === 0 ? 0 : await countAlone())",
    replace: "rows[0]?.total ?? 0",
  },
  {
    name: "The usual category of a note is one that is offered",
    path: "server/features/notes/notes.queries.ts",
    search: "'is_default', c.is_default, 'active', c.active) as category",
    replace: "'is_default', c.active, 'active', c.active) as category",
  },
  {
    name: "Work on a case is told about nobody",
    path: "server/features/case-work/write-work-log.ts",
    search: 'kind: "WorkLogChanged", subjectId: seen.patientId,',
    replace: 'kind: "WorkLogChanged", subjectId: null,',
  },
  {
    name: "A changed comment is told about nobody",
    path: "server/features/case-work/write-comment.ts",
    search: 'kind: "CommentChanged", subjectId: patientId,',
    replace: 'kind: "CommentChanged", subjectId: null,',
  },
  {
    name: "A deleted note is told as a changed one",
    path: "server/features/notes/write-note.ts",
    search: 'kind: "NoteDeleted",',
    replace: 'kind: "NoteChanged",',
  },
  {
    name: "A deleted case is told about nobody",
    path: "server/features/cases/list/archive-cases.ts",
    search: "subjectId: patientId,",
    replace: "subjectId: null,",
  },
  {
    name: "A change of an order is told to be the patient's",
    path: "server/features/fulfilment/save-order.ts",
    search: "data: { order: orderId, by: scope.userId } });",
    replace: "data: { order: orderId, by: order.patientId } });",
  },
  {
    name: "A new health coach is told as a change of the person",
    path: "server/features/patient-editing/edit-parts.ts",
    search: 'change(scope, viewer, patientId, "coach",',
    replace: 'change(scope, viewer, patientId, "person",',
  },
  {
    name: "A withdrawn request for deletion is told about nobody",
    path: "server/features/account-deletion/withdraw-for-patient.ts",
    search: "const subjectId = withdrawn.patientId;",
    replace: "const subjectId = null;",
  },
  {
    name: "A patient without devices is told to have an order",
    path: "server/features/programmes/add-patient.ts",
    search: "order: programme.devices.rows.length > 0 ? orderId : null",
    replace: "order: orderId",
  },
  {
    name: "The list of cases does not hear of archived ones",
    path: "server/features/cases/cases-subscription.ts",
    search: '  "CaseArchived",\n',
    replace: "",
  },
  {
    name: "A device is published with a picture that is not there",
    path: "server/features/content/publish-content.ts",
    search: "return (await missingPicture(form.image)) ?? ((to, version) => versions.device(",
    replace: "return ((to, version) => versions.device(",
  },
];
