import { Fragment } from "react";
import styles from "./Was.module.css";

const words = (text: string): string[] => text.split(" ");

/** Text with the words that changed struck out before it; the whole previous text struck out when there is no current one. */
export function Was({ text, is }: { text: string; is: string | null }) {
  if (text === is) return is;
  if (is === null) return <s className={styles.before}>{text}</s>;
  const [before, now] = [words(text), words(is)];
  if (before.length !== now.length)
    return (
      <span>
        <s className={styles.before}>{text}</s> <span className={styles.now}>{is}</span>
      </span>
    );
  return (
    <span>
      {now.map((word, at) => (
        <Fragment key={`${at} ${word}`}>
          {word !== before[at] && <s className={styles.before}>{before[at]}</s>}{" "}
          {word === before[at] ? word : <span className={styles.now}>{word}</span>}{" "}
        </Fragment>
      ))}
    </span>
  );
}
