import { Link, useSearchParams } from "react-router";
import styles from "./PatientFrame.module.css";

const parts = { calendar: "Calendar", notes: "Notes", charts: "Charts", more: "More" } as const;

/** What a phone shows of a patient at a time. */
export type PagePart = keyof typeof parts;

/** The part that the address names, the calendar unless it names one. */
export function useNamedPart(): PagePart {
  const [params] = useSearchParams();
  const named = params.get("part") ?? "";
  return Object.hasOwn(parts, named) ? (named as PagePart) : "calendar";
}

/** The ways to the parts. */
export function PartTabs({ openPart }: { openPart: PagePart }) {
  const [params] = useSearchParams();
  const pathOf = (part: string): string => {
    const others = new URLSearchParams(params);
    others.set("part", part);
    return `?${others}`;
  };
  return (
    <nav className={styles.tabs} aria-label="Parts of the page">
      {Object.entries(parts).map(([part, name]) => (
        <Link key={part} replace to={pathOf(part)} aria-current={part === openPart ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
