import {
  emptyShipAddress,
  type ShipAddress,
  shipAddressForm,
  shipLines,
} from "@restride/domain/patients/ship-address.ts";
import { useState } from "react";
import { mutateFromForm } from "../../../platform/calls/calls.ts";
import { useDraft } from "../../../platform/page/use-draft.ts";
import { AddressFields } from "../../../ui/form/AddressFields.tsx";
import { FormDialog } from "../../../ui/form/FormDialog.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { OpenOrders, useOpenWork } from "./OpenOrders.tsx";
import {
  AddeditShipAddressDocument,
  type OpenOrderFragment,
  type PatientPartsFragment,
} from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";
import * as texts from "./form-texts.ts";

interface ShipAddressDialogProps {
  patientId: string;
  address: PatientPartsFragment["shipaddress"];
  onClose: () => void;
}

/** Dialog that sets the address to which a patient's devices are sent. */
export function ShipAddressDialog({ patientId, address, onClose }: ShipAddressDialogProps) {
  // Address when the dialog was opened, so that a change by somebody else meanwhile is not overwritten.
  const [openedWith] = useState<ShipAddress>(address ?? emptyShipAddress);
  const draft = useDraft(`ship address ${patientId}`, () => openedWith);
  const form = useForm(shipAddressForm, draft.value);
  const openOrders = useOpenWork(patientId)?.orders;
  // Without a previous address, all orders wait for this one and none can keep another.
  const orders = address ? (openOrders ?? []) : [];
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const follows = ({ _id, ownaddress }: OpenOrderFragment): boolean => ticked[_id] ?? !ownaddress;
  // Sends no decision about orders that are not shown: those that use the patient's address follow it.
  const save = (shipaddress: ShipAddress): Promise<boolean | string> => {
    const decisions = orders.map((order) => ({ orderid: order._id, follows: follows(order) }));
    const input = { patientid: patientId, shipaddress, known: openedWith, orders: decisions };
    return mutateFromForm(AddeditShipAddressDocument, input, { invalidates: ["patients", "orders"], taken: onClose });
  };
  return (
    <FormDialog
      title={texts.shipAddress}
      form={form}
      draft={draft}
      confirm={texts.save}
      onSend={save}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <AddressFields
          field={(line) => form.field(shipLines[line])}
          country={form.field("country")}
          required={["line1", "city", "state", "zip"]}
        />
      </div>
      {orders.length > 0 ? (
        <OpenOrders
          {...{ orders, follows }}
          onFollows={({ _id }, follows) => setTicked({ ...ticked, [_id]: follows })}
        />
      ) : (
        <p className={styles.note}>{texts.parcelsThatAreOnTheir}</p>
      )}
    </FormDialog>
  );
}
