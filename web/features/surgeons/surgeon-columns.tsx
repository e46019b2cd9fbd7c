import { shownPhone } from "@restride/domain/values/phone.ts";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import type { Column } from "../../ui/list/DataTable.tsx";
import { Avatar } from "../../ui/look/Marks.tsx";
import { SurgeonActions } from "./SurgeonLinks.tsx";
import { withoutTitle } from "./surgeon-name.ts";
import styles from "./SurgeonList.module.css";
import type { ListedSurgeonFragment } from "./surgeons.graphql.ts";
import * as texts from "./surgeons-texts.ts";

export type ListedSurgeon = ListedSurgeonFragment;

const columns: readonly Column<ListedSurgeon>[] = [
  {
    key: "name",
    title: texts.nameHeading,
    sortBy: "name",
    pin: "left",
    cell: (row) => (
      <span className={styles.name}>
        <Avatar name={withoutTitle(row.name)} image={row.image} />
        {row.name}
      </span>
    ),
  },
  { key: "email", title: texts.emailHeading, cell: (row) => <span className={styles.mutedText}>{row.email}</span> },
  {
    key: "phone",
    title: texts.phone,
    cell: (row) => <span className={styles.phone}>{shownPhone(row.phone.public)}</span>,
  },
  { key: "patients", title: texts.patients, align: "right", cell: (row) => row.patients.toLocaleString("en-US") },
  { key: "actions", title: texts.actions, isHiddenInPrint: true, cell: (row) => <SurgeonActions surgeon={row} /> },
];

/** Selection of surgeons. */
export interface Ticks {
  readonly has: (surgeon: ListedSurgeon) => boolean;
  readonly toggle: (surgeon: ListedSurgeon) => void;
}

/** Returns the columns of the list; the checkboxes are in the last one, only for users who may delete. */
export const surgeonColumns = (ticks: Ticks | null): readonly Column<ListedSurgeon>[] =>
  ticks === null
    ? columns
    : [
        ...columns,
        {
          key: "select",
          title: texts.select,
          align: "center",
          width: "96px",
          isHiddenInPrint: true,
          cell: (row) => (
            <span className={styles.tick}>
              <Checkbox
                label={texts.selectName(row.name)}
                checked={ticks.has(row)}
                onChecked={() => ticks.toggle(row)}
              />
            </span>
          ),
        },
      ];
