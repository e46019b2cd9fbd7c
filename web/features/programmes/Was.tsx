import styles from "./Was.module.css";

/** What stands somewhere, with what stood there before struck out; null where nothing follows. */
export const Was = ({ text, is }: { text: string; is: string | null }) =>
  text === is ? (
    is
  ) : (
    <>
      <s className={styles.before}>{text}</s>
      {is !== null && <span className={styles.now}> {is}</span>}
    </>
  );
