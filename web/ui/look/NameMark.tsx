import styles from "./NameMark.module.css";

interface NameMarkProps {
  name: string;
  logo: string | null | undefined;
  /** Smaller size, for a table row. */
  small?: boolean;
}

/** Logo; without one, the first letters of the name. */
export function NameMark({ name, logo, small = false }: NameMarkProps) {
  if (logo) return <img className={styles.logo} data-small={small} src={logo} alt="" />;
  const letters = name.split(/\s+/).map(([first = ""]) => first);
  return (
    <span className={styles.letters} data-small={small} aria-hidden>
      {letters.slice(0, 2).join("").toUpperCase()}
    </span>
  );
}
