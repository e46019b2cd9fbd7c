import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { NoteRead } from "../../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../../patients/patients.lookups.ts";
import type { GetOrder } from "../get-order.ts";
import type { OrderQueries } from "../order.queries.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";

interface Deps {
  readonly patients: PatientContacts;
  readonly queries: OrderQueries;
  readonly getOrder: GetOrder;
  readonly noteRead: NoteRead;
}

/** Makes the use case that returns the custody of a patient's device, for staff who care for the patient: its own lines, and its order. */
export const makeGetUnit =
  ({ patients, queries, getOrder, noteRead }: Deps) =>
  async (scope: CustomerScope, patientId: Id, itemId: Id) => {
    const [patient, ordered] = await Promise.all([
      patients.contactOf(scope, patientId),
      queries.orderOf(scope, patientId, itemId),
    ]);
    if (!patient) return refuse(patientTexts.notFound);
    if (!ordered) return refuse(orderTexts.deviceNotFound);
    const shownOrder = await getOrder.showOrder(scope, ordered.orderId);
    if (isRefusal(shownOrder)) return shownOrder;
    const { devices, units, happened, timezone } = shownOrder.fullfillment;
    const isIt = ({ deviceid }: { readonly deviceid: Id | null }): boolean => deviceid === itemId;
    noteRead(scope, patientId, "getUnit");
    return {
      device: devices.find(isIt)!,
      unit: units.find(isIt)!,
      happened: happened.filter((line) => line.deviceid === null || isIt(line)),
      timezone,
    };
  };
