import { fullName } from "@restride/domain/patients/person-name.ts";
import { Ellipsis, ShieldCheck, Trash2, Users } from "lucide-react";
import type { Column } from "../../../ui/list/DataTable.tsx";
import { RowCards } from "../../../ui/list/RowCards.tsx";
import { Button, buttonClass } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { Avatar, Tag } from "../../../ui/look/Marks.tsx";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../ui/overlay/MenuItems.tsx";
import { textColumn } from "../../../ui/list/text-column.ts";
import type { RegisteredRowFragment } from "./registered.graphql.ts";
import styles from "./RegisteredDialog.module.css";
import * as texts from "./registered-texts.ts";

/** Registered patient, with the name of a user who is already adding them, if any. */
export type RegisteredRow = RegisteredRowFragment & { readonly adding?: string | undefined };

/** Actions for a registered patient. */
export interface RowActions {
  /** Adds the patient, or continues the draft that somebody started. */
  readonly add: (row: RegisteredRow) => void;
  readonly remove: (row: RegisteredRow) => void;
}

const sexAndAge = ({ gender, age }: RegisteredRow): string => texts.sexAndAge(gender === "male", age);
const signedText = ({ signed, forms }: RegisteredRow): string => texts.ofSigned(signed, forms);
const mayBeKnown = texts.mayBeKnown;

const Name = ({ row }: { row: RegisteredRow }) => (
  <span className={styles.name}>
    <Avatar name={fullName(row)} />
    <span>
      {fullName(row)}
      <small>{sexAndAge(row)}</small>
      {row.adding && <small>{row.adding}</small>}
    </span>
  </span>
);

const AddButton = ({ row, add }: Pick<RowActions, "add"> & { row: RegisteredRow }) => (
  <Button
    size="small"
    aria-label={row.adding ? texts.openDraftOf(fullName(row)) : texts.addFullName(fullName(row))}
    onClick={() => add(row)}
  >
    {row.adding ? texts.openDraft : texts.add}
  </Button>
);

/** Returns the columns of the dialog. */
export const registeredColumns = ({ add, remove }: RowActions): Column<RegisteredRow>[] => [
  { key: "name", title: texts.name, cell: (row) => <Name row={row} /> },
  textColumn("phone", texts.cellPhone, "14%"),
  textColumn("registered", texts.registeredLabel, "22%"),
  {
    key: "signed",
    title: texts.authorizationForms,
    width: "24%",
    cell: (row) => (
      <span className={styles.signedForms}>
        <ShieldCheck size={15} /> {signedText(row)}
        {row.isrepeated && (
          <Tag look="outline">
            <Users size={12} /> {mayBeKnown}
          </Tag>
        )}
      </span>
    ),
  },
  {
    key: "action",
    title: texts.action,
    width: "14%",
    align: "right",
    pin: "right",
    cell: (row) => (
      <span className={styles.actions}>
        <AddButton row={row} add={add} />
        <IconButton label={texts.deleteFullName(fullName(row))} icon={<Trash2 />} onClick={() => remove(row)} />
      </span>
    ),
  },
];

/** Cards of the registered patients, on a phone. */
export const RegisteredCards = ({ rows, add, remove }: RowActions & { rows: readonly RegisteredRow[] }) => (
  <RowCards<RegisteredRow>
    rows={rows}
    title={fullName}
    open={(row) => () => add(row)}
    picture={(row) => <Avatar name={fullName(row)} />}
    lines={(row) => [
      `${sexAndAge(row)} · ${row.phone}`,
      row.registered,
      signedText(row),
      row.isrepeated ? mayBeKnown : "",
    ]}
    actions={(row) => row.adding && <small className={styles.addState}>{row.adding}</small>}
    tick={(row) => (
      <span className={styles.actions}>
        <AddButton row={row} add={add} />
        <MenuButton
          label={texts.moreFor(fullName(row))}
          className={buttonClass({ variant: "text" })}
          button={<Ellipsis />}
        >
          <MenuAction icon={<Trash2 />} onAction={() => remove(row)}>
            {texts.deleteLabel}
          </MenuAction>
        </MenuButton>
      </span>
    )}
  />
);
