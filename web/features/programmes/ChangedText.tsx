import { Fragment } from "react";
import styles from "./ChangedText.module.css";

const wordsOf = (text: string): string[] => text.split(" ");

/** Text with the words that changed struck out before it; the whole previous text struck out when there is no current one. */
export function ChangedText({ text, currentText }: { text: string; currentText: string | null }) {
  if (text === currentText) return currentText;
  if (currentText === null) return <s className={styles.previousText}>{text}</s>;
  const [before, now] = [wordsOf(text), wordsOf(currentText)];
  if (before.length !== now.length)
    return (
      <span>
        <s className={styles.previousText}>{text}</s> <span className={styles.currentText}>{currentText}</span>
      </span>
    );
  return (
    <span>
      {now.map((word, at) => (
        <Fragment key={`${at} ${word}`}>
          {word !== before[at] && <s className={styles.previousText}>{before[at]}</s>}{" "}
          {word === before[at] ? word : <span className={styles.currentText}>{word}</span>}{" "}
        </Fragment>
      ))}
    </span>
  );
}
