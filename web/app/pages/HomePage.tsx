import { Compliance } from "../../features/compliance/Compliance.tsx";
import { Engagement } from "../../features/home/Engagement.tsx";
import { Outcomes } from "../../features/home/Outcomes.tsx";
import { PatientStatsDocument } from "../../generated/operations.ts";
import { useAnswer } from "../../platform/use-answer.ts";
import { Counts } from "../../ui/PageHead.tsx";

const nothing = {};

/** A clinic's home: compliance first, then engagement, then what patients answered. */
export function HomePage() {
  const { data } = useAnswer(PatientStatsDocument, nothing);
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
