import type { PlantedBreak } from "../planted-break.ts";

/**
 * Faults of the third draw, chosen at random in November 2026 by somebody who had written none of the tests: those that no test noticed, and faults of
 * their kinds elsewhere.
 */
export const thirdDrawAccessBreaks: readonly PlantedBreak[] = [
  {
    name: "A device is named without its browser",
    path: "web/features/sign-in/device.ts",
    search: "deviceName(navigator.userAgent)",
    replace: "deviceName(navigator.platform)",
  },
  {
    name: "Who stays signed in is no longer in the clinic",
    path: "server/features/sign-in/sessions/renew-session.ts",
    search: "issueStaffToken(userId, customerId, session)",
    replace: "issueStaffToken(userId, null, session)",
  },
  {
    name: "A super admin inside a clinic has no company in the profile",
    path: "server/features/sign-in/open-session.ts",
    search: "account.companyId ?? (account.role === Role.superAdmin ? customer?.company : undefined)",
    replace: "account.companyId",
  },
];

/** Those of the layer `server`. */
export const thirdDrawServerBreaks: readonly PlantedBreak[] = [
  {
    name: "An order says that it was saved by who ordered it",
    path: "server/features/fulfilment/order.queries.ts",
    search: "${nameOf(sql`o.saved_by`)}",
    replace: "${nameOf(sql`o.ordered_by`)}",
  },
  {
    name: "Archived cases count as unread over clinics",
    path: "server/features/cases/cases.queries.ts",
    search: " and not t.is_archived and ${isCounterFor(viewerId)}",
    replace: " and ${isCounterFor(viewerId)}",
  },
  {
    name: "A hip score is noted as a knee score",
    path: "server/features/recording/record-answers.ts",
    search: 'hipscore: "hip_score"',
    replace: 'hipscore: "knee_score"',
  },
  {
    name: "The nightly removal of codes does not wait for its result",
    path: "server/features/progress-page/tidy-progress-codes.ts",
    search: 'void (await store.removeEnded(systemScope("tidy-progress-codes"), instantOf(now())))',
    replace: 'void store.removeEnded(systemScope("tidy-progress-codes"), instantOf(now()))',
  },
  {
    name: "A draft names who has it open as the one who changed it last",
    path: "server/features/drafts/drafts.queries.ts",
    search: 'nameOf("d.changed_by").as("changedby")',
    replace: 'nameOf("d.editing_user_id").as("changedby")',
  },
  {
    name: "A case says that it was given to the vendor by who opened it",
    path: "server/features/cases/case-detail.queries.ts",
    search: 'nameOf("vendor_assigned_by")',
    replace: 'nameOf("created_by")',
  },
  {
    name: "Archived cases count as unread messages of a surgeon's patients",
    path: "server/features/cases/messages/messages.queries.ts",
    search: "} and not t.is_archived and ${isCounterFor(scope.userId)}",
    replace: "} and ${isCounterFor(scope.userId)}",
  },
  {
    name: "An order names an archived case",
    path: "server/features/fulfilment/order.columns.queries.ts",
    search: " and a.archived_at is null",
    replace: "",
  },
];

/** Those of the layer `jobs`. */
export const thirdDrawJobsBreaks: readonly PlantedBreak[] = [
  {
    name: "A database that is away is asked without a pause",
    path: "server/platform/jobs/queue-pool.ts",
    search: "await pause(retryPause",
    replace: "void pause(retryPause",
  },
  {
    name: "A runner that ended is followed by the next one without a pause",
    path: "server/platform/jobs/supervisor.ts",
    search: "await pause(",
    replace: "void pause(",
  },
  {
    name: "A heartbeat whose connection was lost connects again without a pause",
    path: "server/platform/jobs/heartbeat.ts",
    search: "await pause(",
    replace: "void pause(",
  },
  {
    name: "A server that starts asks a database that is away without a pause",
    path: "server/platform/database/wait-for-database.ts",
    search: "await wait(",
    replace: "void wait(",
  },
];

