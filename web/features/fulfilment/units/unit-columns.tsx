import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Column } from "../../../ui/list/DataTable.tsx";
import { Tag } from "../../../ui/look/Marks.tsx";
import type { ListedUnitFragment } from "../fulfilment.graphql.ts";
import styles from "../OrderList.module.css";

const Due = ({ dueback, overdue }: ListedUnitFragment) =>
  dueback ? (
    <>
      {formatUs(dueback)} {overdue && <Tag look="ink">Overdue</Tag>}
    </>
  ) : (
    "—"
  );

/** The columns of the list of units. */
export const unitColumns: readonly Column<ListedUnitFragment>[] = [
  { key: "device", title: "Device", cell: ({ name }) => <strong className={styles.name}>{name}</strong> },
  { key: "hardware", title: "Hardware ID", cell: ({ hardware_uuid }) => hardware_uuid || "—" },
  { key: "status", title: "Status", cell: ({ status }) => <Tag>{status}</Tag> },
  { key: "since", title: "Since", sortBy: "since", cell: ({ since }) => (since ? formatUs(since) : "—") },
  { key: "days", title: "Days", align: "right", cell: ({ days }) => days?.toLocaleString("en-US") ?? "—" },
  { key: "patient", title: "Patient", cell: ({ patient }) => patient.name },
  { key: "customer", title: "Customer", cell: ({ customer }) => customer.name },
  { key: "dueback", title: "Due back", sortBy: "dueback", cell: (unit) => <Due {...unit} /> },
];
