import type { PlantedBreak } from "../planted-break.ts";

const watches = "server/features/fulfilment/watches";
const carrierWatch = "server/features/fulfilment/carriers/watch-carriers.ts";
const eraseAccounts = "server/features/account-deletion/erase-accounts.ts";
const outboxStore = "server/platform/outbox/outbox.store.ts";

/** Faults of the layer `jobs`, in one guard, state or step of each job that watches or tidies up. */
export const timedJobsBreaks: readonly PlantedBreak[] = [
  {
    name: "A trouble with carriers that goes on opens a case every hour",
    path: carrierWatch,
    search: "if (!(await carriersStore.acrossCustomersBegin(scope, customerId, caseId, since, at))) return;",
    replace: "await carriersStore.acrossCustomersBegin(scope, customerId, caseId, since, at);",
  },
  {
    name: "A carrier is asked for a parcel once for each device in it",
    path: carrierWatch,
    search: "await askCarriers([...new Set(out.map(({ tracking }) => tracking))]);",
    replace: "await askCarriers(out.map(({ tracking }) => tracking));",
  },
  {
    name: "Two servers that look at the same moment ask a patient twice to send a device back",
    path: `${watches}/remind-overdue.ts`,
    search: "if (await returns.note(scope, device, newId(), at)) names.push(device.name);",
    replace: "{ await returns.note(scope, device, newId(), at); names.push(device.name); }",
  },
  {
    name: "Two servers that look at the same moment open two cases about a silent device",
    path: `${watches}/watch-silence.ts`,
    search: "if (!(await silence.note(scope, device, lineId, at))) return;",
    replace: "await silence.note(scope, device, lineId, at);",
  },
  {
    name: "A draft is erased a day too early",
    path: "server/features/drafts/erase-drafts.ts",
    search: "now() - draftDays * 86_400_000",
    replace: "now() - (draftDays - 1) * 86_400_000",
  },
  {
    name: "The small size of a picture that nobody shows stays for ever",
    path: "server/features/images/tidy-images.ts",
    search: "    await files.remove(small);\n",
    replace: "    void small;\n",
  },
  {
    name: "What a crash left of a known picture, half written, stays for ever",
    path: "server/features/images/tidy-images.ts",
    search: 'if (path.endsWith(".part") || !names.has(name))',
    replace: "if (!names.has(name))",
  },
  {
    name: "Requests for deletion that nobody matched are never forgotten",
    path: eraseAccounts,
    search: "      await deps.store.removeRequestsBefore(scope, forgotten);\n",
    replace: "      void forgotten;\n",
  },
  {
    name: "Nobody learns that accounts could not be erased",
    path: eraseAccounts,
    search: "if (failures.length > 0) throw new AggregateError",
    replace: "if (failures.length > 99) throw new AggregateError",
  },
  {
    name: "Requests for the deletion of an account outlive it",
    path: eraseAccounts,
    search: "    await store.removeRequestsOf(scope, due);\n",
    replace: "",
  },
  {
    name: "The notice about a deletion that was withdrawn still leaves",
    path: "server/features/account-deletion/message-checks.ts",
    search: 'return deletion.withdrawnOn === null ? null : "done";',
    replace: "return null;",
  },
  {
    name: "A phone that needs no repair is written again, and stands in the audit log",
    path: "server/features/phone-checks/repair-phones.ts",
    search: "phone.repaired !== null && phone.repaired !== phone.phone;",
    replace: "phone.repaired !== null;",
  },
  {
    name: "Corridors stand eight days",
    path: "server/features/recovery/make-corridors.ts",
    search: "1 - corridorLifetimeDays)",
    replace: "-corridorLifetimeDays)",
  },
  {
    name: "The files of reports that a crash left are never removed",
    path: "server/features/reports/jobs/make-reports.ts",
    search: "for (const path of old) await files.remove(path);",
    replace: "void old;",
  },
  {
    name: "Ended sessions are never removed: one store of several is forgotten",
    path: "server/features/sign-in/tidy-secrets.ts",
    search: "for (const store of stores) await",
    replace: "for (const store of stores.slice(0, -1)) await",
  },
];

/** Faults of the layer `jobs`, in jobs that send messages or handle an event. */
export const sendingBreaks: readonly PlantedBreak[] = [
  {
    name: "A message past its end keeps its content",
    path: "server/platform/outbox/outbox.ts",
    search: "      await outbox.emptyEnded();\n",
    replace: "",
  },
  {
    name: "A message that has left is tried again",
    path: outboxStore,
    search: "recipient: null, next_try_at: null, undelivered_at: null }),",
    replace: "recipient: null, undelivered_at: null }),",
  },
  {
    name: "A messenger that crashes leaves its message claimed",
    path: "server/platform/outbox/send-job.ts",
    search: 'messengers[channel](content).catch((): SendResult => "failed");',
    replace: "messengers[channel](content);",
  },
  {
    name: "A message that lost its sense keeps its content",
    path: "server/platform/outbox/send-job.ts",
    search: "await outbox.giveUp(key, reason, !isObsoleteReason(reason));",
    replace: "await outbox.giveUp(key, reason, true);",
  },
  {
    name: "Features do not learn that their message left",
    path: "server/platform/outbox/send-job.ts",
    search: "    await byKind.get(claimedMessage.kind)?.onSent?.(message);\n",
    replace: "",
  },
  {
    name: "A message that is sent again is tried no longer than the first time",
    path: "server/platform/outbox/undelivered.store.ts",
    search: "            tries_until: instantOf(now() + retryDuration),\n",
    replace: "",
  },
  {
    name: "A message that is sent again still shows why it failed before",
    path: "server/platform/outbox/undelivered.store.ts",
    search: "            last_reason: null,\n",
    replace: "",
  },
  {
    name: "A message that failed stays claimed, so that its next try comes a quarter of an hour late",
    path: outboxStore,
    search: "change(key).set({ claimed_at: null, last_reason: reason, next_try_at: instantOf(nextTry) }),",
    replace: "change(key).set({ last_reason: reason, next_try_at: instantOf(nextTry) }),",
  },
  {
    name: "A message that was given up stays claimed, so that sending it again does nothing",
    path: outboxStore,
    search: "        change(key).set({\n          claimed_at: null,\n",
    replace: "        change(key).set({\n",
  },
  {
    name: "Failures of days ago count against the worker of today",
    path: "server/platform/jobs/supervisor.ts",
    search: "failures = performance.now() - begunAt > times.healthyAfter ? 1 : failures + 1;",
    replace: "failures = failures + 1;",
  },
  {
    name: "A patient whose programme does not change is told of a change",
    path: "server/features/content/apply-version.ts",
    search: '        if (outcome !== "change") return;\n',
    replace: "",
  },
  {
    name: "Whoever signed nothing gets an empty document",
    path: "server/features/registration/registration.handlers.ts",
    search: "if (!registered || forms.length === 0) return;",
    replace: "if (!registered) return;",
  },
  {
    name: "The mail about a callback that did not leave names no patient",
    path: "server/features/callbacks/callbacks.handlers.ts",
    search: "about: { callbackId: data.callback, patientId: callback.patientId },",
    replace: "about: { callbackId: data.callback, patientId: null },",
  },
  {
    name: "A notification that reaches nobody is kept",
    path: "server/features/notifications/notify.commands.ts",
    search: "    if (activeIds.length === 0) return 0;\n",
    replace: "",
  },
  {
    name: "A notification reaches inactive patients too when one of them is active",
    path: "server/features/notifications/notify.commands.ts",
    search: "patientIds: activeIds });",
    replace: "patientIds });",
  },
];
