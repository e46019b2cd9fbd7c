import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";
import type { Letterhead } from "../../platform/mail/letter.ts";

/** The sender of a mail: a clinic, otherwise a company, otherwise the product. */
interface Sender {
  readonly customerId: Id | null;
  readonly companyId: Id | null;
}

const product = "Restride";

/** Makes the function that returns the name and logo of a sender. A logo is stored as a path, as pages use it; a mail needs the full URL. */
export const makeLetterheads =
  (db: Database, publicUrl: string) =>
  async (scope: Scope, { customerId, companyId }: Sender): Promise<Letterhead & { logo: string | null }> => {
    const sender = customerId
      ? build.selectFrom("customers").select(["name", "logo"]).where("customer_id", "=", customerId)
      : build.selectFrom("companies").select(["name", "logo"]).where("company_id", "=", companyId);
    const letterhead = customerId || companyId ? await db.row(scope, "letterhead", sender) : undefined;
    const logo = letterhead?.logo || null;
    return { name: letterhead?.name ?? product, logo, logoUrl: logo && publicUrl + logo };
  };

export type Letterheads = ReturnType<typeof makeLetterheads>;
