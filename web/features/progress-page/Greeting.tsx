import { surgerySentence, surgeryWhen } from "@restride/domain/progress-page/surgery-texts.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useSheetHeads } from "../../platform/page/sheet-heads.ts";
import { NameMark } from "../../ui/look/NameMark.tsx";
import { type SurveyFragment, WhoseDocument, type WhoseFragment } from "./progress-page.graphql.ts";
import styles from "./Progress.module.css";
import * as texts from "./progress-page-texts.ts";

interface GreetingProps {
  survey: WhoseFragment;
  /** False when the page's header already shows the name. */
  isNamed: boolean;
}

/** Clinic, patient's name, and surgery. The server returns no name to a caregiver. */
export function Greeting({ survey, isNamed }: GreetingProps) {
  const { clinic, logo, provider, patientname, surgerytype, surgerydate, today } = survey;
  useSheetHeads(clinic, formatUs(today));
  return (
    <div className={styles.greeting}>
      <div className={styles.clinic}>
        <NameMark name={clinic} logo={logo} />
        <div>
          <p>{clinic}</p>
          <p>{provider}</p>
        </div>
      </div>
      {isNamed && patientname && <p className={styles.name}>{patientname}</p>}
      <p>
        {surgerySentence(surgerytype === "hip" ? "hip" : "knee", surgerydate)},{" "}
        <strong>{surgeryWhen(surgerydate, today)}</strong>
      </p>
    </div>
  );
}

/** Greeting above the charts of a device for holders of a link; nothing until it is loaded. */
export function GreetingByLink({ patientid, link }: { patientid: string; link: string }) {
  const { data } = useGraphqlQuery(WhoseDocument, { patientid }, { tags: [], link });
  const survey = data?.getSurveyDetail.survey;
  return survey && <Greeting survey={survey} isNamed />;
}

/** Text that names whom to ask, and says that the patient's own link ends soon; a caregiver's link lasts longer. */
export const ContactFooter = ({ survey: { clinic, mayshare } }: { survey: SurveyFragment }) => (
  <p className={styles.closingText}>
    {texts.questionsCall(clinic)} {mayshare && texts.thisPageClosesByItself}
  </p>
);
