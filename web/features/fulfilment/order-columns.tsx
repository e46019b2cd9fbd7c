import { pathOf } from "@restride/domain/access/routes.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { Tag } from "../../ui/look/Marks.tsx";
import type { ListedOrderFragment } from "./fulfilment.graphql.ts";
import styles from "./OrderList.module.css";
import * as texts from "./fulfilment-texts.ts";

/** Returns the name of an order's patient. */
export const patientOf = ({ patient: { firstname, lastname } }: ListedOrderFragment): string =>
  `${firstname} ${lastname}`;

const YesNo = ({ is }: { is: boolean }) => (
  <span className={is ? undefined : styles.mutedText}>{is ? texts.yes : texts.noLabel}</span>
);

/** Link to the case about an order's devices, for users in its clinic; otherwise the number of the case. */
export function CaseLink({ cases }: Pick<ListedOrderFragment, "cases">) {
  const isInClinic = Boolean(useSignedIn().customer);
  const [first] = cases;
  if (!first) return <>—</>;
  if (!isInClinic) return <>{first.casenumber}</>;
  return <Link to={pathOf("caseDetail", { caseid: first._id })}>{first.casenumber}</Link>;
}

/** Tag that shows whether devices were ordered for the first time or again. */
export const OrderType = ({ isnew }: { isnew: boolean }) =>
  isnew ? <Tag>{texts.newLabel}</Tag> : <Tag look="outline">{texts.reorder}</Tag>;

/** Columns of the list, in the order of the requirements. */
export const orderColumns: readonly Column<ListedOrderFragment>[] = [
  { key: "customer", title: texts.customer, cell: ({ customer }) => customer.name },
  {
    key: "patient",
    title: texts.patient,
    cell: (order) => <strong className={styles.name}>{patientOf(order)}</strong>,
  },
  {
    key: "provider",
    title: texts.provider,
    cell: ({ patient }) => <span className={styles.mutedText}>{patient.surgeon.name}</span>,
  },
  { key: "surgery", title: texts.surgeryDate, cell: ({ patient }) => formatUs(patient.surgery.date) },
  { key: "devices", title: texts.devicesOrdered, align: "right", cell: ({ noOfDevice }) => noOfDevice },
  { key: "case", title: texts.caseNo, cell: ({ cases }) => <CaseLink cases={cases} /> },
  { key: "consent", title: texts.consent, cell: ({ patient }) => <YesNo is={patient.consent} /> },
  { key: "registered", title: texts.registeredLabel, cell: ({ patient }) => <YesNo is={patient.registered} /> },
  { key: "type", title: texts.fulfillmentType, cell: ({ isnew }) => <OrderType isnew={isnew} /> },
  { key: "ordered", title: texts.orderDate, sortBy: "orderDate", cell: ({ orderDate }) => formatUs(orderDate) },
];
