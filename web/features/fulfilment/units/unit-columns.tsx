import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Column } from "../../../ui/list/DataTable.tsx";
import { Tag } from "../../../ui/look/Marks.tsx";
import type { ListedUnitFragment } from "../fulfilment.graphql.ts";
import styles from "../OrderList.module.css";
import { mayBeLostText } from "@restride/domain/fulfilment/unit-filter-texts.ts";
import * as texts from "./units-texts.ts";

/** Date by which a unit is due back, and days since that date. */
export const Due = ({ dueback, overdue, maybelost }: Pick<ListedUnitFragment, "dueback" | "overdue" | "maybelost">) =>
  dueback ? (
    <span title={maybelost ? mayBeLostText : undefined}>
      {formatUs(dueback)} {overdue && <Tag look="ink">{maybelost ? texts.lostLabel : texts.overdue}</Tag>}
    </span>
  ) : (
    "—"
  );

/** Columns of the list of units. */
export const unitColumns: readonly Column<ListedUnitFragment>[] = [
  { key: "device", title: texts.device, cell: ({ name }) => <strong className={styles.name}>{name}</strong> },
  { key: "hardware", title: texts.hardwareId, cell: ({ hardware_uuid }) => hardware_uuid || "—" },
  { key: "status", title: texts.status, cell: ({ status }) => <Tag>{status}</Tag> },
  { key: "since", title: texts.since, sortBy: "since", cell: ({ since }) => (since ? formatUs(since) : "—") },
  { key: "days", title: texts.days, align: "right", cell: ({ days }) => days?.toLocaleString("en-US") ?? "—" },
  { key: "patient", title: texts.patient, cell: ({ patient }) => patient.name },
  { key: "customer", title: texts.customer, cell: ({ customer }) => customer.name },
  { key: "dueback", title: texts.dueBack, sortBy: "dueback", cell: (unit) => <Due {...unit} /> },
];
