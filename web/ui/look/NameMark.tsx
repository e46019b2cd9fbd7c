import styles from "./NameMark.module.css";

/** A logo; without one the first letters of the name. */
export function NameMark({ name, logo }: { name: string; logo: string | null | undefined }) {
  if (logo) return <img className={styles.logo} src={logo} alt="" />;
  const letters = name.split(/\s+/).map(([first = ""]) => first);
  return (
    <span className={styles.letters} aria-hidden>
      {letters.slice(0, 2).join("").toUpperCase()}
    </span>
  );
}