/** Those of the layer `screens`. */
export const thirdDrawScreensBreaks: readonly PlantedBreak[] = [
  {
    name: "A long note that was opened cannot be shortened",
    path: "web/features/notes/NoteText.tsx",
    search: "if (box.current && !whole) setCut",
    replace: "if (box.current) setCut",
  },
  {
    name: "A saved draft counts as not saved while the connection is lost",
    path: "web/features/programmes/wizard/SavedLine.tsx",
    search: 'isDirty && calls.kind === "lost"',
    replace: 'calls.kind === "lost"',
  },
  {
    name: "Two fingers refresh a list",
    path: "web/ui/list/use-pull-to-refresh.ts",
    search: " <= 0 && touches.length === 1 ?",
    replace: " <= 0 ?",
  },
  {
    name: "Cmd+Enter of a Mac does nothing",
    path: "web/ui/overlay/use-submit-key.ts",
    search: "!(event.ctrlKey || event.metaKey)",
    replace: "!event.ctrlKey",
  },
  {
    name: "A line of moved items ends with the item listed last",
    path: "web/features/patients/surgery/moved-lines.ts",
    search: "    .map(({ to }) => to)\n    .toSorted()\n",
    replace: "    .map(({ to }) => to)\n",
  },
  {
    name: "A choice in a case does not read the case again",
    path: "web/features/case-detail/use-choices.ts",
    search: 'invalidates: ["cases"]',
    replace: "invalidates: []",
  },
  {
    name: "A message that was changed stays as it was on the screen",
    path: "web/features/case-detail/thread/MessageEditor.tsx",
    search: 'invalidates: ["cases"]',
    replace: "invalidates: []",
  },
  {
    name: "A message that was deleted stays on the screen",
    path: "web/features/case-detail/thread/Message.tsx",
    search: 'invalidates: ["cases"]',
    replace: "invalidates: []",
  },
  {
    name: "A message that was taken back stays on the screen",
    path: "web/features/case-detail/thread/use-take-back.ts",
    search: 'invalidates: ["cases"]',
    replace: "invalidates: []",
  },
  {
    name: "A note that was saved is not on the screen",
    path: "web/features/notes/NoteDialog.tsx",
    search: 'invalidates: ["notes"]',
    replace: "invalidates: []",
  },
  {
    name: "A note that was deleted stays on the screen",
    path: "web/features/notes/delete-note.ts",
    search: 'invalidates: ["notes"]',
    replace: "invalidates: []",
  },
  {
    name: "A diagnosis that was saved is not on the patient's page",
    path: "web/features/diagnoses/DiagnosisDialog.tsx",
    search: 'invalidates: ["diagnoses"]',
    replace: "invalidates: []",
  },
  {
    name: "A diagnosis that was deleted stays on the patient's page",
    path: "web/features/diagnoses/delete-diagnosis.ts",
    search: 'invalidates: ["diagnoses"]',
    replace: "invalidates: []",
  },
  {
    name: "A health coach who was chosen does not stand in the card",
    path: "web/features/patients/form/CoachCard.tsx",
    search: 'invalidates: ["patients"]',
    replace: "invalidates: []",
  },
  {
    name: "A draft that was discarded stays in the list",
    path: "web/features/programmes/wizard/drafts/UnfinishedDrafts.tsx",
    search: 'invalidates: ["drafts"]',
    replace: "invalidates: []",
  },
  {
    name: "A deletion request that was sent to a company stays in the list",
    path: "web/features/account-deletion/SendRequestDialog.tsx",
    search: 'invalidates: ["deletionRequests"]',
    replace: "invalidates: []",
  },
  {
    name: "Surgeons who were deleted stay in the list",
    path: "web/features/surgeons/DeleteSurgeons.tsx",
    search: 'invalidates: ["surgeons", "patients"]',
    replace: "invalidates: []",
  },
  {
    name: "Reports that were started are not shown until the page is loaded again",
    path: "web/features/reports/jobs/StartReportsDialog.tsx",
    search: 'invalidates: ["reports"]',
    replace: "invalidates: []",
  },
];
