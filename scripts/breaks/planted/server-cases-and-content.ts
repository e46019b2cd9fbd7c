import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `server`: cases and content. */
export const serverCasesAndContentBreaks: readonly PlantedBreak[] = [
  {
    name: "A work log is saved over a newer one",
    path: "server/features/case-work/write-work-log.ts",
    search: "if (isStale(version, storedVersion)) return refuse(workLogTexts.changed);",
    replace: "",
  },
  {
    name: "Deleting a work log of another is answered with success",
    path: "server/features/case-work/write-work-log.ts",
    search: "if ((await workLogs.ownVersion(scope, caseId, wlid)) === undefined) return refuse(workLogTexts.notFound);",
    replace: "",
  },
  {
    name: "A deleted comment can be changed",
    path: "server/features/case-work/write-comment.ts",
    search: "if (storedComment.deleted) return refuse(commentTexts.notFound);\n      const form",
    replace: "const form",
  },
  {
    name: "A case does not move up when somebody comments",
    path: "server/features/case-work/write-comment.ts",
    search: "      touchCase(scope, caseId, commentedAt);\n      const data",
    replace: "      const data",
  },
  {
    name: "Archived cases are counted",
    path: "server/features/cases/cases.queries.ts",
    search: "t.company_id = ${companyId} and not t.is_archived",
    replace: "t.company_id = ${companyId}",
  },
  {
    name: "An unread case lights the dot of messages",
    path: "server/features/cases/cases.queries.ts",
    search: "\n            and (not ${of.onlyMessages}::boolean or t.surgeon_id <> ${noId}::uuid)",
    replace: "",
  },
  {
    name: "The words of a case are saved over newer ones",
    path: "server/features/cases/update-case.ts",
    search: "if (changesWords(change) && isStale(version, lockedCase.version)) return outdated(scope, lockedCase);",
    replace: "",
  },
  {
    name: "Compliance leaves out the last day of its range",
    path: "server/features/compliance/compliance.queries.ts",
    search: "sql`day <= ${to}`",
    replace: "sql`day < ${to}`",
  },
  {
    name: "Compliance counts today",
    path: "server/features/compliance/get-compliance.ts",
    search: "addDays(today, -1))",
    replace: "today)",
  },
  {
    name: "Content that is retired counts as a use",
    path: "server/features/content/kinds.conditions.queries.ts",
    search: " and h.retired_at is null",
    replace: "",
  },
  {
    name: "A company does not see ready-made content",
    path: "server/features/content/kinds.conditions.queries.ts",
    search: "sql`(c.company_id is null or c.company_id = ${scope.companyId})`",
    replace: "sql`c.company_id = ${scope.companyId}`",
  },
  {
    name: "A case names its assignee as the patient’s health coach",
    path: "server/features/cases/case-detail.queries.ts",
    search: "staff_card(p.health_coach_id)",
    replace: "staff_card(c.assigned_to)",
  },
  {
    name: "One's own comment counts as new",
    path: "server/features/cases/get-case.ts",
    search: "userid !== request.scope.userId && ",
    replace: "",
  },
  {
    name: "A case that one opened is new to oneself",
    path: "server/features/cases/get-case.ts",
    search: " && caseRow.reportedBy !== request.scope.userId",
    replace: "",
  },
  {
    name: "An order's consent is never signed",
    path: "server/features/fulfilment/get-order.ts",
    search: "authorization_form_signed: consent",
    replace: "authorization_form_signed: false",
  },
  {
    name: "The page names no other minutes than 5",
    path: "server/wiring.ts",
    search: "String(messageRefreshMinutes)",
    replace: '"5"',
  },
  {
    name: "A company awaits the units of all clinics by the day of the easternmost place",
    path: "server/features/fulfilment/units.queries.ts",
    search: " and u.over_on < ${today} - ${daysOver}::int",
    replace: "",
  },
  {
    name: "A company counts awaited units also among those of all days",
    path: "server/features/fulfilment/units.queries.ts",
    search: " and t.over_on > '-infinity'",
    replace: "",
  },
  {
    name: "A coach sees the badge of the whole company",
    path: "domain/access/scope.ts",
    search: 'scope.kind === "company" && scope.customerIds === null ? scope.companyId',
    replace: 'scope.kind === "company" ? scope.companyId',
  },
  {
    name: "A company misses the cases from before they named their company",
    path: "server/features/cases/list/case-list.queries.ts",
    search: "l.company_id is null and l.customer_id = any(${ids})",
    replace: "false",
  },
  {
    name: "Survey outcomes open to all patients when one is named",
    path: "server/features/drill-down/get-counted.ts",
    search: "if ((patientid ?? null) !== null) return refuse(texts.outcomesAreNotForOnePatient);",
    replace: "",
  },
];
