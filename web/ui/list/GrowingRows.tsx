import { type ReactNode, useState } from "react";
import { SkeletonLines } from "../look/Skeleton.tsx";
import { PartFailed } from "../look/States.tsx";
import * as texts from "./list-texts.ts";
import styles from "./GrowingRows.module.css";

/** Page of a list that grows. */
export interface GrowingPage {
  readonly current: number;
  readonly pageSize: number;
}

interface GrowingRowsProps {
  pageSize: number;
  /** Number of rows on all pages. */
  total: number;
  /** Renders the list items of a page, or `PageWaiting` until they are there. */
  renderPage: (page: GrowingPage) => ReactNode;
  /** Returns the text of the button that adds a page, by the number of rows that are left: '25 more rows'. */
  moreText: (left: number) => string;
  /** Whether the rows reach the edges of what is around them, so that the button and messages keep their own distance. */
  isFlush?: boolean;
  className?: string | undefined;
}

/** List whose pages are one below the other, with a button that adds the next. */
export function GrowingRows({ pageSize, total, renderPage, moreText, isFlush = false, className }: GrowingRowsProps) {
  const [count, setCount] = useState(1);
  const pages = Array.from({ length: count }, (_, at) => ({ current: at + 1, pageSize }));
  const left = total - count * pageSize;
  return (
    <>
      <ul className={className} data-flush={isFlush}>
        {pages.map((page) => (
          <Page key={page.current} page={page} renderPage={renderPage} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.more} onClick={() => setCount(count + 1)}>
          {moreText(left)}
        </button>
      )}
    </>
  );
}

const Page = ({ page, renderPage }: Pick<GrowingRowsProps, "renderPage"> & { page: GrowingPage }) => renderPage(page);

interface PageWaitingProps {
  failure: string | null;
  /** What is missing, when the page could not be loaded. */
  effect?: string;
  /** Placeholder until the page is there. */
  placeholder?: ReactNode;
  onRetry: () => void;
}

const lines = <SkeletonLines count={4} height={48} />;

/** Placeholder or error of a page of a list that grows. */
export const PageWaiting = ({
  failure,
  effect = texts.theseCouldNotBeLoaded,
  placeholder = lines,
  onRetry,
}: PageWaitingProps) => (
  <li className={styles.waiting}>
    {failure ? <PartFailed message={failure} effect={effect} onRetry={onRetry} /> : placeholder}
  </li>
);
