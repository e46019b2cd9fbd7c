import { Fragment } from "react";
import styles from "./Was.module.css";

const words = (text: string): string[] => text.split(" ");

/** What stands somewhere, with the words that stood there before struck out; all of it where nothing follows. */
export function Was({ text, is }: { text: string; is: string | null }) {
  if (text === is) return is;
  const [before, now] = [words(text), is === null ? [] : words(is)];
  const isWordByWord = before.length === now.length;
  if (!isWordByWord)
    return (
      <>
        <s className={styles.before}>{text}</s> {is !== null && <span className={styles.now}>{is}</span>}
      </>
    );
  return now.map((word, at) => (
    <Fragment key={`${at} ${word}`}>
      {at > 0 && " "}
      {word !== before[at] && <s className={styles.before}>{before[at]}</s>}
      {word === before[at] ? word : <span className={styles.now}> {word}</span>}
    </Fragment>
  ));
}
