import { openOrderText } from "@restride/domain/patients/edit/open-of-patient.ts";
import { useAsked } from "../../../platform/calls/use-asked.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { type OpenOrderFragment, OpenOfPatientDocument } from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";

/** What of a patient is still to come; undefined while it is on its way. */
export const useOpenOfPatient = (patientId: string) =>
  useAsked(OpenOfPatientDocument, { patientid: patientId }, { about: ["orders", "reminders", "patients"] }).data
    ?.getOpenOfPatient;

interface OpenOrdersProps {
  orders: readonly OpenOrderFragment[];
  /** Those that go to the new address. */
  going: readonly string[];
  onGoing: (orders: readonly string[]) => void;
}

/** The orders that were not sent: each follows a new address where its box is ticked. */
export const OpenOrders = ({ orders, going, onGoing }: OpenOrdersProps) => (
  <fieldset className={`${styles.note} ${styles.orders}`}>
    <legend>What waits to be sent</legend>
    {orders.map((order) => (
      <Checkbox
        key={order._id}
        checked={going.includes(order._id)}
        onChecked={(on) => onGoing(on ? [...going, order._id] : going.filter((id) => id !== order._id))}
      >
        {openOrderText(order)}
        {order.ownaddress && ", which has an address of its own"}
      </Checkbox>
    ))}
    <p className={styles.quiet}>
      Ticked: the order goes to the new address. Others go where they went. Parcels that are on their way keep their
      address.
    </p>
  </fieldset>
);
