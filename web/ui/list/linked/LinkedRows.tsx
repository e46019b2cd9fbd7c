import { Link2 } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { MenuAction } from "../../overlay/MenuItems.tsx";
import { Gutter, type GutterProps, type Place } from "./Gutter.tsx";
import styles from "./LinkedRows.module.css";

/** The card of rows that can be linked. */
export const LinkedRows = ({ isDense = false, children }: { isDense?: boolean; children: ReactNode }) => (
  <div className={styles.card} data-dense={isDense}>
    {children}
  </div>
);

interface HeadProps {
  /** Above the names, both columns of words, and the buttons. */
  heads: readonly [name: string, first: string, second: string, last: string];
  /** The days above the bars. */
  scale: ReactNode;
}

/** The heads of the columns, for the eyes: each row names itself. */
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
  /** It ends: its name is quieter. */
  isEnded?: boolean;
  /** It has fields in place of words. */
  isOpen?: boolean;
  ref?: Ref<HTMLLIElement>;
  /** Its name, two columns of words, a bar and buttons; of one that is open its name and fields. */
  children: ReactNode;
}

/** A row with its part of the gutter. */
export const LinkedRow = ({ gutter, isSelected = false, isEnded, isOpen, ref, children }: RowProps) => (
  <li ref={ref} className={styles.row} data-open={isOpen || undefined} data-selected={isSelected} data-ended={isEnded}>
    <Gutter {...gutter} />
    {children}
  </li>
);

interface NameProps {
  picture: ReactNode;
  name: string;
  /** To be said of it, before its place in a chain, which paper says always. */
  note?: string | null;
  place: Place | null;
  /** Its place in the list, which stands in a dense row in place of the picture. */
  number?: number;
  isDense?: boolean;
}

/** The picture and name of a row, and what is said of it. */
export const RowName = ({ picture, name, note, place, number, isDense = false }: NameProps) => (
  <span className={styles.name}>
    {isDense ? <span className={styles.number}>{number}</span> : picture}
    <span className={styles.two}>
      <strong>{name}</strong>
      {note && <small>{note}</small>}
      {place && (
        <small className={note ? styles.onPaper : undefined}>
          {`${place.place} of ${place.of}${isDense ? "" : " in the chain"}`}
        </small>
      )}
    </span>
  </span>
);

/** Words of a row in two lines: the second, in `small`, is quieter. */
export const RowWords = ({ isMoving = false, children }: { isMoving?: boolean; children: ReactNode }) => (
  <span className={styles.two} data-moving={isMoving}>
    {children}
  </span>
);

export const RowBar = ({ children }: { children: ReactNode }) => <span className={styles.bar}>{children}</span>;

export const RowActions = ({ children }: { children: ReactNode }) => <span className={styles.actions}>{children}</span>;

/** The class names of the button that opens the menu of a row on a phone. */
export const rowMenuClass = styles.more ?? "";

/** What a phone's menu can do about links. */
export const LinkItems = ({ gutter: { id, linking, placeOf } }: { gutter: GutterProps }) => {
  const place = placeOf(id);
  return (
    <>
      <MenuAction onAction={() => linking.press(id)}>Link to</MenuAction>
      <MenuAction
        disabled={place === null}
        onAction={() => (place?.afterId ? linking.unlinkBefore(id) : linking.unlinkAfter(id))}
      >
        Unlink
      </MenuAction>
    </>
  );
};
