import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `jobs`: jobs. */
export const jobsBreaks: readonly PlantedBreak[] = [
  {
    name: "The third try of a report is never made",
    path: "server/features/reports/jobs/make-reports.ts",
    search: "tries > reportTries",
    replace: "tries >= reportTries",
  },
  {
    name: "Reports of a server that died are not made by another",
    path: "server/features/reports/jobs/report-jobs.queries.ts",
    search: " and r.claimed_at >= ${since})`",
    replace: ")`",
  },
  {
    name: "Two workers make the same report",
    path: "server/features/reports/jobs/report-jobs.store.ts",
    search: " for update of o skip locked",
    replace: "",
  },
  {
    name: "Reports are removed while they can be downloaded",
    path: "server/features/reports/jobs/make-reports.ts",
    search: "writtenAt < before - reportsKeptFor",
    replace: "writtenAt < before + reportsKeptFor / 2",
  },
  {
    name: "What is due of an inactive patient is added to the sums",
    path: "server/features/recording/roll-progress.ts",
    search: "    await store.acrossCustomersPause(scope, instant);\n",
    replace: "",
  },
  {
    name: "Patients are not asked to send devices back",
    path: "server/features/fulfilment/watches/ask-back.ts",
    search: "if (names.length > 0) await notify(",
    replace: "if (names.length > 1) await notify(",
  },
  {
    name: "A trouble of carriers never ends",
    path: "server/features/fulfilment/carriers/watch-carriers.ts",
    search: "      await carriersStore.acrossCustomersEnd(scope, at);\n",
    replace: "",
  },
  {
    name: "Secrets are tidied once a week",
    path: "server/features/sign-in/tidy-secrets.ts",
    search: '"23 4 * * *"',
    replace: '"23 4 * * 0"',
  },
  {
    name: "An account that cannot be erased holds up the others",
    path: "server/features/account-deletion/erase-accounts.ts",
    search: ".catch((error: unknown) => failures.push(error));",
    replace: ";",
  },
  {
    name: "Nobody is told that an account was erased",
    path: "server/features/account-deletion/erase-accounts.ts",
    search: "if (await store.erase(scope, deletionId, at))\n",
    replace: "if (!(await store.erase(scope, deletionId, at)))\n",
  },
  {
    name: "Files of images that are just being taken are removed",
    path: "server/features/images/tidy-images.ts",
    search: "name !== null && writtenAt < before",
    replace: "name !== null",
  },
  {
    name: "Pictures of drafts of content are removed",
    path: "server/features/images/images.queries.ts",
    search:
      "\n          and not exists (select from content_drafts d where d.body ->> 'image' = '/images/' || i.name || '.webp')",
    replace: "",
  },
  {
    name: "A message that was dismissed is sent",
    path: "server/platform/outbox/outbox.store.ts",
    search: '.where("next_try_at", "is not", null)\n          .where("dismissed_at", "is", null)',
    replace: '.where("next_try_at", "is not", null)',
  },
  {
    name: "Dismissed messages are kept for ever",
    path: "server/platform/outbox/outbox.store.ts",
    search: '\n              eb("dismissed_at", "<", at(ages.dismissed)),',
    replace: "",
  },
  {
    name: "Messages lose their content before their end",
    path: "server/platform/outbox/outbox.store.ts",
    search: '\n          .where("ends_at", "<=", at())',
    replace: "",
  },
  {
    name: "A browser that wants no pushes is kept",
    path: "server/platform/outbox/send-job.ts",
    search: '    if (result === "unsubscribed") await onEnded(content.subscription);\n',
    replace: "",
  },
  {
    name: "Corridors of a clinic are made twice in a week",
    path: "server/features/recovery/make-corridors.ts",
    search: "if (last && last.madeOn >= before) return;",
    replace: "",
  },
  {
    name: "Patients are told of a new version although nobody asked for that",
    path: "server/features/content/apply-version.ts",
    search: "if (tells) await notify(",
    replace: "await notify(",
  },
  {
    name: "An older version goes into a programme with a newer one",
    path: "server/features/content/apply-version.ts",
    search: "if (!present || !(await own.acrossCustomersIsEarlier(everything, present, versionId))) return;",
    replace: "if (!present) return;",
  },
  {
    name: "Failed jobs are not counted",
    path: "server/platform/jobs/tasks.ts",
    search: "        onFailure(name);\n",
    replace: "",
  },
  {
    name: "A retry after two hours does its work again",
    path: "server/platform/graphql/idempotency.ts",
    search: "const keptFor = 86_400_000;",
    replace: "const keptFor = 3_600_000;",
  },
  {
    name: "An event handler runs twice",
    path: "server/platform/events/event-handlers.ts",
    search: "if (!handler || !(await isFirst(db, scope, no, name))) return;",
    replace: "if (!handler) return;",
  },
  {
    name: "A comment that was taken back is pushed",
    path: "server/features/notifications/push-comment.ts",
    search: "if (!(await deps.caseWork.isSaid(scope, comment))) return;",
    replace: "",
  },
  {
    name: "A comment is pushed while it can be taken back",
    path: "server/features/notifications/push-comment.ts",
    search: ", `${actor} ${data.comment}`, takeBackWithin)",
    replace: ", `${actor} ${data.comment}`)",
  },
  {
    name: "A worker counts as dead one failure too early",
    path: "server/platform/jobs/supervisor.ts",
    search: "failures > times.failures",
    replace: "failures >= times.failures",
  },
];
