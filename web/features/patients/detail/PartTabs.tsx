import { Link, useSearchParams } from "react-router";
import styles from "./PatientFrame.module.css";
import * as texts from "./detail-texts.ts";

/** Parts of a patient's page, of which a phone shows one at a time. */
export type PagePart = keyof typeof texts.parts;

/** Returns the part that the URL names; the calendar by default. */
export function useNamedPart(): PagePart {
  const [params] = useSearchParams();
  const named = params.get("part") ?? "";
  return Object.hasOwn(texts.parts, named) ? (named as PagePart) : "calendar";
}

/** Tabs of the parts. */
export function PartTabs({ openPart }: { openPart: PagePart }) {
  const [params] = useSearchParams();
  const pathOf = (part: string): string => {
    const others = new URLSearchParams(params);
    others.set("part", part);
    return `?${others}`;
  };
  return (
    <nav className={styles.tabs} aria-label={texts.partsOfThePage}>
      {Object.entries(texts.parts).map(([part, name]) => (
        <Link key={part} replace to={pathOf(part)} aria-current={part === openPart ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
