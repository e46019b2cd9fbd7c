import { useState } from "react";
import styles from "./ReadMore.module.css";
import * as texts from "./look-texts.ts";

/** Number of characters of a long text that are shown at first. */
export const readMoreLength = 800;

/** Returns the beginning of a text that is too long, cut between two words; null for a shorter text. */
export const beginningOf = (text: string): string | null => {
  if (text.length <= readMoreLength) return null;
  const cut = text.slice(0, readMoreLength + 1);
  return cut.slice(0, Math.max(cut.search(/\s\S*$/), 0) || readMoreLength).trimEnd();
};

/** Text with its line breaks; of a long text the beginning, with a button for the rest. */
export function ReadMore({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const beginning = beginningOf(text);
  return (
    <>
      <p className={styles.text}>{beginning === null || whole ? text : `${beginning} …`}</p>
      {beginning !== null && (
        <button type="button" className={styles.moreButton} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? texts.readLess : texts.readMore}
        </button>
      )}
    </>
  );
}
