import type { Id } from "@restride/domain/values/id.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { registrationTexts } from "@restride/domain/registration/registration.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { RegistrationViews } from "./registration.views.ts";

interface Deps {
  readonly views: RegistrationViews;
}

/** The forms of a clinic, for anybody who has its registration link. */
export const makeGetConsentForms =
  ({ views }: Deps) =>
  async (customerId: Id) => {
    const scope = systemCustomerScope(customerId, "registration");
    if (!(await views.clinic(scope))) return refuse(registrationTexts.notFound);
    return { forms: await views.forms(scope) };
  };

/** The clinic's name and logo, for anybody who has its registration link. */
export const makeGetClinic =
  ({ views }: Deps) =>
  async (customerId: Id) =>
    (await views.clinic(systemCustomerScope(customerId, "registration"))) ?? refuse(registrationTexts.notFound);
