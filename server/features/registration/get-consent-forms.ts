import type { Id } from "@restride/domain/values/id.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { RegistrationQueries } from "./registration.queries.ts";
import * as registrationTexts from "@restride/domain/registration/registration-texts.ts";

interface Deps {
  readonly queries: RegistrationQueries;
}

/** Makes the use case that returns the forms of a clinic, for anybody who has its registration link. */
export const makeGetConsentForms =
  ({ queries }: Deps) =>
  async (customerId: Id) => {
    const scope = systemCustomerScope(customerId, "registration");
    if (!(await queries.clinic(scope))) return refuse(registrationTexts.notFound);
    return { forms: await queries.forms(scope) };
  };

/** Makes the use case that returns the clinic's name and logo, for anybody who has its registration link. */
export const makeGetClinic =
  ({ queries }: Deps) =>
  async (customerId: Id) =>
    (await queries.clinic(systemCustomerScope(customerId, "registration"))) ?? refuse(registrationTexts.notFound);
