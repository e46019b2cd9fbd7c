import { orderTypes } from "@restride/domain/fulfilment/order-filter.ts";
import { z } from "zod";
import type { Option } from "../../ui/field/SelectField.tsx";
import type { FilterPart } from "../../ui/list/FilterBar.tsx";
import { type FilterName, filterNames, type Filters } from "./order-view.ts";

export type Customers = readonly { readonly _id: string; readonly name: string }[];

/** Labels of the filters. */
export const filterLabels: Readonly<Record<FilterName, string>> = {
  customer: "Customer",
  lastname: "Last name",
  consent: "Consent",
  registered: "Registered",
  type: "Fulfillment Type",
  patienttype: "Patient type",
};

const yesNo: readonly Option[] = ["Yes", "No"].map((value) => ({ value, label: value }));

/** Options of each filter that has options. */
export const choices = {
  consent: yesNo,
  registered: yesNo,
  type: orderTypes.map((value) => ({ value, label: value })),
  patienttype: [
    { value: "active", label: "Active" },
    { value: "inactive", label: "Inactive" },
  ],
} as const satisfies Partial<Record<FilterName, readonly Option[]>>;

/** Schema of the values typed into the filter dialog; the server validates them with its own schema. */
export const orderFilterForm = z.object({
  customer: z.string(),
  lastname: z.string().trim().max(40, "The last name has at most 40 letters."),
  consent: z.string(),
  registered: z.string(),
  type: z.string(),
  patienttype: z.string(),
});

/** Active filter. */
export interface OrderChip extends FilterPart {
  readonly field: FilterName;
}

const describeFilter = (name: FilterName, value: string, customers: Customers): string => {
  if (name === "customer") return customers.find(({ _id }) => _id === value)?.name ?? "…";
  if (name === "lastname") return value;
  return choices[name].find((choice) => choice.value === value)?.label ?? value;
};

/** Returns the active filters as texts. */
export const chipsOf = (filters: Filters, customers: Customers): OrderChip[] =>
  filterNames
    .filter((name) => filters[name] !== "")
    .map((name) => ({ field: name, label: filterLabels[name], value: describeFilter(name, filters[name], customers) }));
