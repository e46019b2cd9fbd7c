import type { Id } from "@restride/domain/values/id.ts";
import { openFor } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { CustomersScope } from "./customers.conditions.queries.ts";
import type { CustomersQueries } from "./customers.queries.ts";
import type { SummariseCustomers, SelectsField } from "./summarise-customers.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: CustomersQueries;
  readonly summarise: SummariseCustomers;
}

/** Makes the use case that returns one clinic that the scope may see, with its counts. */
export const makeGetCustomer =
  ({ db, queries, summarise }: Deps) =>
  (scope: CustomersScope, customerId: Id, selects: SelectsField) =>
    db.transaction(scope, async () => {
      const ids = scope.kind === "company" ? await queries.acrossCustomersIds(scope, null) : [];
      const open =
        scope.kind === "company"
          ? openFor(
              scope,
              ids.filter((id) => id === customerId),
            )
          : scope;
      const row = await queries.acrossCustomersById(open, customerId);
      if (!row) return refuse(customerTexts.notFound);
      const [customer] = await summarise(open, [row], selects);
      return { customer: customer! };
    });

export type GetCustomer = ReturnType<typeof makeGetCustomer>;
