import type { Window } from "@restride/domain/programmes/programme.ts";
import { Pencil, X } from "lucide-react";
import { DaysBar } from "../../../ui/chart/DaysBar.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "./Parts.module.css";

/** Two lines of words; the second is quieter, and may be missing. */
export type TwoLines = readonly [first: string, second?: string];

interface PartLineProps {
  name: string;
  /** Below the name. */
  about: string;
  /** What is asked for, and when. */
  dose: TwoLines;
  days: TwoLines;
  /** Drawn on the scale of days; null while no days are typed. */
  window: Window | null;
  /** The days that its bar is drawn on, where these are not the shared ones. */
  scale?: Window | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

const Two = ({ lines: [first, second] }: { lines: TwoLines }) => (
  <span className={styles.two}>
    {first}
    {second && <small>{second}</small>}
  </span>
);

/** Something that content holds, to look at. */
export const PartLine = ({ name, about, dose, days, window, scale, onEdit, onRemove }: PartLineProps) => (
  <fieldset className={styles.line} aria-label={name}>
    <span className={styles.two}>
      <strong>{name}</strong>
      {about && <small>{about}</small>}
    </span>
    <Two lines={dose} />
    <Two lines={days} />
    {window ? <DaysBar window={window} scale={scale} /> : <span />}
    <span className={styles.tools}>
      <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={onEdit} />
      <IconButton label={`Remove ${name}`} icon={<X />} onClick={onRemove} />
    </span>
  </fieldset>
);
