import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import type { ProgrammeDevice } from "@restride/domain/programmes/programme.ts";
import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { intervalLabel } from "@restride/domain/schedules/interval.ts";
import { Pencil, Trash2 } from "lucide-react";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "../Card.module.css";
import { ItemPicture } from "../ItemPicture.tsx";
import type { NamedContent } from "../use-content.ts";
import { DaysBar, DaysScale } from "../../../ui/chart/DaysBar.tsx";
import * as texts from "./devices-texts.ts";

export const otherIsOpen = texts.saveOrCancelTheOpen;

interface DeviceCardProps {
  row: ProgrammeDevice;
  content: NamedContent;
  /** Text about what it measures. */
  measures: string;
  /** Whether another card is open. */
  isOff: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Card of a device and its schedule as text, with buttons to edit and remove it. */
export const DeviceCard = ({ row, content: { name, image }, measures, isOff, onEdit, onRemove }: DeviceCardProps) => (
  <article className={styles.card} aria-label={name}>
    <div className={styles.head}>
      <ItemPicture image={image} kind="device" />
      <div>
        <h2>{name}</h2>
        <p>{measures}</p>
      </div>
    </div>
    <div className={styles.section}>
      <dl className={styles.facts}>
        <dt>{texts.days}</dt>
        <dd>{windowLabel(row)}</dd>
        <dt>{texts.interval}</dt>
        <dd>{intervalLabel(row.interval)}</dd>
        <dt>{texts.time}</dt>
        <dd>{texts.aDay(row.time)}</dd>
        <dt>{texts.skipOnSurgeryDate}</dt>
        <dd>{row.skiponsurgerydate ? texts.yes : texts.noLabel}</dd>
      </dl>
      <DaysBar window={row} />
      <DaysScale label={surgeryDayLabel} />
    </div>
    <div className={styles.foot}>
      <span>{texts.orderedOnCreation}</span>
      <IconButton
        label={texts.editName(name)}
        icon={<Pencil />}
        disabled={isOff}
        reason={otherIsOpen}
        onClick={onEdit}
      />
      <IconButton
        label={texts.removeName(name)}
        icon={<Trash2 />}
        disabled={isOff}
        reason={otherIsOpen}
        onClick={onRemove}
      />
    </div>
  </article>
);
