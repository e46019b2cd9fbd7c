import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { defaultMessageSort, messageFilterSchema, messageSortSchema } from "@restride/domain/cases/message-filter.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryGetPatientMessagesArgs } from "../../../generated/resolvers.ts";
import type { ClinicClock } from "../../clinic-profile/clinic-clock.lookups.ts";
import type { MessagesQueries } from "./messages.queries.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

interface Deps {
  readonly messages: MessagesQueries;
  readonly clock: ClinicClock;
}

/** Makes the use case that lists the clinic's conversations by their newest message, with the surgeons whom they are for. */
export const makeListMessages =
  ({ messages, clock }: Deps) =>
  async (scope: CustomerScope, { filters, sorter, metadata }: QueryGetPatientMessagesArgs) => {
    const filter = parseOrRefuse(messageFilterSchema, filters ?? {});
    if (isRefusal(filter)) return filter;
    const sort = parseOrRefuse(messageSortSchema, sorter ?? defaultMessageSort);
    if (isRefusal(sort)) return sort;
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    if (filter.customerIds?.some((id) => id !== scope.customerId)) return refuse(customerTexts.notFound);
    const request = { filter, sort, page };
    const [rows, total, surgeons, patient, { today }] = await Promise.all([
      messages.page(scope, request),
      messages.total(scope, request),
      messages.surgeons(scope),
      filter.patientId ? messages.patient(scope, filter.patientId) : null,
      clock(scope),
    ]);
    return { data: { messages: rows, total, surgeons, patient: patient ?? null, today } };
  };
