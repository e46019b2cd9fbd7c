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

/** Schema of the sort order of the list. */
export const orderSortSchema = z.object({
  field: z.literal("orderDate", texts.theListCannotBeSorted),
  order: z.enum(["ascend", "descend"], texts.pleaseSortAscendingOrDescending),
});

export type OrderSort = z.output<typeof orderSortSchema>;

/** Initial sort order of the orders: the newest first. */
export const defaultOrderSort: OrderSort = { field: "orderDate", order: "descend" };
