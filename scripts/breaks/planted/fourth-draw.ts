import type { PlantedBreak } from "../planted-break.ts";

/**
 * Faults of the fourth draw, chosen at random in November 2026 by somebody who had written none of the tests: those that no test noticed, and faults of
 * their kinds elsewhere.
 */
export const fourthDrawDomainBreaks: readonly PlantedBreak[] = [
  {
    name: "A phone with [0] is refused",
    path: "domain/values/read-phone.ts",
    search: "/[([]0[)\\]]/",
    replace: "/\\(0\\)/",
  },
];

/** Those of the layer `access`. */
export const fourthDrawAccessBreaks: readonly PlantedBreak[] = [
  {
    name: "Trusted devices are in the order in which they were trusted",
    path: "server/features/sign-in/trusted-devices.commands.ts",
    search: '.orderBy("last_used_at", "desc")',
    replace: '.orderBy("created_at", "desc")',
  },
];

/** Those of the layer `server`. */
export const fourthDrawServerBreaks: readonly PlantedBreak[] = [
  {
    name: "A comment moves every case of the clinic up",
    path: "server/features/case-work/touch-case.commands.ts",
    search: '\n        .where("case_id", "=", caseId),',
    replace: ",",
  },
  {
    name: "The log says that a record was edited whenever an order gets an address",
    path: "server/features/fulfilment/save-order.ts",
    search: "if (filled.address && sent.record)\n",
    replace: "if (filled.address)\n",
  },
  {
    name: "A case in the list was created when it changed last",
    path: "server/features/cases/list/case-list.queries.ts",
    search: 'c.created_at as "createdDate"',
    replace: 'l.touched_at as "createdDate"',
  },
  {
    name: "A changed description of a care plan is not taken over by earlier versions",
    path: "server/features/content/versions.store.ts",
    search: "set name = ${name}, description = ${description}",
    replace: "set name = ${name}",
  },
  {
    name: "Exercises of a regimen for both joints are found for none",
    path: "server/features/content/kinds.conditions.queries.ts",
    search: "coalesce(surgery_type, ${joint}) = ${joint}",
    replace: "surgery_type = ${joint}",
  },
  {
    name: "A company user inside a clinic sees the cases of that clinic only",
    path: "server/features/cases/list/case-reach.ts",
    search: "if (company !== null) {",
    replace: 'if (company !== null && scope.kind !== "customer") {',
  },
  {
    name: "A code that another surgeon has is drawn",
    path: "server/features/surgeons/draw-access-code.ts",
    search: "return (await queries.isCodeTaken(scope, code)) ? draw(scope) : code;",
    replace: "return code;",
  },
  {
    name: "Answers of one day are in the order in which they were sent",
    path: "server/features/questionnaires/filled-answers.lookups.ts",
    search: "order by a.day desc, a.submitted_at desc,",
    replace: "order by a.day desc, a.submitted_at,",
  },
  {
    name: "Changed texts and pictures of an exercise are not taken over by earlier versions",
    path: "server/features/content/versions.store.ts",
    search: "        .set(atOnce)\n",
    replace: "        .set({ name: form.name })\n",
  },
  {
    name: "A changed license line is not taken over by earlier versions",
    path: "server/features/content/questionnaire-versions.store.ts",
    search: "          .set(atOnce)\n",
    replace: "          .set({ short_name: form.name })\n",
  },
  {
    name: "A changed picture of a device is not taken over by earlier versions",
    path: "server/features/content/device-versions.store.ts",
    search: "          .set(atOnce)\n",
    replace: "          .set({ display_name: form.name })\n",
  },
];

/** Those of the layer `jobs`. */
export const fourthDrawJobsBreaks: readonly PlantedBreak[] = [
  {
    name: "The news of a comment opens the list of cases",
    path: "server/features/case-work/push-comment.ts",
    search: 'pathOf("caseDetail", { caseid })',
    replace: 'pathOf("cases", { caseid })',
  },
  {
    name: "Any number of reports is started by a filter",
    path: "server/features/reports/jobs/start-reports.ts",
    search: "    if (patientIds.length > maxReports) return refuse(reportJobTexts.tooMany);\n",
    replace: "",
  },
  {
    name: "The news of a case open the list of cases",
    path: "server/features/cases/cases.handlers.ts",
    search: '"message", pathOf("caseDetail", { caseid })',
    replace: '"message", pathOf("cases", { caseid })',
  },
  {
    name: "The news of a reminder open the notifications",
    path: "server/features/notifications/notifications.handlers.ts",
    search: 'pathOf("events")',
    replace: 'pathOf("notification")',
  },
];

