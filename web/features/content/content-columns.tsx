import { Fragment } from "react";
import { SquareActivity } from "lucide-react";
import type { Column } from "../../ui/list/DataTable.tsx";
import { StatusDot } from "../../ui/look/Marks.tsx";
import { Thumbnail } from "../../ui/look/Thumbnail.tsx";
import styles from "./Content.module.css";
import type { PagedKind } from "./content-path.ts";
import { dayOf, forWhom, type Listed, listedName, stateDot, stateWords } from "./content-words.ts";
import { RowTools, type RowToolsProps } from "./row-menu/RowTools.tsx";

/** A number at the right of its column; a dash for none. */
export const numberColumn = (
  key: string,
  title: string,
  cell: (row: Listed) => number | null | undefined,
): Column<Listed> => ({ key, title, align: "right", cell: (row) => cell(row)?.toLocaleString("en-US") ?? "—" });

/** Whom it is for; many age groups go on in a second line where a window is narrow, each of them whole. */
export const forColumn: Column<Listed> = {
  key: "for",
  title: "For",
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

export const versionColumn = numberColumn("version", "Version", ({ version }) => version);

/** How it stands, and what may be done with it. */
export const lastColumns = (tools: (row: Listed) => RowToolsProps): readonly Column<Listed>[] => [
  {
    key: "state",
    title: "Status",
    cell: ({ state, version }) => <StatusDot look={stateDot(state)}>{stateWords(state, version ?? 0)}</StatusDot>,
  },
  { key: "changed", title: "Changed", cell: ({ changed }) => dayOf(changed) },
  {
    key: "tools",
    title: "",
    pin: "right",
    cell: (row) => <RowTools {...tools(row)} />,
  },
];

/** The name, with a picture of a device and what stands `about` it below. */
export const nameColumn = (kind: PagedKind, about?: (row: Listed) => string): Column<Listed> => ({
  key: "name",
  title: "Name",
  pin: "left",
  cell: (row) => (
    <span className={styles.named}>
      {kind === "device" && <Thumbnail image={row.image ?? ""} icon={SquareActivity} />}
      <span className={styles.name}>
        {listedName(row)}
        {about && <small>{about(row)}</small>}
      </span>
    </span>
  ),
});
