import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { defaultMessageSort, messageFilterSchema, messageSortSchema } from "@restride/domain/cases/messages.ts";
import { customerTexts } from "@restride/domain/customers/customer-form.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryGetPatientMessagesArgs } from "../../../generated/resolvers.ts";
import type { PatientContacts } from "../../patients/patients.lookups.ts";
import type { MessagesViews } from "./messages.views.ts";

interface Needs {
  readonly messages: MessagesViews;
  readonly patients: PatientContacts;
}

/** The clinic's conversations by their newest message, with the surgeons whom they are for. */
export const makeListMessages =
  ({ messages, patients }: Needs) =>
  async (scope: CustomerScope, { filters, sorter, metadata }: QueryGetPatientMessagesArgs) => {
    const filter = parseOrRefuse(messageFilterSchema, filters ?? {});
    if (isRefusal(filter)) return filter;
    const sort = parseOrRefuse(messageSortSchema, sorter ?? defaultMessageSort);
    if (isRefusal(sort)) return sort;
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    if (filter.customerIds?.some((id) => id !== scope.customerId)) return refuse(customerTexts.notFound);
    const patientOf = async (id: Id | null | undefined) => (id ? await patients.contactOf(scope, id) : undefined);
    const request = { filter, sort, page };
    const [rows, total, surgeons, patient] = await Promise.all([
      messages.page(scope, request),
      messages.total(scope, request),
      messages.surgeons(scope),
      patientOf(filter.patientId),
    ]);
    const isTheirs = patient && (scope.caseSurgeonIds?.includes(patient.surgeonId) ?? true);
    const shown = isTheirs && { _id: patient.patientId, name: `${patient.firstName} ${patient.lastName}` };
    return { data: { messages: rows, total, surgeons, patient: shown || null } };
  };
