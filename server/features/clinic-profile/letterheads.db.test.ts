import type { Id } from "@restride/domain/values/id.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import { makeDatabase } from "../../platform/database/database.ts";
import { makePool } from "../../platform/database/pool.ts";
import { makeLetterheads } from "./letterheads.lookups.ts";

test("a mail shows a clinic's logo by its whole address, and none where there is none", async ({ world }) => {
  const db = makeDatabase(makePool(world.databaseUrl, 1));
  const letterheads = makeLetterheads(db, "https://restride.example");
  const from = (customerId: Id) =>
    letterheads(systemCustomerScope(customerId, "test"), { customerId, companyId: null });
  await world.owner.query("update customers set logo = '/images/a.webp' where customer_id = $1", [small.customers[0]]);
  expect(await from(small.customers[0]!)).toEqual({
    name: "Clinic 1",
    logo: "/images/a.webp",
    logoUrl: "https://restride.example/images/a.webp",
  });
  expect(await from(small.customers[1]!)).toEqual({ name: "Clinic 2", logo: null, logoUrl: null });
  await db.close();
});
