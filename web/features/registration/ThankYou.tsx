import { CircleCheck } from "lucide-react";
import styles from "./Registration.module.css";

/** Step 4: confirmation, and the next steps. */
export const ThankYou = ({ clinic }: { clinic: string }) => (
  <div className={`${styles.card} ${styles.thanks}`}>
    <CircleCheck size={40} strokeWidth={1.5} />
    <h1 tabIndex={-1}>Thank you</h1>
    <p>{clinic} has received your registration and your signed consent forms.</p>
    <p>
      Your care team sets up your care plan and then sends you a message with the next step. You can close this page.
    </p>
  </div>
);
