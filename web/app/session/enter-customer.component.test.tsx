import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { toasts } from "../../platform/notices/toasts.ts";
import { session } from "../../platform/session/session.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { enterCustomer } from "./enter-customer.ts";
import { LoginAsCustomerDocument } from "./enter-customer.graphql.ts";
import { answerEntering } from "./entered-clinic.fixture.ts";

test("A086 A267: a clinic that is entered is the session's from then on, with its token, and nothing is said", async () => {
  answerEntering("success", "Welcome.");
  await render(null, { profile: ofCompany() });
  expect(await enterCustomer(uuid(41))).toBe(true);
  expect(mockServer.sent(LoginAsCustomerDocument)).toEqual([{ customerid: uuid(41) }]);
  expect(session.current()).toMatchObject({ token: "of-the-clinic", customer: { name: "Lake Clinic" } });
  expect(toasts.current()).toEqual([]);
});

test("a clinic that may not be entered says why, and the session stays as it was", async () => {
  answerEntering("fail", "This customer is inactive.");
  await render(null, { profile: ofCompany() });
  expect(await enterCustomer(uuid(41))).toBe(false);
  await expect.element(page.getByText("This customer is inactive.")).toBeVisible();
  expect(session.current()).toMatchObject({ token: "token", customer: null });
});
