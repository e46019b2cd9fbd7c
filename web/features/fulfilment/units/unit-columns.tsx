import { mayBeLostText } from "@restride/domain/fulfilment/unit-filter.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Column } from "../../../ui/list/DataTable.tsx";
import { Tag } from "../../../ui/look/Marks.tsx";
import type { ListedUnitFragment } from "../fulfilment.graphql.ts";
import styles from "../OrderList.module.css";

/** Date by which a unit is due back, and days since that date. */
export const Due = ({ dueback, overdue, maybelost }: Pick<ListedUnitFragment, "dueback" | "overdue" | "maybelost">) =>
  dueback ? (
    <span title={maybelost ? mayBeLostText : undefined}>
      {formatUs(dueback)} {overdue && <Tag look="ink">{maybelost ? "Lost?" : "Overdue"}</Tag>}
    </span>
  ) : (
    "—"
  );

/** Columns of the list of units. */
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
