import type { Window } from "@restride/domain/programmes/programme.ts";
import { Pencil, X } from "lucide-react";
import { DaysBar } from "../../../ui/chart/DaysBar.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "./Parts.module.css";
import * as texts from "./parts-texts.ts";

/** Two lines of text; the second is muted and may be missing. */
export type TwoLines = readonly [first: string, second?: string];

interface PartLineProps {
  name: string;
  /** Text below the name. */
  about: string;
  /** Dose and frequency. */
  dose: TwoLines;
  days: TwoLines;
  /** Window on the scale of days; null while no valid days are typed. */
  window: Window | null;
  /** Days of the scale, when it is not the shared one. */
  scale?: Window | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

const Two = ({ lines: [first, second] }: { lines: TwoLines }) => (
  <span className={styles.twoLines}>
    {first}
    {second && <small>{second}</small>}
  </span>
);

/** Part of content as a row of text, with buttons to edit and remove it. */
export const PartLine = ({ name, about, dose, days, window, scale, onEdit, onRemove }: PartLineProps) => (
  <fieldset className={styles.line} aria-label={name}>
    <span className={styles.twoLines}>
      <strong>{name}</strong>
      {about && <small>{about}</small>}
    </span>
    <Two lines={dose} />
    <Two lines={days} />
    {window ? <DaysBar window={window} scale={scale} /> : <span />}
    <span className={styles.tools}>
      <IconButton label={texts.editName(name)} icon={<Pencil />} onClick={onEdit} />
      <IconButton label={texts.removeName(name)} icon={<X />} onClick={onRemove} />
    </span>
  </fieldset>
);
