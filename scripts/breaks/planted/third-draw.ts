import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the third draw, chosen at random in November 2026 by somebody who had written none of the tests: those that no test noticed. */
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
];

/** Those of the layer `jobs`. */
export const thirdDrawJobsBreaks: readonly PlantedBreak[] = [
  {
    name: "A database that is away is asked without a pause",
    path: "server/platform/jobs/queue-pool.ts",
    search: "await pause(retryPause",
    replace: "void pause(retryPause",
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
];
