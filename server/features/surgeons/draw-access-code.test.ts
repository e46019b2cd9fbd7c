import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import { makeDrawAccessCode } from "./draw-access-code.ts";
import type { SurgeonsQueries } from "./surgeons.queries.ts";

test("A249: a code that a surgeon of the clinic has already is drawn again, as often as it takes", async () => {
  const scope = systemCustomerScope(testId("0192f000-00eb-7000-8000-000000000001"), "test");
  const drawn = ["TAM100", "TAM100", "SAL104", "NEW207"];
  const taken = ["TAM100", "SAL104"];
  const queries = {
    isCodeTaken: (clinic: unknown, code: string) => Promise.resolve(clinic === scope && taken.includes(code)),
  } as unknown as SurgeonsQueries;
  expect(await makeDrawAccessCode({ queries, newCode: () => drawn.shift()! })(scope)).toBe("NEW207");
});
