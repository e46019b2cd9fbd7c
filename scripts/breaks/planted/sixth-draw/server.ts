import type { PlantedBreak } from "../../planted-break.ts";

/** Faults of the sixth draw, in files chosen at random in November 2026 by somebody who had written none of the tests: those of the layer `server`. */
export const sixthDrawServerBreaks: readonly PlantedBreak[] = [
  {
    name: "Half of all addresses are trusted as proxies",
    path: "server/settings/trusted-proxies.ts",
    search: "coveredCount(ranges, space) >= space[1]",
    replace: "coveredCount(ranges, space) > space[1]",
  },
  {
    name: "Two people change a draft of content, and the last one wins",
    path: "server/features/content/own-content.store.ts",
    search: ", version: sql`version + 1`",
    replace: "",
  },
  {
    name: "A look at the extension is noted as one at the flexion",
    path: "server/features/score-charts/score-charts.feature.ts",
    search: '"extension", "getExtensionData"',
    replace: '"extension", "getFlexionData"',
  },
  {
    name: "Cases are listed for a clinic of another company beside an own one",
    path: "server/features/cases/list/list-cases.ts",
    search: "customerIds.some(",
    replace: "customerIds.every(",
  },
  {
    name: "The numbers of cases are those of the company in each clinic",
    path: "server/features/cases/list/count-cases.ts",
    search: "customerId === null && wholeCompany(scope)",
    replace: "wholeCompany(scope)",
  },
  {
    name: "The patient who has least in common comes first among those who may be the same",
    path: "server/features/patient-editing/validate-patient.ts",
    search: "other.same.length - one.same.length",
    replace: "one.same.length - other.same.length",
  },
  {
    name: "A job is given up after one failure",
    path: "server/migrations/baseline/19-background.sql",
    search: "max_attempts := 10",
    replace: "max_attempts := 1",
  },
  {
    name: "Content cannot be retired because retired content contains it",
    path: "server/features/content/kinds.conditions.queries.ts",
    search: " and h.retired_at is null",
    replace: "",
  },
  {
    name: "The latest value of a device is the first of its day",
    path: "server/features/schedules/device-values.queries.ts",
    search: "r.day desc, r.taken_at desc",
    replace: "r.day desc, r.taken_at",
  },
  {
    name: "The page before in the activity log is skipped",
    path: "server/features/activity-log/read-log.ts",
    search: "back ? -pages - 1 : pages",
    replace: "back ? -pages : pages",
  },
  {
    name: "A health coach assigns a new case to another coach",
    path: "server/features/cases/open-case.ts",
    search: "viewer.role === Role.companyAdmin && changes",
    replace: "viewer.role !== Role.surgeon && changes",
  },
  {
    name: "A conversation that a patient began is news about no patient",
    path: "server/features/cases/open-conversation.commands.ts",
    search: 'kind: "CaseCreated", subjectId: patientId',
    replace: 'kind: "CaseCreated", subjectId: null',
  },
];
