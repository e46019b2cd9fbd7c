import { z } from "zod";
import { idField } from "../values/id.ts";
import { orderStates } from "./device-state.ts";

const yesOrNo = z.enum(["Yes", "No"], "Please choose Yes or No.").nullish();

/** Types of an order: the first one of its devices, or a repeated one. */
export const orderTypes = ["New", "Reorder"] as const;

/** Schema of the filter of the order list. A missing field has no effect; the state is Pending by default. */
export const orderFilterSchema = z.object({
  status: z
    .enum(orderStates, "Please choose Pending or Shipped.")
    .nullish()
    .transform((status) => status ?? "Pending"),
  type: z.enum(orderTypes, "Please choose New or Reorder.").nullish(),
  customer: idField.nullish(),
  lastname: z.string().trim().max(40, "The last name has at most 40 letters.").nullish(),
  consent: yesOrNo,
  registered: yesOrNo,
  patienttype: z.enum(["active", "inactive"], "Please choose active or inactive.").nullish(),
});

export type OrderFilter = z.output<typeof orderFilterSchema>;

/** Schema of the sort order of the list. */
export const orderSortSchema = z.object({
  field: z.literal("orderDate", "The list cannot be sorted by this column."),
  order: z.enum(["ascend", "descend"], "Please sort ascending or descending."),
});

export type OrderSort = z.output<typeof orderSortSchema>;

/** Initial sort order of the orders: the newest first. */
export const defaultOrderSort: OrderSort = { field: "orderDate", order: "descend" };
