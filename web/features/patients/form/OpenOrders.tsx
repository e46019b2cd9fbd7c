import { openOrderText } from "@restride/domain/patients/edit/open-of-patient.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { type OpenOrderFragment, OpenOfPatientDocument } from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";
import * as texts from "./form-texts.ts";

/** Loads a patient's open orders and reminders; undefined while they load. */
export const useOpenWork = (patientId: string) =>
  useGraphqlQuery(OpenOfPatientDocument, { patientid: patientId }, { tags: ["orders", "reminders", "patients"] }).data
    ?.getOpenOfPatient;

interface OpenOrdersProps {
  orders: readonly OpenOrderFragment[];
  follows: (order: OpenOrderFragment) => boolean;
  onFollows: (order: OpenOrderFragment, follows: boolean) => void;
}

/** Checkboxes of the unsent orders: each checked order uses the new address. */
export const OpenOrders = ({ orders, follows, onFollows }: OpenOrdersProps) => (
  <fieldset className={`${styles.note} ${styles.orders}`}>
    <legend>{texts.whatWaitsToBeSent}</legend>
    {orders.map((order) => (
      <Checkbox key={order._id} checked={follows(order)} onChecked={(on) => onFollows(order, on)}>
        {order.ownaddress ? texts.hasAnAddressOfItsOwn(openOrderText(order)) : openOrderText(order)}
      </Checkbox>
    ))}
    <p className={styles.mutedText}>{texts.tickedTheOrderGoesToTheNew}</p>
  </fieldset>
);
