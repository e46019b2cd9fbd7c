import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `screens`: content. */
export const screensContentBreaks: readonly PlantedBreak[] = [
  {
    name: "A version that runs nowhere is offered to be applied",
    path: "web/features/content/ContentEditor.tsx",
    search: "{onApply && may.applies && (",
    replace: "{onApply && (",
  },
  {
    name: "A draft is saved while its picture is on the way",
    path: "web/features/content/ContentEditor.tsx",
    search: "<Button busy={useIsUploading()} onClick={onDraft}>",
    replace: "<Button onClick={onDraft}>",
  },
  {
    name: "Content for both joints opens without a joint",
    path: "web/features/content/content-fields.ts",
    search: 'joint === "" ? "both" : (joint ?? "")',
    replace: 'joint ?? ""',
  },
  {
    name: "An empty figure counts as a wrong one",
    path: "web/features/content/content-fields.ts",
    search: 'if (typed === "") return null;\n  return /^-?',
    replace: "return /^-?",
  },
  {
    name: "Moves that are not allowed can be pressed",
    path: "web/features/fulfilment/units/UnitMoves.tsx",
    search: "disabled={reasonOf(word) !== null}",
    replace: "disabled={false}",
  },
  {
    name: "Units of another clinic are listed",
    path: "web/features/fulfilment/units/unit-address.ts",
    search: "    ...(customer && { customer }),\n",
    replace: "",
  },
  {
    name: "A bookmarked list of content forgets the clinic to which it is offered",
    path: "domain/content/content-filter.ts",
    search: 'customer: params.get("clinic") ?? ""',
    replace: 'customer: ""',
  },
  {
    name: "A silent device does not lead to its case on a phone",
    path: "web/features/fulfilment/SilentDevices.tsx",
    search:
      "        <PatientLink device={device} enter={enter} />\n        <CaseLink device={device} enter={enter} />\n",
    replace: "        <PatientLink device={device} enter={enter} />\n",
  },
  {
    name: "A new filter of orders stays on its page",
    path: "web/features/fulfilment/order-view.ts",
    search: "page: { ...view.page, current: 1 }, ...change",
    replace: "page: view.page, ...change",
  },
  {
    name: "A changed exercise does not show what it was",
    path: "web/features/programmes/exercises/ExerciseRow.tsx",
    search: '(change === "changed" && savedOf(row._id)) || row',
    replace: "row",
  },
  {
    name: "A draft of the day before yesterday is called yesterday's",
    path: "web/features/programmes/wizard/ResumedNotice.tsx",
    search: "formatUs(addDays(today, -1))",
    replace: "formatUs(addDays(today, -2))",
  },
  {
    name: "A running device is saved with the surgery date",
    path: "web/features/programmes/running/running-rows.ts",
    search: "time: answer.time,\n  skiponsurgerydate: answer.skiponsurgerydate,",
    replace: "time: answer.time,\n  skiponsurgerydate: false,",
  },
  {
    name: "The wizard leads on although nothing was saved",
    path: "web/features/programmes/wizard/use-next-step.ts",
    search: "if (isSaved) await navigate(",
    replace: "await navigate(",
  },
  {
    name: "Another care plan counts as no change",
    path: "web/features/programmes/wizard/waiting-changes.ts",
    search: "countDifferences(rowsOf(saved), rowsOf(now)) : 1)",
    replace: "countDifferences(rowsOf(saved), rowsOf(now)) : 0)",
  },
  {
    name: "A recall period that is no number is published as none",
    path: "web/features/content/content-fields.ts",
    search: "(parseWholeNumber(text) ?? Number.NaN)",
    replace: "parseWholeNumber(text)",
  },
  {
    name: "A listed day that cannot be read is left out of a care plan",
    path: "web/features/content/care-plan/care-plan-values.ts",
    search: "listedDays(text).map((day) => day ?? Number.NaN)",
    replace: "readDays(text)",
  },
  {
    name: "A limit is typed into the field of the other end",
    path: "web/features/content/device/ValueRow.tsx",
    search: "field(`${path}.min`)",
    replace: "field(`${path}.max`)",
  },
  {
    name: "The lines of a reorder's address change places",
    path: "web/features/programmes/running/ReorderDialog.tsx",
    search: "[addressline1, addressline2, city,",
    replace: "[addressline2, addressline1, city,",
  },
  {
    name: "Reminders stay as they were after a schedule change is undone",
    path: "web/features/programmes/changes/UndoDialog.tsx",
    search: '["schedules", "patients", "progress", "reminders"]',
    replace: '["schedules", "patients", "progress"]',
  },
  {
    name: "Undo of a newer plan version loses what was changed by hand",
    path: "web/features/programmes/wizard/newer/NewerPlan.tsx",
    search: "wizard.edit({ carePlan, programme, brought })",
    replace: "wizard.edit({ carePlan, programme: brought, brought })",
  },
  {
    name: "A further span begins on the last day of the one before",
    path: "web/features/programmes/questionnaires/questionnaire-values.ts",
    search: "end + 1",
    replace: "end",
  },
  {
    name: "Next of the care plan leads to the devices, whatever the plan brings",
    path: "web/features/programmes/wizard/careplan/CarePlanStep.tsx",
    search: "void openStep(after)",
    replace: 'void openStep("devices")',
  },
  {
    name: "A draft of a new patient is not in its address",
    path: "web/app/pages/AddPatientPage.tsx",
    search: "if (id !== null && draftId !== id)",
    replace: 'if (id === "")',
  },
  {
    name: "A device cannot be used four times a week",
    path: "web/features/programmes/devices/DeviceEditor.tsx",
    search: "intervals.map((value)",
    replace: "intervals.filter((each) => each !== 4).map((value)",
  },
];
