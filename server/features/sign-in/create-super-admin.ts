import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { emailField } from "@restride/domain/values/email.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { PasswordLinksStore } from "./passwords/password-links.store.ts";
import { newLink } from "./passwords/password-links.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { SignInQueries } from "./sign-in.queries.ts";
import * as texts from "./sign-in-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: SignInQueries;
  readonly store: SignInStore;
  readonly links: PasswordLinksStore;
  readonly now: () => number;
  readonly newId: () => Id;
  readonly newSecret: () => string;
  readonly publicUrl: string;
}

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Makes the function that creates a super admin without a password and returns the link that sets the first one. */
export const makeCreateSuperAdmin =
  (deps: Deps) =>
  (person: Person): Promise<string | Refusal> => {
    const scope = systemScope("create-super-admin");
    return deps.db.transaction(scope, async () => {
      const email = parseOrRefuse(emailField(texts.isNoEmailAddress(person.email), 200), person.email);
      if (isRefusal(email)) return email;
      if (await deps.queries.accountByEmail(scope, email)) return refuse(texts.thereIsAUserAlready(email));
      const userId = deps.newId();
      await deps.store.saveUser(scope, { ...person, email, userId, role: Role.superAdmin });
      return newLink(deps, scope, { userId, customerId: null, patientId: null }, "set-password");
    });
  };
