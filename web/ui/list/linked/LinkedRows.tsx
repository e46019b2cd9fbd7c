import { Link2 } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { MenuAction } from "../../overlay/MenuItems.tsx";
import { Gutter, type GutterProps, type Place } from "./Gutter.tsx";
import styles from "./LinkedRows.module.css";
import * as texts from "./linked-texts.ts";

/** Card of rows that can be linked. */
export const LinkedRows = ({ isDense = false, children }: { isDense?: boolean; children: ReactNode }) => (
  <div className={styles.card} data-dense={isDense}>
    {children}
  </div>
);

interface HeadProps {
  /** Headers above the names, the two text columns, and the buttons. */
  heads: readonly [name: string, first: string, second: string, last: string];
  /** Scale of days above the bars. */
  scale: ReactNode;
}

/** Column headers, hidden from screen readers because each row names itself. */
export const LinkedHead = ({ heads: [name, first, second, last], scale }: HeadProps) => (
  <div className={styles.head} aria-hidden>
    <span className={styles.link}>
      <Link2 size={14} />
    </span>
    <span>{name}</span>
    <span>{first}</span>
    <span>{second}</span>
    {scale}
    <span>{last}</span>
  </div>
);

interface RowProps {
  gutter: GutterProps;
  isSelected?: boolean;
  /** Whether the item ends; its name is muted. */
  isEnded?: boolean;
  /** Whether the row shows fields instead of texts. */
  isOpen?: boolean;
  ref?: Ref<HTMLLIElement>;
  /** Name, two text columns, a bar, and buttons; of an open row the name and the fields. */
  children: ReactNode;
}

/** Row with its part of the gutter. */
export const LinkedRow = ({ gutter, isSelected = false, isEnded, isOpen, ref, children }: RowProps) => (
  <li ref={ref} className={styles.row} data-open={isOpen || undefined} data-selected={isSelected} data-ended={isEnded}>
    <Gutter {...gutter} />
    {children}
  </li>
);

interface NameProps {
  picture: ReactNode;
  name: string;
  /** Text about the row, in place of its position in a chain; on paper both are shown. */
  note?: string | null;
  place: Place | null;
  /** Number of the row in the list, shown in a dense row in place of the picture. */
  number?: number;
  isDense?: boolean;
}

/** Picture and name of a row, with its note. */
export const RowName = ({ picture, name, note, place, number, isDense = false }: NameProps) => (
  <span className={styles.name}>
    {isDense ? <span className={styles.number}>{number}</span> : picture}
    <span className={styles.twoLines}>
      <strong>{name}</strong>
      {note && <small>{note}</small>}
      {place && (
        <small className={note ? styles.onPaper : undefined}>
          {texts.ofInTheChain(place.place, place.of, isDense)}
        </small>
      )}
    </span>
  </span>
);

/** Text of a row in two lines; the second line, in `small`, is muted. */
export const RowWords = ({ isMoving = false, children }: { isMoving?: boolean; children: ReactNode }) => (
  <span className={styles.twoLines} data-moving={isMoving}>
    {children}
  </span>
);

export const RowBar = ({ children }: { children: ReactNode }) => <span className={styles.bar}>{children}</span>;

export const RowActions = ({ children }: { children: ReactNode }) => <span className={styles.actions}>{children}</span>;

/** Class name of the button that opens a row's menu on a phone. */
export const rowMenuClass = styles.menuButton ?? "";

/** Menu items for links, on a phone. */
export const LinkItems = ({ gutter: { id, linking, placeOf } }: { gutter: GutterProps }) => {
  const place = placeOf(id);
  return (
    <>
      <MenuAction onAction={() => linking.press(id)}>{texts.linkTo}</MenuAction>
      <MenuAction
        disabled={place === null}
        onAction={() => (place?.afterId ? linking.unlinkBefore(id) : linking.unlinkAfter(id))}
      >
        {texts.unlink}
      </MenuAction>
    </>
  );
};
