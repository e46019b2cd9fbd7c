import { summarySpans } from "@restride/domain/customers/customer-summary.ts";
import { todayIn } from "@restride/domain/values/calendar-date.ts";
import { addressOf, contactOf } from "@restride/domain/values/contact.ts";
import type { Customer } from "../../generated/resolvers.ts";
import type { CustomerRow, CustomersScope } from "./customers.conditions.queries.ts";
import type { CustomerSummariesQueries, Summary, SummaryRequest } from "./customer-summaries.queries.ts";

interface Deps {
  readonly summaries: CustomerSummariesQueries;
  readonly now: () => number;
}

/** Returns whether the client requested a field of a clinic. */
export type SelectsField = (field: string) => boolean;

const summaryFields = [
  "fullyCompliant",
  "partiallyCompliant",
  "notCompliant",
  "last3daysInact",
  "lastActivities",
  "lastMeasurements",
];

const countsOf = (summary: Summary) => {
  const { fullyCompliant, partiallyCompliant, notCompliant, last3daysInact } = summary;
  const { skipped, partial, complete, measkipped, meapartial, meacomplete } = summary;
  return {
    fullyCompliant,
    partiallyCompliant,
    notCompliant,
    last3daysInact,
    lastActivities: { status: "success", skipped, partial, complete },
    lastMeasurements: { status: "success", message: "", measkipped, meapartial, meacomplete },
  };
};

const notCounted = {
  fullyCompliant: null,
  partiallyCompliant: null,
  notCompliant: null,
  last3daysInact: null,
  lastActivities: null,
  lastMeasurements: null,
};

/**
 * Makes the use case that returns clinics as the GraphQL schema describes them; the summary is counted only if it was requested. Each clinic has its
 * own current day.
 */
export const makeSummariseCustomers = ({ summaries, now }: Deps) => {
  /** Counts from stored sums; the clinics that have none for these days, from their days. */
  const count = async (scope: CustomersScope, spans: readonly SummaryRequest[]): Promise<Summary[]> => {
    if (spans.length === 0) return [];
    const stored = await summaries.acrossCustomersStoredSummaries(scope, spans);
    const storedIds = new Set(stored.map(({ customerId }) => customerId));
    const others = spans.filter(({ customerId }) => !storedIds.has(customerId));
    return others.length === 0 ? stored : [...stored, ...(await summaries.acrossCustomersSummaries(scope, others))];
  };
  return async (scope: CustomersScope, rows: readonly CustomerRow[], selects: SelectsField): Promise<Customer[]> => {
    const spans = rows.map(({ _id, timezone }) => ({ customerId: _id, ...summarySpans(todayIn(now(), timezone)) }));
    const countedCustomers = summaryFields.some(selects) ? await count(scope, spans) : [];
    const byId = new Map(countedCustomers.map((summary) => [summary.customerId, countsOf(summary)]));
    return rows.map((row) => ({
      ...row,
      contact: contactOf(row.contact),
      address: addressOf(row.address),
      ...(byId.get(row._id) ?? notCounted),
    }));
  };
};

export type SummariseCustomers = ReturnType<typeof makeSummariseCustomers>;
