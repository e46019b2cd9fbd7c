import { surgerySentence, surgeryWhen } from "@restride/domain/progress-page/surgery-sentence.ts";
import { NameMark } from "../../ui/look/NameMark.tsx";
import type { SurveyFragment } from "./progress-page.graphql.ts";
import styles from "./Progress.module.css";

/** Whose clinic it is and which surgery it is about. The patient is not named: a link may be passed on. */
export const Greeting = ({ survey: { clinic, logo, surgerytype, surgerydate, today } }: { survey: SurveyFragment }) => (
  <div className={styles.greeting}>
    <p className={styles.clinic}>
      <NameMark name={clinic} logo={logo} /> {clinic}
    </p>
    <p>
      {surgerySentence(surgerytype === "hip" ? "hip" : "knee", surgerydate)},{" "}
      <strong>{surgeryWhen(surgerydate, today)}</strong>
    </p>
  </div>
);

/** Whom to ask; the patient's own link ends before long, a caregiver's does not. */
export const LastWords = ({ survey: { clinic, mayshare } }: { survey: SurveyFragment }) => (
  <p className={styles.lastWords}>
    Questions? Call {clinic}. {mayshare && "This page closes by itself after 30 minutes."}
  </p>
);
