import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { repairPhone } from "@restride/domain/phone-checks/phone-check.ts";
import { maskPhone } from "@restride/domain/values/phone.ts";
import type { PhoneChecksQueries } from "./phone-checks.queries.ts";

interface Deps {
  readonly queries: PhoneChecksQueries;
}

/** Makes the use case that lists the clinic's phone numbers that cannot be called, masked. */
export const makeListPhonesToCheck =
  ({ queries }: Deps) =>
  async (scope: CustomerScope) => {
    const rows = await queries.noted(scope);
    const wrong = rows.filter(({ phone }) => repairPhone(phone) === null);
    return { phones: wrong.map((row) => ({ ...row, phone: maskPhone(row.phone) })) };
  };
