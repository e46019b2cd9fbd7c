import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `screens`: cases. */
export const screensCasesBreaks: readonly PlantedBreak[] = [
  {
    name: "A narrower activity log stays on its page",
    path: "web/features/activity-log/use-log-view.ts",
    search: "set({ ...first, source:",
    replace: "set({ source:",
  },
  {
    name: "The order of the activity log is not asked for",
    path: "web/features/activity-log/use-log-view.ts",
    search: "    oldestFirst,\n    cursor: at,",
    replace: "    cursor: at,",
  },
  {
    name: "The internal export stands behind the usual one",
    path: "web/features/activity-log/LogFoot.tsx",
    search: "exportLog(patientId, log.view, false)",
    replace: "exportLog(patientId, log.view, true)",
  },
  {
    name: "The first page of the log leads to one before it",
    path: "web/features/activity-log/LogFoot.tsx",
    search: "disabled={page <= 1}",
    replace: "disabled={page < 1}",
  },
  {
    name: "The other state of callbacks opens on the page of the first",
    path: "web/features/callbacks/CallbackRequests.tsx",
    search: "              setPage({ ...page, current: 1 });\n",
    replace: "",
  },
  {
    name: "Taking back a callback notes it once more",
    path: "web/features/callbacks/CallbackRequests.tsx",
    search: "SetCallbackCalledDocument, { id, called: false }, changes",
    replace: "SetCallbackCalledDocument, { id, called: true }, changes",
  },
  {
    name: "A callback of a patient comes from nobody",
    path: "web/features/callbacks/CallbackForm.tsx",
    search: "{ ...filled, surgeon, patientid }",
    replace: "{ ...filled, surgeon, patientid: null }",
  },
  {
    name: "A callback that was sent comes back as a draft",
    path: "web/features/callbacks/CallbackForm.tsx",
    search: "    draft.keep(null);\n",
    replace: "",
  },
  {
    name: "An unassigned case shows its former person",
    path: "web/features/case-detail/use-choices.ts",
    search: '  ...(field === "status" && value === "Unassigned" && { assignee: "" }),\n',
    replace: "",
  },
  {
    name: "A choice that was refused stays chosen",
    path: "web/features/case-detail/use-choices.ts",
    search: "    setChosen(null);\n",
    replace: "",
  },
  {
    name: "The questionnaires of a case's patient are not listed",
    path: "web/features/case-detail/CasePatientPanel.tsx",
    search: ", ...(shown.feedbackSchedule ?? [])]",
    replace: "]",
  },
  {
    name: "A message can be sent before its image is there",
    path: "web/features/case-detail/thread/Composer.tsx",
    search: "disabled={isEmpty || attachment.busy}",
    replace: "disabled={isEmpty}",
  },
  {
    name: "Progress leads out of lite",
    path: "web/features/case-detail/lite/LiteChat.tsx",
    search: 'to={inLite(pathOf("progress", { patientid: patientId }))}',
    replace: 'to={pathOf("progress", { patientid: patientId })}',
  },
  {
    name: "The number of a case is not filtered by",
    path: "web/features/cases/list/CaseFilterDialog.tsx",
    search: "number: number.trim() });",
    replace: 'number: "" });',
  },
  {
    name: "The filter of urgent messages cannot be removed by itself",
    path: "web/features/cases/inbox/Inbox.tsx",
    search: "urgent: { urgent: false } };",
    replace: "urgent: {} };",
  },
  {
    name: "A surgeon chooses among all surgeons' messages",
    path: "web/features/cases/inbox/Inbox.tsx",
    search: "{roleOf(profile) !== Role.surgeon && <SurgeonSide",
    replace: "{roleOf(profile) !== Role.superAdmin && <SurgeonSide",
  },
  {
    name: "The address of cases of all states opens the first ones",
    path: "web/features/cases/list/case-address.ts",
    search: 'statuses.join() || "all"',
    replace: 'statuses.join() || ""',
  },
  {
    name: "Somebody else's note can be edited",
    path: "web/features/notes/NoteRows.tsx",
    search: "{created_by._id === me && (",
    replace: '{created_by._id !== "" && (',
  },
  {
    name: "Copying a note copies its time",
    path: "web/features/notes/NoteRows.tsx",
    search: "onClick={() => void copy(text)}",
    replace: "onClick={() => void copy(when)}",
  },
  {
    name: "A notification is read at another clock's time",
    path: "web/features/notifications/notification-time.ts",
    search: "shortTime(readat, timeZone)",
    replace: "shortTime(readat)",
  },
  {
    name: "One patient is told that only active ones are notified",
    path: "web/features/notifications/NotifyDialog.tsx",
    search: "hint={isOne ? undefined : notificationTexts.activeOnly}",
    replace: "hint={isOne ? notificationTexts.activeOnly : undefined}",
  },
  {
    name: "The holder of a link is told that it is another's",
    path: "web/features/patient-links/EndLinkDialog.tsx",
    search: "        link.isThis\n",
    replace: "        !link.isThis\n",
  },
  {
    name: "A link cannot be ended from the page that it opens",
    path: "web/features/patient-links/LinkRows.tsx",
    search: "link={ending} token={token}",
    replace: "link={ending} token={undefined}",
  },
];
