import { Role } from "@restride/domain/access/roles.ts";
import { companyScope, openFor, systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { type PlanStep, planSteps } from "../../../dev-env/database/plan-steps.ts";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { filterConditions, matchingPatients, scopeConditions } from "./patient-conditions.lookups.ts";

const clinic = systemCustomerScope(small.customers[0]!, "test");
const company = openFor(
  companyScope({
    userId: small.user(0, Role.companyAdmin),
    companyId: small.companies[0]!,
    customerIds: null,
  } as unknown as Viewer)!,
  small.customers.slice(0, 2),
);

/** Adds 20,000 patients to a clinic, one of whom has a rare name. */
test.beforeAll(async ({ database }) => {
  // Without triggers, because some of them count again for each patient.
  await database.owner.query("set session_replication_role = replica");
  await database.owner.query(
    `insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date)
     select $1, gen_random_uuid(), $2, (array['Anna', 'Ben', 'Carla', 'Dora'])[1 + n % 4], case n when 777 then 'O’Brien' else 'Smith' || n end,
       'female', '1960-05-01'::date + n, n || '@many.example', '+1312556' || lpad(n::text, 4, '0'), 'knee', '2026-01-01'
     from generate_series(1, 20000) n`,
    [small.customers[0], small.surgeon(0, 1)],
  );
  await database.owner.query("set session_replication_role = default");
  await database.owner.query("select queue_unformed_names()");
  await writeAllNameParts(database.url);
  await database.owner.query("analyze patients, name_parts");
});

/** Returns the steps of a name search that read tables, as they ran under row-level security. */
const stepsOfSearch = async (
  database: SmallDatabase,
  scope: typeof clinic | typeof company,
  text: string,
): Promise<PlanStep[]> => {
  const conditions = scope.kind === "customer" ? scopeConditions(scope) : { customerIds: small.customers.slice(0, 2) };
  const nameFilter = filterConditions({ type: "active", name: text }, calendarDate("2026-11-20"));
  const statement = matchingPatients({ ...conditions, ...nameFilter }).select("p.patient_id");
  return planSteps(database.db, scope, statement);
};

describe("in a clinic of 20,000 names", () => {
  test.for([
    ["clinic", () => clinic, "brien"],
    ["clinic", () => clinic, "anna brien"],
    ["company", () => company, "brien"],
    ["company", () => company, "o'brien a"],
  ] as const)(
    "a search of a %s reads its names by an index and walks no patients",
    async ([_place, scope, text], { database }) => {
      const steps = await stepsOfSearch(database, scope(), text);
      expect(steps.map((step) => step["Node Type"])).not.toContain("Seq Scan");
      expect(steps.map((step) => step["Index Name"])).toContain("name_parts_by_part");
      for (const step of steps) expect(step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0)).toBeLessThan(10);
    },
  );
});
