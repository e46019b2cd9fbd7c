import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Pager.module.css";
import * as texts from "./list-texts.ts";

interface PagerProps {
  current: number;
  pageSize: number;
  total: number;
  sizes: readonly number[];
  onPage: (current: number, pageSize: number) => void;
  /** Number of rows on paper, while the list is printed. */
  printed?: number | undefined;
  /** Content beside the page numbers. */
  children?: ReactNode;
}

/** Returns the page numbers to show: the first, the last, and those around the current one; null is a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.min(Math.max(1, current - 2), pages - 4);
  const start = current <= 4 ? 1 : from;
  const end = current <= 4 ? 5 : Math.min(pages, start + 4);
  const numbers: (number | null)[] = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  if (start > 1) numbers.unshift(...(start > 2 ? [1, null] : [1]));
  if (end < pages) numbers.push(...(end < pages - 1 ? [null, pages] : [pages]));
  return numbers;
}

/** Returns how much of a list is on paper, as text: 'All 243', 'The first 1,000 of 4,210'. */
export const printedText = (printed: number, total: number): string => {
  const [on, all] = [printed.toLocaleString("en-US"), total.toLocaleString("en-US")];
  return printed < total ? texts.theFirstOf(on, all) : texts.allOn(on);
};

/** Returns the rows of a page as text: '1–20 of 243'. */
export function rangeText(current: number, pageSize: number, total: number): string {
  if (total === 0) return texts.zeroOfZero;
  const first = (current - 1) * pageSize + 1;
  return texts.rangeOfTotal(first, Math.min(total, current * pageSize), total.toLocaleString("en-US"));
}

/** Returns whether a list needs a pager: it has more rows than the smallest page, or the current page is not the first. */
export const hasPages = (current: number, pageSize: number, total: number, sizes: readonly number[]): boolean =>
  current > 1 || total > Math.min(pageSize, ...sizes);

const Numbers = ({ current, pages, onGo }: { current: number; pages: number; onGo: (page: number) => void }) =>
  pageNumbers(current, pages).map((page, index) =>
    page === null ? (
      <span key={index < 3 ? "gap before" : "gap after"} className={styles.gap} aria-hidden>
        •••
      </span>
    ) : (
      <button
        key={page}
        type="button"
        aria-label={texts.pageLabel(page)}
        aria-current={page === current ? "page" : undefined}
        onClick={() => onGo(page)}
      >
        {page}
      </button>
    ),
  );

const Pages = ({ current, pages, onGo }: { current: number; pages: number; onGo: (page: number) => void }) => (
  <nav aria-label={texts.pages} className={styles.pages}>
    <button type="button" aria-label={texts.previousPage} disabled={current <= 1} onClick={() => onGo(current - 1)}>
      <ChevronLeft />
    </button>
    <Numbers current={current} pages={pages} onGo={onGo} />
    <button type="button" aria-label={texts.nextPage} disabled={current >= pages} onClick={() => onGo(current + 1)}>
      <ChevronRight />
    </button>
  </nav>
);

/** Footer of a list: the rows shown, the page numbers, and the page size. */
export function Pager({ current, pageSize, total, sizes, onPage, printed, children }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const turns = hasPages(current, pageSize, total, sizes);
  return (
    <footer className={styles.pager}>
      <span className={styles.range}>
        {printed === undefined ? rangeText(current, pageSize, total) : printedText(printed, total)}
      </span>
      {children}
      {turns && <Pages current={current} pages={pages} onGo={(page) => onPage(page, pageSize)} />}
      {turns && sizes.length > 1 && (
        <select
          aria-label={texts.rowsAPage}
          className={styles.size}
          value={pageSize}
          onChange={(event) => onPage(1, Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {texts.pageText(size)}
            </option>
          ))}
        </select>
      )}
    </footer>
  );
}
