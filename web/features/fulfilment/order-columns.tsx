import { pathOf } from "@restride/domain/access/routes.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { Tag } from "../../ui/look/Marks.tsx";
import type { ListedOrderFragment } from "./fulfilment.graphql.ts";
import styles from "./OrderList.module.css";

/** Returns the name of an order's patient. */
export const patientOf = ({ patient: { firstname, lastname } }: ListedOrderFragment): string =>
  `${firstname} ${lastname}`;

const YesNo = ({ is }: { is: boolean }) => <span className={is ? undefined : styles.quiet}>{is ? "Yes" : "No"}</span>;

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
  isnew ? <Tag>New</Tag> : <Tag look="outline">Reorder</Tag>;

/** Columns of the list, in the order of the requirements. */
export const orderColumns: readonly Column<ListedOrderFragment>[] = [
  { key: "customer", title: "Customer", cell: ({ customer }) => customer.name },
  { key: "patient", title: "Patient", cell: (order) => <strong className={styles.name}>{patientOf(order)}</strong> },
  {
    key: "provider",
    title: "Provider",
    cell: ({ patient }) => <span className={styles.quiet}>{patient.surgeon.name}</span>,
  },
  { key: "surgery", title: "Surgery Date", cell: ({ patient }) => formatUs(patient.surgery.date) },
  { key: "devices", title: "Devices Ordered", align: "right", cell: ({ noOfDevice }) => noOfDevice },
  { key: "case", title: "Case No", cell: ({ cases }) => <CaseLink cases={cases} /> },
  { key: "consent", title: "Consent", cell: ({ patient }) => <YesNo is={patient.consent} /> },
  { key: "registered", title: "Registered", cell: ({ patient }) => <YesNo is={patient.registered} /> },
  { key: "type", title: "Fulfillment Type", cell: ({ isnew }) => <OrderType isnew={isnew} /> },
  { key: "ordered", title: "Order Date", sortBy: "orderDate", cell: ({ orderDate }) => formatUs(orderDate) },
];