/** Those of the layer `screens`. */
export const fourthDrawScreensBreaks: readonly PlantedBreak[] = [
  {
    name: "On a phone the chain of an exercise without one can be moved",
    path: "web/features/programmes/exercises/ExerciseActions.tsx",
    search: "disabled={!isLinked || isOff}",
    replace: "disabled={isOff}",
  },
  {
    name: "What was discarded on leaving a record comes back as a draft",
    path: "web/ui/form/RecordBody.tsx",
    search: "onLeave={discard}",
    replace: "onLeave={() => undefined}",
  },
  {
    name: "Patients keep the old name of a surgeon",
    path: "web/features/surgeons/use-surgeon-editor.ts",
    search: '{ invalidates: ["surgeons", "patients"] }',
    replace: '{ invalidates: ["surgeons"] }',
  },
  {
    name: "The bars of fourteen days have no numbers",
    path: "web/features/content/regimen/RegimenLoad.tsx",
    search: "days.length <= maxLabelledDays",
    replace: "days.length < maxLabelledDays",
  },
  {
    name: "A reminder that stays is said to move",
    path: "web/features/patients/surgery/MoveChoices.tsx",
    search: "hint={goesalong && to ?",
    replace: "hint={to ?",
  },
  {
    name: "The next consent form begins as far open and scrolled as the last",
    path: "web/features/registration/ConsentStep.tsx",
    search: "<FormText key={formKey(form)} html",
    replace: "<FormText html",
  },
  {
    name: "The lines of two sources have one color",
    path: "web/ui/chart/line-option.ts",
    search: "lineColours[at % lineColours.length]!",
    replace: "lineColours[0]",
  },
  {
    name: "The phone of a contact is not marked as required",
    path: "web/ui/form/ContactFields.tsx",
    search: "label={texts.contactPhone} required={required}",
    replace: "label={texts.contactPhone}",
  },
  {
    name: "Who may only read changes the photo of a user",
    path: "web/features/users/UserFields.tsx",
    search: "upload={uploadPicture}\n          disabled={!mayEdit}",
    replace: "upload={uploadPicture}",
  },
  {
    name: "Who may only read a surgeon is shown ways to change the photo",
    path: "web/features/surgeons/SurgeonFields.tsx",
    search: "      upload={uploadPicture}\n      disabled={!mayEdit}",
    replace: "      upload={uploadPicture}",
  },
  {
    name: "The progress is not read again after a hold",
    path: "web/features/patients/form/HoldDialog.tsx",
    search: 'invalidates: ["patients", "progress"]',
    replace: 'invalidates: ["patients"]',
  },
  {
    name: "Progress is not read again after a patient was changed",
    path: "web/features/patients/form/use-patient-editor.ts",
    search: 'invalidates: ["patients", "progress", "schedules", "reminders"]',
    replace: 'invalidates: ["patients", "schedules", "reminders"]',
  },
  {
    name: "Orders are not read again after a ship address was changed",
    path: "web/features/patients/form/ShipAddressDialog.tsx",
    search: 'invalidates: ["patients", "orders"]',
    replace: 'invalidates: ["patients"]',
  },
  {
    name: "Customers are not read again after a user was saved",
    path: "web/features/users/use-user-editor.ts",
    search: 'invalidates: ["users", "customers"]',
    replace: 'invalidates: ["users"]',
  },
  {
    name: "Customers are not read again after a user was switched off",
    path: "web/features/users/use-user-actions.ts",
    search: 'invalidates: ["users", "customers"]',
    replace: 'invalidates: ["users"]',
  },
  {
    name: "Users are not read again after a customer was saved",
    path: "web/features/customers/use-customer-editor.ts",
    search: 'invalidates: ["customers", "users"]',
    replace: 'invalidates: ["customers"]',
  },
  {
    name: "Schedules are not read again after an order was changed",
    path: "web/features/fulfilment/change-order.ts",
    search: 'invalidates: ["orders", "schedules", "patients"]',
    replace: 'invalidates: ["orders", "patients"]',
  },
  {
    name: "Cases are not read again after a deletion was decided",
    path: "web/features/account-deletion/DecideRequest.tsx",
    search: 'invalidates: ["deletionRequests", "cases"]',
    replace: 'invalidates: ["deletionRequests"]',
  },
  {
    name: "Patients are not read again after surgeons were deleted",
    path: "web/features/surgeons/DeleteSurgeons.tsx",
    search: 'invalidates: ["surgeons", "patients"]',
    replace: 'invalidates: ["surgeons"]',
  },
  {
    name: "The time zone of a customer is not marked as required",
    path: "web/features/customers/CustomerFields.tsx",
    search: "label={texts.timeZone} required hint",
    replace: "label={texts.timeZone} hint",
  },
  {
    name: "The phone of a caregiver is not marked as required",
    path: "web/features/patients/form/CaregiverDialog.tsx",
    search: "label={texts.cellPhone} required />",
    replace: "label={texts.cellPhone} />",
  },
  {
    name: "An assignee is not marked as required",
    path: "web/features/cases/new/NewCase.tsx",
    search: "        required={!isFree}\n",
    replace: "",
  },
];
