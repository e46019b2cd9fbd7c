import { openSession } from "../../features/sign-in/open-session.ts";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { LoginAsCustomerDocument } from "./enter-customer.graphql.ts";

/** Enters a clinic as a company user or super admin: the session continues with a new token for the clinic. Resolves to whether that succeeded. */
export async function enterCustomer(customerid: string): Promise<boolean> {
  const outcome = await mutateAndNotify(LoginAsCustomerDocument, { customerid }, { invalidates: [], notice: "" });
  return outcome.kind === "data" && openSession(outcome.data.loginAsCustomer);
}
