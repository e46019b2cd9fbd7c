import { Fragment } from "react";
import { SquareActivity } from "lucide-react";
import type { Column } from "../../ui/list/DataTable.tsx";
import { StatusDot } from "../../ui/look/Marks.tsx";
import { Thumbnail } from "../../ui/look/Thumbnail.tsx";
import styles from "./Content.module.css";
import type { PagedKind } from "./content-path.ts";
import { dayOf, forWhom, type Listed, listedName, stateDot, stateWords } from "./content-state-texts.ts";
import { RowTools, type RowToolsProps } from "./row-menu/RowTools.tsx";
import * as texts from "./content-texts.ts";

/** Returns a right-aligned column of a number; a dash for none. */
export const numberColumn = (
  key: string,
  title: string,
  cell: (row: Listed) => number | null | undefined,
): Column<Listed> => ({ key, title, align: "right", cell: (row) => cell(row)?.toLocaleString("en-US") ?? "—" });

/** Column of the joints and age groups that content is for. In a narrow window age groups wrap to a second line, but not within a group. */
export const forColumn: Column<Listed> = {
  key: "for",
  title: texts.forLabel,
  cell: (row) => (
    <span className={styles.forWhom}>
      {forWhom(row)
        .split(/(?<=,) /)
        .map((part) => (
          <Fragment key={part}>
            <span>{part}</span>{" "}
          </Fragment>
        ))}
    </span>
  ),
};

export const versionColumn = numberColumn("version", texts.version, ({ version }) => version);

/** Returns the columns of state and actions. */
export const lastColumns = (tools: (row: Listed) => RowToolsProps): readonly Column<Listed>[] => [
  {
    key: "state",
    title: texts.status,
    cell: ({ state, version }) => <StatusDot look={stateDot(state)}>{stateWords(state, version ?? 0)}</StatusDot>,
  },
  { key: "changed", title: texts.changedLabel, cell: ({ changed }) => dayOf(changed) },
  {
    key: "tools",
    title: "",
    pin: "right",
    cell: (row) => <RowTools {...tools(row)} />,
  },
];

/** Returns the column of the name, with a picture for devices and the text `about` below it. */
export const nameColumn = (kind: PagedKind, about?: (row: Listed) => string): Column<Listed> => ({
  key: "name",
  title: texts.name,
  pin: "left",
  cell: (row) => (
    <span className={styles.nameCell}>
      {kind === "device" && <Thumbnail image={row.image ?? ""} icon={SquareActivity} />}
      <span className={styles.name}>
        {listedName(row)}
        {about && <small>{about(row)}</small>}
      </span>
    </span>
  ),
});
