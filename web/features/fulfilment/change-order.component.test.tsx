import { expect, test } from "vitest";
import { mockServer } from "../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../testing/open-parts.tsx";
import { uuid } from "../../testing/uuid.ts";
import { changeOrder } from "./change-order.ts";
import { UpdateDeviceOrderDocument } from "./fulfilment.graphql.ts";

test("after a change of an order the orders, the schedules and the patients are read again", async () => {
  mockServer.answer(UpdateDeviceOrderDocument, {
    updateDeviceOrder: { status: "success", message: "", fullfillment: null },
  });
  await openParts("orders", "schedules", "patients");
  await changeOrder(UpdateDeviceOrderDocument, { _id: uuid(1) });
  await expect.poll(tagsReadAgain).toEqual(["orders", "patients", "schedules"]);
});
