import { expect, test } from "vitest";
import type { CustomersQueries } from "./customers.queries.ts";
import { makeDrawCustomerCode } from "./draw-customer-code.ts";

test("A259: a code that some clinic has already is drawn again", async () => {
  const drawn = ["TAM100", "TAM100", "SAL104", "NEW207"];
  const taken = ["TAM100", "SAL104"];
  const queries = {
    acrossCustomersIsCodeTaken: (_: unknown, code: string) => Promise.resolve(taken.includes(code)),
  } as unknown as CustomersQueries;
  expect(await makeDrawCustomerCode({ queries, newCode: () => drawn.shift()! })()).toBe("NEW207");
});
