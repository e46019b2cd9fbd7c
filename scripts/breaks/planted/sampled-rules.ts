import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `domain`, chosen at random in November 2026 by somebody who had written none of the tests. */
export const sampledDomainBreaks: readonly PlantedBreak[] = [
  {
    name: "Two exercises lead to the same next one: what led to it before keeps its link",
    path: "domain/programmes/linking.ts",
    search: "return item.nextId === nextId ? withNext(item, null) : item;",
    replace: "return item;",
  },
  {
    name: "What happened to a whole order is missing in the chain of its devices",
    path: "domain/fulfilment/chain.ts",
    search: "line.deviceid === null || line.deviceid === deviceid",
    replace: "line.deviceid === deviceid",
  },
  {
    name: "A device that was replaced twice has the hardware of the first replacement",
    path: "domain/fulfilment/units/hardware.ts",
    search: "replacements.findLast(",
    replace: "replacements.find(",
  },
  {
    name: "A new version of a plan leaves out what a custom questionnaire asks today",
    path: "domain/content/apply-change.ts",
    search: "...days.filter((day) => day >= today)]",
    replace: "...days.filter((day) => day > today)]",
  },
  {
    name: "The birth year of a child is taken without asking for the century: years are counted as months",
    path: "domain/birth-dates/birth-years.ts",
    search: "addMonths(today, -12 * unlikelyAge)",
    replace: "addMonths(today, -unlikelyAge)",
  },
  {
    name: "A report does not name the skipped days when there are three",
    path: "domain/reports/report-sentences.ts",
    search: "skipped.length > maxNamed",
    replace: "skipped.length >= maxNamed",
  },
  {
    name: "A slider of the patient filter at 0 to 0 limits the list instead of saying nothing",
    path: "domain/patients/list/patient-filter-form.ts",
    search: "!limits || limits.max === 0 || (limits.min",
    replace: "!limits || (limits.min",
  },
  {
    name: "No reminder can be added for today",
    path: "domain/reminders/reminder.ts",
    search: "today: CalendarDate): boolean => date >= today;",
    replace: "today: CalendarDate): boolean => date > today;",
  },
  {
    name: "An admin of a clinic may deactivate the own account",
    path: "domain/users/user-rights.ts",
    search: "if (change.active === false) return userTexts.ownAccount;",
    replace: "if (change.active === false && user.role !== Role.admin) return userTexts.ownAccount;",
  },
  {
    name: "A message that failed once waits two minutes for its next try instead of one",
    path: "domain/undelivered-messages/next-try.ts",
    search: "2 ** (tries - 1)",
    replace: "2 ** tries",
  },
  {
    name: "The comparison of plans says 'on the day of surgery too' of what skips that day",
    path: "domain/content/compare/description-texts.ts",
    search: "(skips === false ?",
    replace: "(skips === true ?",
  },
  {
    name: "A value beyond the given range of a chart falls off its axis",
    path: "domain/charts/axis.ts",
    search: "range ? [range.min, range.max, ...drawnValues] : drawnValues",
    replace: "range ? [range.min, range.max] : drawnValues",
  },
  {
    name: "Locate patient finds no inactive patients",
    path: "domain/patients/locate-patient.ts",
    search: 'type: "all",',
    replace: 'type: "active",',
  },
  {
    name: "A height with decimals is cut instead of rounded",
    path: "domain/values/height.ts",
    search: "const totalInches = Math.round(height);",
    replace: "const totalInches = Math.floor(height);",
  },
  {
    name: "A message of a week ago shows the weekday, as if it came today or this week",
    path: "domain/cases/lite-messages.ts",
    search: "ago < weekdayNames.length ?",
    replace: "ago <= weekdayNames.length ?",
  },
  {
    name: "A carrier speaks for hosts that only end like its own",
    path: "domain/fulfilment/carrier-hosts.ts",
    search: "link.endsWith(`.${host}`)",
    replace: "link.endsWith(host)",
  },
  {
    name: "Returned without a delivery: shipped later than returned",
    path: "domain/fulfilment/custody.ts",
    search: 'limitTime(firstAt("shipped"), deliveredAt ?? returnedAt)',
    replace: 'limitTime(firstAt("shipped"), deliveredAt)',
  },
];

