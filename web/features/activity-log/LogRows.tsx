import type { Role } from "@restride/domain/access/roles.ts";
import { whoText } from "@restride/domain/activity-log/log-entry.ts";
import { cutDescription } from "@restride/domain/activity-log/log-texts.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { LogRecordFragment } from "./activity-log.graphql.ts";
import styles from "./ActivityLog.module.css";
import * as texts from "./activity-log-texts.ts";
import { logEventLabel, logSourceLabel } from "@restride/domain/activity-log/log-value-texts.ts";

/** Details of a record: who did it, and the values before and after, field by field. */
function Opened({ record }: { record: LogRecordFragment }) {
  const { actiontype, who, role, application, description, changes } = record;
  const several = changes.some(({ what }) => what !== "");
  return (
    <div className={styles.details}>
      <p>
        <strong>{actiontype}</strong> {whoText(who, role as Role | null, application)}
      </p>
      <p className={styles.fullText}>{description}</p>
      {changes.length > 0 && (
        <table>
          <thead>
            <tr>
              {several && <th scope="col">{texts.item}</th>}
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ what, field, before, after }) => (
              <tr key={`${what} ${field} ${before} ${after}`}>
                {several && <th scope="row">{what}</th>}
                <td>{field}</td>
                <td>
                  <del>{before}</del>
                </td>
                <td>
                  <ins>{after}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

interface RowProps {
  record: LogRecordFragment;
  timeZone: string;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

/** Moves the focus to the next or the previous row. */
const goTo = (event: KeyboardEvent<HTMLElement>, step: 1 | -1): void => {
  const buttons = [...event.currentTarget.closest("table")!.querySelectorAll<HTMLElement>("[data-log-row]")];
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
};

function Row({ record, timeZone, isOpen, onOpen }: RowProps) {
  const { createdAt, source, actiontype, description } = record;
  const keys: Record<string, (event: KeyboardEvent<HTMLElement>) => void> = {
    ArrowRight: () => onOpen(true),
    ArrowLeft: () => onOpen(false),
    ArrowDown: (event) => goTo(event, 1),
    ArrowUp: (event) => goTo(event, -1),
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  };
  return (
    <>
      <tr className={styles.row} data-open={isOpen || undefined}>
        <td>
          <button type="button" data-log-row aria-expanded={isOpen} onClick={() => onOpen(!isOpen)} onKeyDown={press}>
            {isOpen ? <ChevronDown /> : <ChevronRight />}
            <time dateTime={createdAt}>{formatInstant(Date.parse(createdAt), timeZone)}</time>
          </button>
        </td>
        <td>
          <span className={styles.source}>{logSourceLabel(source)}</span>
        </td>
        <td className={styles.event}>{logEventLabel(actiontype)}</td>
        <td>{cutDescription(description)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4}>
            <Opened record={record} />
          </td>
        </tr>
      )}
    </>
  );
}

interface LogRowsProps {
  records: readonly LogRecordFragment[];
  timeZone: string;
  oldestFirst: boolean;
  onTurnAround: () => void;
}

/** Table of the log whose rows open in place: Enter or Right opens, Left closes. */
export function LogRows({ records, timeZone, oldestFirst, onTurnAround }: LogRowsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const setRow = (id: string, isOpen: boolean): void => {
    const others = [...open].filter((each) => each !== id);
    setOpen(new Set(isOpen ? [...others, id] : others));
  };
  return (
    <section className={styles.scroll} aria-label={texts.activities}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" aria-sort={oldestFirst ? "ascending" : "descending"}>
              <button type="button" onClick={onTurnAround}>
                {texts.time} {oldestFirst ? <ArrowUp /> : <ArrowDown />}
              </button>
            </th>
            <th scope="col">{texts.source}</th>
            <th scope="col">{texts.eventName}</th>
            <th scope="col">{texts.description}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row
              key={record._id}
              record={record}
              timeZone={timeZone}
              isOpen={open.has(record._id)}
              onOpen={(isOpen) => setRow(record._id, isOpen)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
