import { activePatientsPath } from "@restride/domain/patients/list/patient-list-path.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Compliance } from "../../features/compliance/Compliance.tsx";
import { Engagement } from "../../features/home/Engagement.tsx";
import { Outcomes } from "../../features/home/Outcomes.tsx";
import { PatientStatsDocument } from "../../features/patients/patients.graphql.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useToday } from "../../platform/page/use-today.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Counts } from "../../ui/page/PageHead.tsx";
import * as texts from "./pages-texts.ts";

const nothing = {};

/** Home page of a clinic: compliance first, then engagement, then patients' answers. */
export function HomePage() {
  const today = useToday(useSignedIn().customer?.timezone ?? defaultTimeZone);
  const { data } = useGraphqlQuery(PatientStatsDocument, nothing, { tags: ["patients"] });
  const { active = null, knee = null, hip = null } = data?.getPatientStats ?? {};
  const counts = (
    <Counts
      counts={[
        { label: texts.active, value: active, to: activePatientsPath() },
        { label: texts.knee, value: knee, to: activePatientsPath("knee") },
        { label: texts.hip, value: hip, to: activePatientsPath("hip") },
      ]}
    />
  );
  return (
    <>
      <Compliance today={today} />
      <Engagement counts={counts} />
      <Outcomes />
    </>
  );
}
