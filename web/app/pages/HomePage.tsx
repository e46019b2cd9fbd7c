import { Compliance } from "../../features/compliance/Compliance.tsx";
import { Engagement } from "../../features/home/Engagement.tsx";
import { Outcomes } from "../../features/home/Outcomes.tsx";
import { PatientStatsDocument } from "../../features/patients/patients.graphql.ts";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { Counts } from "../../ui/page/PageHead.tsx";

const nothing = {};

/** A clinic's home: compliance first, then engagement, then what patients answered. */
export function HomePage() {
  const { data } = useAsked(PatientStatsDocument, nothing, { about: ["patients"] });
  const { active = null, knee = null, hip = null } = data?.getPatientStats ?? {};
  const counts = (
    <Counts
      counts={[
        { label: "Active", value: active },
        { label: "Knee", value: knee },
        { label: "Hip", value: hip },
      ]}
    />
  );
  return (
    <>
      <Compliance />
      <Engagement counts={counts} />
      <Outcomes />
    </>
  );
}
