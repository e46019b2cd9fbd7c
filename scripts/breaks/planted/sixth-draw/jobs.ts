import type { PlantedBreak } from "../../planted-break.ts";

/** Faults of the sixth draw, in files chosen at random in November 2026 by somebody who had written none of the tests: those of the layer `jobs`. */
export const sixthDrawJobsBreaks: readonly PlantedBreak[] = [
  {
    name: "A deleted reminder can be changed",
    path: "server/features/reminders/change-event.ts",
    search: "storedReminder.deleted || storedReminder.patientId",
    replace: "storedReminder.patientId",
  },
  {
    name: "Reminders of past days are missing",
    path: "server/features/reminders/get-reminders.ts",
    search: "from: firstOfMonth(month)",
    replace: "from: today",
  },
  {
    name: "A page that was offline misses changed reminders",
    path: "server/features/reminders/reminders.feature.ts",
    search: "onReminders: ({ since }, { scope, ended }) => remindersSubscription(scope, since ?? null, ended)",
    replace: "onReminders: (_, { scope, ended }) => remindersSubscription(scope, null, ended)",
  },
  {
    name: "A reminder that was set to another day meanwhile moves with the surgery date",
    path: "server/features/reminders/moved-reminders.commands.ts",
    search: " and r.day = g.from",
    replace: "",
  },
  {
    name: "A colleague who may not see a case any more hears who writes in it",
    path: "server/features/case-work/typing-broadcasts.ts",
    search: "writerId === scope.userId || !(await seenCase(scope, caseid))",
    replace: "writerId === scope.userId",
  },
  {
    name: "A deleted reminder is sent",
    path: "server/features/reminders/reminders.lookups.ts",
    search: '\n        .where("reminder_id", "=", reminderId)\n        .where("deleted_at", "is", null)',
    replace: '\n        .where("reminder_id", "=", reminderId)',
  },
  {
    name: "Reminders of today are not counted as to come",
    path: "server/features/reminders/reminders.queries.ts",
    search: "filter (where r.day >= ${month.today})",
    replace: "filter (where r.day > ${month.today})",
  },
  {
    name: "A callback request goes to any surgeon of the clinic",
    path: "server/features/callbacks/callbacks.lookups.ts",
    search: '.onRef("s.customer_id", "=", "c.customer_id").onRef("s.surgeon_id", "=", "c.surgeon_id")',
    replace: '.onRef("s.customer_id", "=", "c.customer_id")',
  },
  {
    name: "Reports of a cancelled job can be downloaded",
    path: "server/features/reports/jobs/report-jobs.queries.ts",
    search: "and not j.is_cancelled and r.done_at",
    replace: "and r.done_at",
  },
  {
    name: "A report is tried once less than allowed",
    path: "server/features/reports/jobs/make-reports.ts",
    search: "tries > reportTries",
    replace: "tries >= reportTries",
  },
  {
    name: "A surgeon hears of a patient whom only a colleague sees",
    path: "server/features/clinic-activity/clinic-subscription.ts",
    search: "`${sightOf(scope)} ${patientId}`",
    replace: "`${scope.customerId} ${patientId}`",
  },
  {
    name: "A cancelled job goes on making reports",
    path: "server/features/reports/jobs/report-jobs.store.ts",
    search: " and running.ended_at is null",
    replace: "",
  },
];
