import { useLayoutEffect, useRef, useState } from "react";
import styles from "./Notes.module.css";
import * as texts from "./notes-texts.ts";

/** Text of a note with its line breaks; of a long one the first ten lines, with a button for the rest. */
export function NoteText({ category, text }: { category: string; text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [whole, setWhole] = useState(false);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (box.current && !whole) setCut(box.current.scrollHeight > box.current.clientHeight);
    };
    const watched = new ResizeObserver(measure);
    if (box.current) watched.observe(box.current);
    return () => watched.disconnect();
  }, [text, whole]);
  return (
    <div className={styles.noteText}>
      <p ref={box} className={styles.text} data-expanded={whole}>
        <span className={styles.category}>{category}</span>
        {text}
      </p>
      {isCut && (
        <button type="button" className={styles.moreButton} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? texts.readLess : texts.readMore}
        </button>
      )}
    </div>
  );
}
