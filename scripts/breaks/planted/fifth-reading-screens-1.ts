import type { PlantedBreak } from "../planted-break.ts";

/**
 * Faults found by reading notes, charts of scores, opened numbers, the calendar, content and programmes like somebody who will break them: no test
 * noticed them in November 2026.
 */
export const fifthReadingScreens1Breaks: readonly PlantedBreak[] = [
  {
    name: "A save that fails forgets the version of a note that was compared",
    path: "web/features/notes/NoteDialog.tsx",
    search: "?.updatePatientNote.note ?? newerNote)",
    replace: "?.updatePatientNote.note ?? null)",
  },
  {
    name: "C copies the first note wherever the focus is",
    path: "web/features/notes/use-note-keys.ts",
    search: 'event.target.closest("[data-note]")',
    replace: 'document.querySelector("[data-note]")',
  },
  {
    name: "The notes of a patient have the time of UTC",
    path: "web/features/notes/PatientNotes.tsx",
    search: "<NoteRows notes={notes} timeZone={timeZone}",
    replace: '<NoteRows notes={notes} timeZone="UTC"',
  },
  {
    name: "The day that is pointed at in a long chart is counted from the first in view",
    path: "web/features/score-charts/LargeChart.tsx",
    search: "at === null ? null : start + at",
    replace: "at",
  },
  {
    name: "The limits of a clinic are not drawn in the charts of scores",
    path: "web/features/score-charts/answered-scores.ts",
    search: "threshold ?? null",
    replace: "null",
  },
  {
    name: "Further days of a number stay as they were when schedules change",
    path: "web/features/drill-down/DrillDownDays.tsx",
    search: "CountedDaysDocument, variables, { tags: drillDownSubjects });\n  const isSlow",
    replace: 'CountedDaysDocument, variables, { tags: ["patients"] });\n  const isSlow',
  },
  {
    name: "Every patient of a number has had a knee operated",
    path: "web/features/drill-down/PersonRow.tsx",
    search: 'surgeryType === "hip" ? "hip" : "knee"',
    replace: '"knee"',
  },
  {
    name: "The saved days of a patient have the times of UTC",
    path: "web/features/drill-down/export-drill-down.ts",
    search: "exportedRows, timeZone)",
    replace: 'exportedRows, "UTC")',
  },
  {
    name: "Another patient's calendar listens to the one before",
    path: "web/features/calendar/use-calendar.ts",
    search: "since !== null && first?.patientid !== patientid",
    replace: "since !== null && first === null",
  },
  {
    name: "The reminders of a month count as known while the next month is on its way",
    path: "web/features/calendar/use-calendar.ts",
    search: "data !== null && !isOutdated",
    replace: "data !== null",
  },
  {
    name: "Each line of a week's progress has the mark of the whole week",
    path: "web/features/calendar/WeekMark.tsx",
    search: "state={lookOf(week[area], week.weekdate, today)}",
    replace: "state={lookOf(sumOf(week), week.weekdate, today)}",
  },
  {
    name: "A regimen that a colleague publishes is not offered to an open plan",
    path: "web/features/content/parts/use-parts.ts",
    search: 'tags: ["content"]',
    replace: "tags: []",
  },
  {
    name: "The answers of a question are not marked as required",
    path: "web/features/content/questionnaire/QuestionRow.tsx",
    search: "label={texts.answerPlace(place + 1)}\n        required",
    replace: "label={texts.answerPlace(place + 1)}",
  },
  {
    name: "The picture of a device is taken for its name",
    path: "web/features/content/device/DeviceFields.tsx",
    search: '{...field("image")}',
    replace: '{...field("name")}',
  },
  {
    name: "A ready plan asks to which clinics of the own company it is offered",
    path: "web/features/content/ContentPages.tsx",
    search:
      "<CarePlanFields\n                form={form}\n                content={content}\n                company={content ? (content.company ?? null) : (company ?? own)}",
    replace:
      "<CarePlanFields\n                form={form}\n                content={content}\n                company={content?.company ?? company ?? own}",
  },
  {
    name: "A change that is unticked once never goes along",
    path: "web/features/content/apply/use-apply.ts",
    search: "on ? before.filter((each) => each !== change) : [...before, change]",
    replace: "[...before, change]",
  },
  {
    name: "Copy of a ready plan does nothing while there is no own one",
    path: "web/features/content/care-plan/FirstPlan.tsx",
    search: "onClick={() => void copy(row._id)}",
    replace: "onClick={() => undefined}",
  },
  {
    name: "A version that was published still shows as a draft",
    path: "web/features/content/use-content-editor.ts",
    search: "{ ...mutationOptions, ...(key && { key }) }",
    replace: "{ invalidates: [], ...(key && { key }) }",
  },
  {
    name: "The panel of a discarded draft stays open",
    path: "web/features/content/row-menu/use-row-dialogs.ts",
    search: "    if (!version && _id === opened) await navigate(closedPath(kind, list));\n",
    replace: "",
  },
  {
    name: "A registered patient is created as one who never registered",
    path: "web/features/programmes/wizard/use-create.ts",
    search: "registration: content.registration",
    replace: "registration: null",
  },
  {
    name: "A care plan replaces what was taken out by hand without asking",
    path: "web/features/programmes/wizard/careplan/use-assign.ts",
    search: "edited + brought[area].filter(({ _id }) => !now.has(_id)).length",
    replace: "edited + now.size * 0",
  },
  {
    name: "The preview of a paused programme shows what would be due",
    path: "web/features/programmes/preview/PatientPreview.tsx",
    search: "itemsOf(typed ?? edited.programme, edited.pauses)",
    replace: "itemsOf(typed ?? edited.programme, { holds: [], inactive: [] })",
  },
  {
    name: "View programme opens the changes",
    path: "web/features/programmes/running/ScheduleLinks.tsx",
    search: 'onOpen("programme")',
    replace: 'onOpen("changes")',
  },
  {
    name: "A change of all exercises counts those that have passed as staying",
    path: "web/features/programmes/exercises/bulk/Outcome.tsx",
    search: "<Count count={stay} word={texts.stay} />",
    replace: "<Count count={passed} word={texts.stay} />",
  },
  {
    name: "A window does not learn that another one has taken its draft",
    path: "web/features/programmes/wizard/wizard-store.ts",
    search: "outcome.reached && state.draft?._id === draft._id) set({ lost: outcome.message });",
    replace: "outcome.reached && state.draft?._id === draft._id) return;",
  },
  {
    name: "Changes that wait in a window are lost when its draft is opened again",
    path: "web/features/programmes/wizard/wizard-store.ts",
    search: "const left = isMine ? before.content : readContent",
    replace: "const left = readContent",
  },
  {
    name: "A questionnaire counts the answers of its first span only",
    path: "web/features/programmes/running/AskedCard.tsx",
    search: "total + sums.totaldays, completed + sums.completeddays",
    replace: "total || sums.totaldays, completed || sums.completeddays",
  },
];
