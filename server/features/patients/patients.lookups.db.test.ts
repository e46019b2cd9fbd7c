import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makePatientContacts } from "./patients.lookups.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const today = "2026-11-20" as CalendarDate;
const [first, second, third] = [1, 2, 3].map((number) => small.patient(0, number));

test("patients whom a filter matches come in the order of their ids, those of the own clinic and of one's surgeons alone", async ({
  database: { db, owner },
}) => {
  await owner.query(
    "update patients set surgeon_id = case patient_id when $1 then $2::uuid else $3::uuid end where customer_id = $4",
    [second, small.surgeon(0, 2), small.surgeon(0, 1), scope.customerId],
  );
  const { matchingIds, idsInScope } = makePatientContacts(db);
  const everybody: PatientFilter = { type: "all" };
  expect(await matchingIds(scope, everybody, today)).toEqual([first, second, third]);
  const limited = { ...scope, surgeonIds: [small.surgeon(0, 1)] };
  expect(await matchingIds(limited, everybody, today)).toEqual([first, third]);
  const named = [third!, second!, small.patient(1, 1)];
  expect((await idsInScope(scope, named)).toSorted()).toEqual([second, third]);
  expect(await idsInScope(limited, named)).toEqual([third]);
});
