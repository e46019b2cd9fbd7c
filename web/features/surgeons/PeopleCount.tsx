import { peopleOf, type TeamCategory } from "@restride/domain/surgeons/team.ts";
import styles from "./TeamCategories.module.css";
import * as texts from "./surgeons-texts.ts";

/** Number of people in a category, as text. */
export const PeopleCount = ({ category }: { category: TeamCategory }) => (
  <span className={styles.mutedText}>{peopleOf(category) || texts.empty}</span>
);
