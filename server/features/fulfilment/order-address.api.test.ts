import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { changeOrder, orderDevices } from "../../../dev-env/small-clinics/orders.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const address = {
  shipping_address: "30 Alder Way",
  shipping_city: "Madison",
  shipping_state: "WI",
  shipping_zip_code: "53711",
  country: "US",
};

/** Returns what was recorded of changes of patients' records since the last call. */
const takeEdits = async ({ owner }: World) => {
  const { rows } = await owner.query(
    "delete from domain_events where kind = 'PatientEdited' returning subject_id, data ->> 'part' as part, data ->> 'by' as by",
  );
  return rows;
};

test("an address of an order is told as a change of the patient's record only when it goes into the record", async ({
  world,
}) => {
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const order = await orderDevices(world, 0, 1, 1);
  const save = (record: boolean) =>
    changeOrder(
      admin,
      `updateAddress(id: "${order}", address: $a, record: $r)`,
      { a: address, r: record },
      "($a: FullfillmentAddressInput!, $r: Boolean)",
    );
  await takeEdits(world);
  expect((await save(false)).message).toBe("Address updated");
  expect(await takeEdits(world)).toEqual([]);
  expect((await save(true)).message).toBe("Address updated");
  expect(await takeEdits(world)).toEqual([
    { subject_id: small.patient(0, 1), part: "address", by: small.user(0, Role.admin) },
  ]);
});
