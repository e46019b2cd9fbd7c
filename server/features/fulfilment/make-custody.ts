import { roleName } from "@restride/domain/access/roles.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { patientNumber } from "@restride/domain/patients/patient-identity.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { WritePdf } from "../../platform/pdf/pdf-writer.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { PictureAsPng } from "../images/images.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import { writeCustody } from "./custody-pages.ts";
import type { GetOrder } from "./get-order.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";
import * as texts from "./custody-pdf-texts.ts";

interface Deps {
  readonly getOrder: GetOrder;
  readonly letterheads: Letterheads;
  readonly noteRead: NoteRead;
  readonly now: () => number;
  readonly pictureAsPng: PictureAsPng;
  readonly writePdf: WritePdf;
}

/**
 * Makes the use case that returns the custody of a device of an order as a PDF with the clinic's name. The PDF names the patient, so its download is
 * recorded as a read.
 */
export const makeMakeCustody =
  ({ getOrder, letterheads, noteRead, now, pictureAsPng, writePdf }: Deps) =>
  async (scope: CustomerScope, viewer: Viewer, orderId: Id, deviceId: Id) => {
    const [shownOrder, { name, logo }] = await Promise.all([
      getOrder.showOrder(scope, orderId),
      letterheads(scope, { customerId: scope.customerId, companyId: null }),
    ]);
    if (isRefusal(shownOrder)) return shownOrder;
    const order = shownOrder.fullfillment;
    const device = order.devices.find(({ deviceid }) => deviceid === deviceId);
    if (!device) return refuse(orderTexts.noDevice);
    const frame = {
      logo: await pictureAsPng(logo),
      from: name,
      subject: texts.chainOfCustody,
      origin: [texts.printedAt(formatInstant(now(), order.timezone)), texts.byUserOfRole(roleName(viewer.role))],
      person: { name: order.shipping_name, identity: texts.patientNo(patientNumber(order.patient._id)) },
      foot: { left: device.device.name, middle: texts.confidentialPatientInformation },
    };
    const bytes = await writePdf(viewer.userId, frame, texts.whereDeviceHasBeen(device.device.name), (page) =>
      writeCustody(page, order, device),
    );
    if (isRefusal(bytes)) return bytes;
    noteRead(scope, order.patient._id, "downloadCustody");
    return { type: "application/pdf", name: `custody-${deviceId}.pdf`, bytes };
  };

export type MakeCustody = ReturnType<typeof makeMakeCustody>;
