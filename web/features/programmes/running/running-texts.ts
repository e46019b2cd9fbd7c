import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { RunningDeviceFragment } from "./running.graphql.ts";

const steps = ["Pending", "Shipped", "Delivered", "Returned"];

/** Returns how many of the four steps of an order are done; fail and Unlinked stop at the first. */
export const orderStep = (status: string): number => Math.max(1, steps.indexOf(status) + 1);

/** Returns a text about an order besides its state. */
export const orderText = (device: RunningDeviceFragment): string => {
  const { status, cause, ordered_on, shipped_on, delivered_on, returned_on, configured } = device;
  if (status === "Unlinked") return "no hardware linked";
  if (status === "fail") return cause || "refused by the vendor";
  const date = { Pending: ordered_on, Shipped: shipped_on, Delivered: delivered_on, Returned: returned_on }[status];
  const day = date ? formatUs(date) : "";
  if (status === "Pending") return day && `ordered ${day}`;
  return [day, status === "Delivered" && configured && "Configured"].filter(Boolean).join(" · ");
};
