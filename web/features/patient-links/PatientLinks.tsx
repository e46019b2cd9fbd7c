import { linkTexts } from "@restride/domain/patient-links/link-texts.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { PartFailed } from "../../ui/look/States.tsx";
import { LinkRows } from "./LinkRows.tsx";
import { PatientLinksDocument } from "./patient-links.graphql.ts";
import styles from "./PatientLinks.module.css";
import * as texts from "./patient-links-texts.ts";

const tags = ["links", "patients"] as const;

interface LinkedPatient {
  readonly _id: string;
  /** Number of links that have not ended. */
  readonly links: number;
}

/** Section with the links to a patient in the side panel; nothing when there are none. */
export function PatientLinks({ patient }: { patient: LinkedPatient }) {
  const variables = patient.links > 0 ? { patientid: patient._id } : null;
  const { data, failure, refetch } = useGraphqlQuery(PatientLinksDocument, variables, { tags: tags });
  const { links, timezone } = data?.getPatientLinks ?? {};
  if (variables === null) return null;
  if (failure !== null && !links)
    return (
      <section className={styles.section}>
        <PartFailed message={failure} effect={texts.linksCouldNotBeLoaded} onRetry={refetch} />
      </section>
    );
  if (!links?.length || !timezone) return null;
  return (
    <section className={styles.section}>
      <h2>
        {linkTexts.title} <span>{links.length}</span>
      </h2>
      <LinkRows patientId={patient._id} links={links} timeZone={timezone} />
    </section>
  );
}

interface LinksOfPageProps {
  patientId: string;
  /** Token of the link that the page was opened with; undefined for a session. */
  token: string | undefined;
}

/** List of the links to a patient, at the foot of a page for patients and holders of links. */
export function LinksOfPage({ patientId, token }: LinksOfPageProps) {
  const { data } = useGraphqlQuery(PatientLinksDocument, { patientid: patientId }, { tags: tags, link: token });
  const { links, timezone } = data?.getPatientLinks ?? {};
  if (!links?.length || !timezone) return null;
  return (
    <div className={styles.foot}>
      <h3>{linkTexts.onPage}</h3>
      <LinkRows patientId={patientId} links={links} timeZone={timezone} token={token} isLarge />
    </div>
  );
}
