import { expect, test } from "vitest";
import type { CustomersViews } from "./customers.views.ts";
import { makeDrawCustomerCode } from "./draw-customer-code.ts";

test("A259: a code that some clinic has already is drawn again", async () => {
  const drawn = ["TAM100", "TAM100", "SAL104", "NEW207"];
  const taken = ["TAM100", "SAL104"];
  const views = {
    acrossCustomersIsCodeTaken: (_: unknown, code: string) => Promise.resolve(taken.includes(code)),
  } as unknown as CustomersViews;
  expect(await makeDrawCustomerCode({ views, newCode: () => drawn.shift()! })()).toBe("NEW207");
});
