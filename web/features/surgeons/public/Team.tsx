import type { TeamCategory } from "@restride/domain/surgeons/team.ts";
import { ChevronDown } from "lucide-react";
import styles from "./Team.module.css";
import * as texts from "./public-texts.ts";

/** Section with a surgeon's team by category; each category opens its people. */
export const Team = ({ team }: { team: readonly TeamCategory[] }) => (
  <section className={styles.team} aria-labelledby="team">
    <h2 id="team">{texts.team}</h2>
    {team.map(({ _id, name, details }) => (
      <details key={_id}>
        <summary>
          {name}
          <ChevronDown size={18} />
        </summary>
        <p>{details.trim()}</p>
      </details>
    ))}
  </section>
);
