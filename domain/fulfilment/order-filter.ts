import { z } from "zod";
import { idField } from "../values/id.ts";
import { orderStates } from "./device-state.ts";
import * as texts from "./fulfilment-texts.ts";

const yesOrNo = z.enum(["Yes", "No"], texts.pleaseChooseYesOrNo).nullish();

/** Types of an order: the first one of its devices, or a repeated one. */
export const orderTypes = ["New", "Reorder"] as const;

/** Schema of the filter of the order list. A missing field has no effect; the state is Pending by default. */
export const orderFilterSchema = z.object({
  status: z
    .enum(orderStates, texts.pleaseChoosePendingOrShipped)
    .nullish()
    .transform((status) => status ?? "Pending"),
  type: z.enum(orderTypes, texts.pleaseChooseNewOrReorder).nullish(),
  customer: idField.nullish(),
  lastname: z.string().trim().max(40, texts.theLastNameHasAtMost).nullish(),
  consent: yesOrNo,
  registered: yesOrNo,
  patienttype: z.enum(["active", "inactive"], texts.pleaseChooseActiveOrInactive).nullish(),
});

export type OrderFilter = z.output<typeof orderFilterSchema>;

/** Fields of the filter beside the state, which has tabs of its own. */
export const orderFilterFields = ["customer", "lastname", "consent", "registered", "type", "patienttype"] as const;
export type OrderFilterField = (typeof orderFilterFields)[number];

/** Returns the filter of an address or a form. Empty and invalid values are ignored. */
const readOrderFilter = (values: Readonly<Record<string, unknown>>): OrderFilter => {
  const fields = (["status", ...orderFilterFields] as const).flatMap((field) => {
    const value = values[field];
    return value && orderFilterSchema.shape[field].safeParse(value).success ? [[field, value] as const] : [];
  });
  return orderFilterSchema.parse(Object.fromEntries(fields));
};

/** Parses the filter of an address. Invalid parameters are ignored. */
export const parseOrderFilter = (params: URLSearchParams): OrderFilter => readOrderFilter(Object.fromEntries(params));

/** Values of the filter dialog while it is filled in, beside the state; an empty one does not limit. */
export type OrderFilterForm = Readonly<Record<"status" | OrderFilterField, string>>;

/** Schema of the filter dialog. It returns a filter without the values that do not limit. */
export const orderFilterForm = z
  .looseObject({ lastname: z.string().trim().max(40, texts.theLastNameHasAtMost) })
  .transform(readOrderFilter);

/** Returns the dialog's values for a filter. */
export const orderFilterFormOf = (filter: OrderFilter): OrderFilterForm => ({
  status: filter.status,
  customer: filter.customer ?? "",
  lastname: filter.lastname ?? "",
  consent: filter.consent ?? "",
  registered: filter.registered ?? "",
  type: filter.type ?? "",
  patienttype: filter.patienttype ?? "",
});

/** Returns a filter as the parameters of an address; those of the initial filter are empty. */
export const orderFilterParams = (filter: OrderFilter): Readonly<Record<string, string>> => ({
  ...orderFilterFormOf(filter),
  status: filter.status === "Pending" ? "" : filter.status,
});

/** Schema of the sort order of the list. */
export const orderSortSchema = z.object({
  field: z.literal("orderDate", texts.theListCannotBeSorted),
  order: z.enum(["ascend", "descend"], texts.pleaseSortAscendingOrDescending),
});

export type OrderSort = z.output<typeof orderSortSchema>;

/** Initial sort order of the orders: the newest first. */
export const defaultOrderSort: OrderSort = { field: "orderDate", order: "descend" };