/** Faults of the layer `access`, chosen in the same way. */
export const drawnAccessBreaks: readonly PlantedBreak[] = [
  {
    name: "A company user without a chosen clinic opens the lite screens",
    path: "domain/access/guard.ts",
    search: "route.lite === true && roleMayOpen(route, visitor.role) && scopeIsCovered(route, visitor);",
    replace: "route.lite === true && roleMayOpen(route, visitor.role);",
  },
  {
    name: "The bare address of the lite application leads to the full patient list",
    path: "domain/access/landing.ts",
    search: 'if (app === "AdminWeb" && roleMayOpen(routes.patientList, visitor.role))',
    replace: "if (roleMayOpen(routes.patientList, visitor.role))",
  },
  {
    name: "The fulfilment item stays in a company admin's menu while a customer is chosen",
    path: "domain/access/menu.ts",
    search: "visitor.role === Role.companyAdmin && !visitor.hasCustomer",
    replace: "visitor.role === Role.companyAdmin",
  },
  {
    name: "A clinic that a list names in its pagination is not looked at",
    path: "domain/access/named-customer.ts",
    search: "[args, args.input, args.pagination]",
    replace: "[args, args.input]",
  },
  {
    name: "A surgeon of nobody's patients sees everybody's",
    path: "domain/access/scope.ts",
    search: 'limit?.length === 0 ? noId : (limit ?? []).join(",")',
    replace: '(limit ?? []).join(",")',
  },
  {
    name: "A health coach undoes changes of a programme",
    path: "domain/schedules/operations.ts",
    search: "undoScheduleChange: changing,",
    replace: "undoScheduleChange: inClinic(...care),",
  },
  {
    name: "A health coach sets after how many hours devices are silent",
    path: "domain/fulfilment/operations.ts",
    search: "setDeviceSilence: inClinic(admin, companyAdmin, superAdmin),",
    replace: "setDeviceSilence: inClinic(admin, companyAdmin, superAdmin, healthCoach),",
  },
  {
    name: "A health coach opens a case in the name of another coach",
    path: "server/features/cases/open-case.ts",
    search: "return viewer.role === Role.companyAdmin && changes.isCoach(scope, assignedTo);",
    replace:
      "return (viewer.role === Role.companyAdmin || viewer.role === Role.healthCoach) && changes.isCoach(scope, assignedTo);",
  },
  {
    name: "A caregiver's link, which may be passed on, tells the patient's name",
    path: "server/features/progress-page/get-survey-detail.ts",
    search: "new Set<Role>([...staffRoles, Role.patient, Role.progressLink])",
    replace: "new Set<Role>([...staffRoles, Role.patient, Role.progressLink, Role.caregiverLink])",
  },
];

/** Faults of the layer `jobs`, chosen in the same way. */
export const drawnJobsBreaks: readonly PlantedBreak[] = [
  {
    name: "Inactive patients are asked to send devices back",
    path: "server/features/fulfilment/watches/returns.store.ts",
    search: "p.patient_id = u.patient_id and p.active",
    replace: "p.patient_id = u.patient_id",
  },
  {
    name: "The hours of a silent device begin at midnight of UTC instead of the clinic's",
    path: "server/features/fulfilment/watches/silence.store.ts",
    search: "(r.surgery_date + r.start_day)::timestamp at time zone c.time_zone",
    replace: "(r.surgery_date + r.start_day)::timestamp at time zone 'UTC'",
  },
  {
    name: "A trouble with carriers never ends, so that the next one opens no case",
    path: "server/features/fulfilment/carriers/watch-carriers.ts",
    search: "      await carriersStore.acrossCustomersEnd(scope, at);\n",
    replace: "",
  },
  {
    name: "Of a person's two browsers only one gets a push",
    path: "server/features/notifications/browser-news.lookups.ts",
    search: "`fact ${no} ${userId} ${subscription}`",
    replace: "`fact ${no} ${userId}`",
  },
  {
    name: "Who writes a comment gets a push about it",
    path: "server/features/case-work/push-comment.ts",
    search: "const comment = { customerId: scope.customerId, no, subjectId, ...data };",
    replace: "const comment = { customerId: scope.customerId, no, subjectId, ...data, by: null };",
  },
  {
    name: "A programme that followed a new version still counts as running the earlier one",
    path: "server/features/content/apply-version.ts",
    search: "        carePlans.set(scope, patientId, versionId);\n",
    replace: "",
  },
  {
    name: "A report is given up one try too early",
    path: "server/features/reports/jobs/make-reports.ts",
    search: "if (tries > reportTries)",
    replace: "if (tries >= reportTries)",
  },
  {
    name: "An account that cannot be erased holds up all the others of the night",
    path: "server/features/account-deletion/erase-accounts.ts",
    search: "await eraseAccount(deps, due, at).catch((error: unknown) => failures.push(error));",
    replace: "await eraseAccount(deps, due, at);",
  },
  {
    name: "A message whose sender died is never tried again",
    path: "server/platform/outbox/outbox.store.ts",
    search: " and (claimed_at is null or claimed_at < ${at(claimDuration)})`",
    replace: " and claimed_at is null`",
  },
  {
    name: "A message that is sent again stays in the list of those not delivered",
    path: "server/platform/outbox/undelivered.store.ts",
    search: "            undelivered_at: null,\n",
    replace: "",
  },
];
