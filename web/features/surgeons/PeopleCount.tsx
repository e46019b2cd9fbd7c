import { peopleOf, type TeamCategory } from "@restride/domain/surgeons/team.ts";
import styles from "./TeamCategories.module.css";

/** How many people a category names, in words. */
export const PeopleCount = ({ category }: { category: TeamCategory }) => (
  <span className={styles.quiet}>{peopleOf(category) || "Empty"}</span>
);
