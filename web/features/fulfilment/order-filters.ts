import {
  type OrderFilter,
  type OrderFilterField,
  orderFilterFields,
  orderTypes,
} from "@restride/domain/fulfilment/order-filter.ts";
import type { Option } from "../../ui/field/SelectField.tsx";
import type { FilterPart } from "../../ui/list/FilterBar.tsx";
import * as texts from "./fulfilment-texts.ts";

export type Customers = readonly { readonly _id: string; readonly name: string }[];

/** Labels of the filters. */
export const filterLabels: Readonly<Record<OrderFilterField, string>> = {
  customer: texts.customer,
  lastname: texts.lastName,
  consent: texts.consent,
  registered: texts.registeredLabel,
  type: texts.fulfillmentType,
  patienttype: texts.patientType,
};

const yesNo: readonly Option[] = [
  { value: "Yes", label: texts.yes },
  { value: "No", label: texts.noLabel },
];

/** Options of each filter that has options. */
export const choices = {
  consent: yesNo,
  registered: yesNo,
  type: orderTypes.map((value) => ({ value, label: texts.orderTypeLabels[value] })),
  patienttype: [
    { value: "active", label: texts.active },
    { value: "inactive", label: texts.inactive },
  ],
} as const satisfies Partial<Record<OrderFilterField, readonly Option[]>>;

/** Active filter. */
export interface OrderFilterChip extends FilterPart {
  readonly field: OrderFilterField;
}

const describeFilter = (name: OrderFilterField, value: string, customers: Customers): string => {
  if (name === "customer") return customers.find(({ _id }) => _id === value)?.name ?? "…";
  if (name === "lastname") return value;
  return choices[name].find((choice) => choice.value === value)?.label ?? value;
};

/** Returns the active filters as texts. */
export const orderFilterChips = (filter: OrderFilter, customers: Customers): OrderFilterChip[] =>
  orderFilterFields.flatMap((field) => {
    const value = filter[field];
    return value ? [{ field, label: filterLabels[field], value: describeFilter(field, value, customers) }] : [];
  });
