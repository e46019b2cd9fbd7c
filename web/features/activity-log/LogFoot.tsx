import { logPages, totalText } from "@restride/domain/activity-log/log-filter.ts";
import { ChevronLeft, ChevronRight, FileDown } from "lucide-react";
import { Button } from "../../ui/look/Button.tsx";
import { exportLog } from "./export-log.ts";
import type { LogControl } from "./use-log-view.ts";
import styles from "./ActivityLog.module.css";
import * as texts from "./activity-log-texts.ts";

interface LogFootProps {
  patientId: string;
  log: LogControl;
  /** Page whose records are shown; the page in the URL may still be loading. */
  page: number;
  /** Id of the first record that is shown; null when there is none. */
  first: string | null;
  visibleCount: number;
  total: number;
  isExact: boolean;
  /** Whether the requested records could not be read; the footer then shows no counts. */
  isMissing: boolean;
  /** Called when the user asks for the exact total. */
  onCount: () => void;
}

/** Returns the page numbers to link to: those around the current page, as far as they are known. */
const pagesAround = (page: number, pages: number): number[] => {
  const from = Math.max(1, Math.min(page - 2, pages - logPages.maxTurned));
  return Array.from({ length: Math.min(5, pages) }, (_, at) => from + at).filter((each) => each <= pages);
};

type PagesProps = Omit<LogFootProps, "patientId" | "isMissing" | "onCount">;

function Pages({ log, page, first, visibleCount, total, isExact }: PagesProps) {
  const { size } = log.view;
  const knownPages = Math.max(page, Math.ceil(total / size));
  const hasNext = isExact ? page < knownPages : visibleCount === size;
  const pages = isExact ? knownPages : Math.max(knownPages, page + (hasNext ? 1 : 0));
  const turn = (to: number): void => log.turnTo(to, first ?? "", to - page);
  return (
    <nav aria-label={texts.pages} className={styles.pages}>
      <button type="button" aria-label={texts.previousPage} disabled={page <= 1} onClick={() => turn(page - 1)}>
        <ChevronLeft />
      </button>
      {pagesAround(page, pages).map((each) => (
        <button
          key={each}
          type="button"
          aria-label={texts.pageEach(each)}
          aria-current={each === page ? "page" : undefined}
          onClick={() => turn(each)}
        >
          {each}
        </button>
      ))}
      <button type="button" aria-label={texts.nextPage} disabled={!hasNext} onClick={() => turn(page + 1)}>
        <ChevronRight />
      </button>
      <select aria-label={texts.rowsAPage} value={size} onChange={(event) => log.resize(Number(event.target.value))}>
        {logPages.sizes.map((each) => (
          <option key={each} value={each}>
            {texts.pageText(each)}
          </option>
        ))}
      </select>
    </nav>
  );
}

/** Footer of the log: the number of records, the pages, and the exports. */
export function LogFoot({ patientId, isMissing, onCount, ...props }: LogFootProps) {
  const { log, page, visibleCount, total, isExact } = props;
  const { size } = log.view;
  const text = isMissing ? "" : totalText((page - 1) * size + 1, visibleCount, total, isExact);
  const none = total === 0;
  return (
    <footer className={styles.foot}>
      {isExact || isMissing ? (
        <span>{text}</span>
      ) : (
        <button type="button" className={styles.count} title={texts.countAllOfThem} onClick={onCount}>
          {text}
        </button>
      )}
      <Pages {...props} />
      <Button icon={<FileDown />} disabled={none} onClick={() => void exportLog(patientId, log.view, false)}>
        {texts.exportCsv}
      </Button>
      <Button variant="text" disabled={none} onClick={() => void exportLog(patientId, log.view, true)}>
        {texts.internalExport}
      </Button>
    </footer>
  );
}
