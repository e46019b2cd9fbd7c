import { openSession } from "../../features/sign-in/open-session.ts";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { LoginAsCustomerDocument } from "./enter-customer.graphql.ts";

/** Takes a company user or super admin into a clinic: the session goes on with a new token for it. */
export async function enterCustomer(customerid: string): Promise<boolean> {
  const outcome = await mutateAndNotify(LoginAsCustomerDocument, { customerid }, { invalidates: [], notice: "" });
  return outcome.kind === "data" && openSession(outcome.data.loginAsCustomer);
}
