import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { DrawnLink } from "./lanes.ts";
import styles from "./Gutter.module.css";
import type { Linking } from "./use-linking.ts";
import * as texts from "./linked-texts.ts";

/** Position of a row in its chain, from 1, the length of the chain, and the id of the row before it. */
export interface Place {
  readonly place: number;
  readonly of: number;
  readonly afterId: string | null;
}

/** Functions that describe rows that may be linked. */
export interface RowDescriptions {
  readonly nameOfId: (id: string | null) => string;
  /** Returns the position of a row; null when the row is not linked. */
  readonly placeOf: (id: string) => Place | null;
}

/** Props of a row's part of the gutter. */
export interface GutterProps extends RowDescriptions {
  readonly id: string;
  /** Index among the rows in view. */
  readonly at: number;
  readonly links: readonly DrawnLink[];
  readonly linking: Linking;
  /** Whether the row has no circle. */
  readonly isUnlinkable: boolean;
  /** Whether the circle is the tab stop; the gutter of a list is one tab stop. */
  readonly isStop: boolean;
  readonly onStop: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

const partOf = ({ from, to }: DrawnLink, at: number): "start" | "end" | "through" | null => {
  if (at === from) return "start";
  if (at === to) return "end";
  return from < at && at < to ? "through" : null;
};

/** Returns the position of a row in its chain, as it is read aloud. */
const spokenPlace = ({ id, nameOfId, placeOf, linking: { selected } }: GutterProps): string => {
  const place = placeOf(id);
  const parts = [nameOfId(id)];
  if (place) parts.push(texts.ofInAChain(place.place, place.of));
  if (place?.afterId) parts.push(texts.afterRow(nameOfId(place.afterId)));
  if (selected === id) parts.push(texts.selectedRow);
  return `${parts.join(", ")}.`;
};

/** Circle of a row: a press selects the row or links it. */
function Circle(props: GutterProps) {
  const { id, linking, placeOf, isStop, onStop, onKey } = props;
  const { selected, press, setTarget, dropTarget } = linking;
  return (
    <button
      type="button"
      data-circle={id}
      className={styles.circle}
      aria-label={spokenPlace(props)}
      aria-pressed={selected === id}
      data-linked={placeOf(id) !== null}
      data-target={selected !== null && selected !== id}
      tabIndex={isStop ? 0 : -1}
      onFocus={(event) => {
        onStop();
        setTarget({ id, byKeys: event.target.matches(":focus-visible") });
      }}
      onBlur={() => dropTarget(true)}
      onPointerEnter={() => setTarget({ id, byKeys: false })}
      onPointerLeave={() => dropTarget(false)}
      onKeyDown={onKey}
      onClick={() => press(id)}
    />
  );
}

/** Circle of a row and the lines that pass beside it. Pressing a line removes the link. */
export function Gutter(props: GutterProps) {
  const { at, links, linking, nameOfId, isUnlinkable } = props;
  const parts = links.flatMap((link) => {
    const part = partOf(link, at);
    return part === null ? [] : [{ link, part }];
  });
  return (
    <span className={styles.gutter}>
      {parts.map(({ link, part }) =>
        link.isPreview ? (
          <span key="aimed" className={styles.line} data-part={part} data-lane={link.lane} data-preview />
        ) : (
          <button
            key={link.id}
            type="button"
            tabIndex={-1}
            aria-hidden
            title={texts.unlinkFromTheNext(nameOfId(link.id))}
            className={styles.line}
            data-part={part}
            data-lane={link.lane}
            onClick={() => linking.unlinkAfter(link.id)}
          >
            <X size={10} className={styles.cross} />
          </button>
        ),
      )}
      {!isUnlinkable && <Circle {...props} />}
    </span>
  );
}
