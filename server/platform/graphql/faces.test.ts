import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { expect, test } from "vitest";
import type { Call } from "./context.ts";
import { acrossCustomers, inCustomer, withoutSession } from "./faces.ts";

const ofOne = systemCustomerScope("0192f000-0000-7000-8000-000000000001", "test");
const ofAll = systemScope("test");
const call = (scope: Call["scope"]): Call => ({ scope }) as Call;

test("a call that looks into one tenant gets that tenant's scope and no wider one", () => {
  expect(inCustomer(call(ofOne))).toBe(ofOne);
  expect(() => inCustomer(call(ofAll))).toThrow("reach of one tenant");
});

test("a call that looks across tenants, and one without a session, get no scope of one tenant", () => {
  expect(acrossCustomers(call(ofAll))).toBe(ofAll);
  expect(withoutSession(call(ofAll))).toBe(ofAll);
  expect(() => acrossCustomers(call(ofOne))).toThrow("wider reach");
  expect(() => withoutSession(call(ofOne))).toThrow("open this call to everybody");
});
