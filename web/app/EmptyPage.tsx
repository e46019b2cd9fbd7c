import { Link } from "react-router";
import { buttonClass } from "../ui/Button.tsx";
import styles from "./NotFound.module.css";

/** A route that has nothing to show. */
export const EmptyPage = ({ title }: { title: string }) => (
  <div className={styles.page}>
    <h1>{title}</h1>
    <p>There is nothing to show here.</p>
    <Link to="/" className={buttonClass({ variant: "primary" })}>
      Go to the start
    </Link>
  </div>
);
