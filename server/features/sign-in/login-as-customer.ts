import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { OpenSession } from "./open-session.ts";
import type { Entrance, SignInViews } from "./sign-in.views.ts";

interface Needs {
  readonly views: SignInViews;
  readonly openSession: OpenSession;
}

/** Whether the viewer may enter a clinic: a company user one of the company's (a coach one of theirs), a super admin any. */
const mayEnter = (viewer: Viewer, { customerId, companyId }: Entrance): boolean =>
  viewer.role === Role.superAdmin ||
  (viewer.companyId === companyId && (viewer.customerIds === null || viewer.customerIds.includes(customerId)));

/** A new token and profile inside a clinic. A clinic of another company is answered like one that does not exist. */
export const makeLoginAsCustomer = ({ views, openSession }: Needs) => {
  const scope = systemScope("sign-in");
  return async (viewer: Viewer, customerId: string) => {
    const entrance = await views.entrance(scope, customerId);
    if (!entrance || !mayEnter(viewer, entrance)) return refuse("This customer was not found.");
    const account = await views.accountById(scope, viewer.userId);
    return openSession(account!, customerId, viewer.application);
  };
};
