import { CircleCheck } from "lucide-react";
import styles from "./Registration.module.css";
import * as texts from "./registration-texts.ts";

/** Step 4: confirmation, and the next steps. */
export const ThankYou = ({ clinic }: { clinic: string }) => (
  <div className={`${styles.card} ${styles.thanks}`}>
    <CircleCheck size={40} strokeWidth={1.5} />
    <h1 tabIndex={-1}>{texts.thankYou}</h1>
    <p>{texts.hasReceivedYourRegistrationAndYourSigned(clinic)}</p>
    <p>{texts.yourCareTeamSetsUp}</p>
  </div>
);
