import type { Id } from "@restride/domain/values/id.ts";
import { mayActIn } from "@restride/domain/access/named-customer.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { customerTexts } from "@restride/domain/customers/customer-form.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { OpenSession } from "./open-session.ts";
import type { SignInViews } from "./sign-in.views.ts";

interface Needs {
  readonly views: SignInViews;
  readonly openSession: OpenSession;
}

/** A new token of the same session, and the profile, inside a clinic. A clinic of another company is answered like one that does not exist. */
export const makeLoginAsCustomer = ({ views, openSession }: Needs) => {
  const scope = systemScope("sign-in");
  return async (viewer: Viewer, sessionId: Id, customerId: Id) => {
    const entrance = await views.entrance(scope, customerId);
    if (!entrance || !mayActIn(viewer, entrance)) return refuse(customerTexts.notFound);
    const account = await views.accountById(scope, viewer.userId);
    return openSession(account!, customerId, viewer.application, sessionId);
  };
};
