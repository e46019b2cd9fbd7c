import { reminderTexts } from "@restride/domain/reminders/clinic-month-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { monthNames } from "@restride/domain/values/long-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { ChevronLeft, ChevronRight, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { hasPages, Pager } from "../../ui/list/Pager.tsx";
import { BeyondEnd, type ListPages } from "../../ui/list/RecordRows.tsx";
import { usePrintedRows } from "../../ui/list/use-printed-rows.ts";
import { Button } from "../../ui/look/Button.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { SkeletonLines } from "../../ui/look/Skeleton.tsx";
import { useNarrow } from "../../ui/look/use-width.ts";
import { NoReminders } from "./NoReminders.tsx";
import { ReminderRows } from "./ReminderRows.tsx";
import type { ClinicReminderFragment } from "./reminders.graphql.ts";
import styles from "./ClinicReminders.module.css";
import * as texts from "./reminders-texts.ts";
import type { ShownMonth } from "./use-shown-month.ts";

/** Reminders of a page, and how many there are in the month. */
export interface ListedMonth {
  readonly reminders: readonly ClinicReminderFragment[];
  readonly total: number;
  /** Number of those from today on. */
  readonly toCome: number;
}

export const nameOf = (month: CalendarDate): string => monthNames[Number(month.slice(5, 7)) - 1]!;

interface BarProps {
  monthView: ShownMonth;
  today: CalendarDate;
  children: ReactNode;
}

const Bar = ({ monthView: { month, show, step }, today, children }: BarProps) => (
  <div className={styles.bar}>
    <IconButton label={texts.previousMonth} icon={<ChevronLeft />} onClick={() => step(-1)} />
    <IconButton label={texts.nextMonth} icon={<ChevronRight />} onClick={() => step(1)} />
    <h2>{`${nameOf(month)} ${month.slice(0, 4)}`}</h2>
    <Button size="small" capitals onClick={() => show(today)}>
      {texts.todayHeading}
    </Button>
    {children}
  </div>
);

interface PastProps {
  monthView: ShownMonth;
  pageSize: number;
  listed: ListedMonth;
}

/** Button that lists the past reminders of a month too, or leaves them out; nothing for a month without past ones. */
function Past({ monthView: { withPast, showPast, hidePast }, pageSize, listed: { total, toCome } }: PastProps) {
  const past = total - toCome;
  if (past === 0) return null;
  const current = withPast ? 1 : Math.floor(toCome / pageSize) + 1;
  return (
    <button
      type="button"
      className={styles.past}
      onClick={() => (withPast ? hidePast : showPast)({ current, pageSize })}
    >
      {withPast ? texts.hideThePastOnes : texts.showThePastOneOnes(past.toLocaleString("en-US"), past)}
    </button>
  );
}

interface RowsProps {
  listed: ListedMonth;
  monthView: ShownMonth;
  pages: ListPages;
  today: CalendarDate;
  isFiltered: boolean;
  /** Reads the reminders of all pages; null when they could not be read. */
  readAll: () => Promise<readonly ClinicReminderFragment[] | null>;
  onEdit: (reminder: ClinicReminderFragment) => void;
}

/** Text in place of rows: the page is past the end, nothing is to come, nothing matches, or the month has no reminder at all. */
function NoRows({ listed: { total, toCome }, monthView: { month, withPast }, pages, isFiltered }: RowsProps) {
  if ((withPast ? total : toCome) > 0) return <BeyondEnd onFirst={() => pages.showPage(1, pages.page.pageSize)} />;
  if (total === 0 && !isFiltered) return <NoReminders month={month} name={nameOf(month)} />;
  return <p className={styles.none}>{isFiltered ? reminderTexts.noMatch : reminderTexts.noneToCome}</p>;
}

/** Page of a month with its pager. Past reminders come after those from today on, and only on demand. */
function Rows(props: RowsProps) {
  const { listed, monthView, pages, today, readAll, onEdit } = props;
  const isNarrow = useNarrow();
  const { paper, busy, print } = usePrintedRows(isNarrow ? undefined : readAll);
  const rows = (paper ?? listed.reminders).filter(({ date }) => monthView.withPast || date >= today);
  const count = monthView.withPast ? listed.total : listed.toCome;
  if (rows.length === 0) return <NoRows {...props} />;
  return (
    <>
      <ReminderRows reminders={rows} today={today} onEdit={onEdit} />
      {hasPages(pages.page.current, pages.page.pageSize, count, pageSizes) && (
        <Pager
          {...pages.page}
          total={count}
          printed={paper ? rows.length : undefined}
          sizes={pageSizes}
          onPage={pages.showPage}
        >
          {!isNarrow && (
            <Button variant="text" size="small" icon={<Printer />} busy={busy} onClick={() => void print()}>
              {texts.print}
            </Button>
          )}
        </Pager>
      )}
    </>
  );
}

interface MonthCardProps extends Omit<RowsProps, "listed"> {
  /** Null while the month loads, and when it failed. */
  listed: ListedMonth | null;
  failure: ReactNode;
}

/** Card of a month: reminders from today on, and past ones behind a button. */
export const MonthCard = ({ listed, failure, ...props }: MonthCardProps) => (
  <section className={styles.card} aria-label={texts.remindersOfTheMonth}>
    <Bar monthView={props.monthView} today={props.today}>
      {listed && <Past monthView={props.monthView} pageSize={props.pages.page.pageSize} listed={listed} />}
    </Bar>
    {failure}
    {!listed && !failure && (
      <div className={styles.waiting}>
        <SkeletonLines count={10} height={44} />
      </div>
    )}
    {listed && <Rows {...props} listed={listed} />}
  </section>
);
