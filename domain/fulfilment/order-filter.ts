import { z } from "zod";
import { idField } from "../values/id.ts";
import { orderStates } from "./device-state.ts";

const yesOrNo = z.enum(["Yes", "No"], "Please choose Yes or No.").nullish();

/** Whether devices were ordered for the first time or again. */
export const orderTypes = ["New", "Reorder"] as const;

/** Which orders are asked for. What is left out does not narrow; the state is Pending unless told otherwise. */
export const orderFilter = z.object({
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

export type OrderFilter = z.output<typeof orderFilter>;

/** The order of the list: by the day of the order, newest first unless told otherwise. */
export const orderSort = z.object({
  field: z.literal("orderDate", "The list cannot be sorted by this column."),
  order: z.enum(["ascend", "descend"], "Please sort ascending or descending."),
});

export type OrderSort = z.output<typeof orderSort>;

/** Where a list of orders starts. */
export const defaultOrderSort: OrderSort = { field: "orderDate", order: "descend" };
