import { defaultEngagementRange, type EngagementRange, engagementRanges } from "@restride/domain/home/engagement.ts";
import { Activity, Footprints } from "lucide-react";
import type { ReactNode } from "react";
import { useAsked } from "../../platform/use-asked.ts";
import { SectionHead } from "../../ui/PageHead.tsx";
import { Select } from "../../ui/Select.tsx";
import { useSeen } from "../../ui/use-seen.ts";
import { EngagementCard } from "./EngagementCard.tsx";
import { Last7ActivitiesDocument, Last7MeasurementsDocument } from "./home.graphql.ts";
import styles from "./Home.module.css";
import { useRange } from "./use-range.ts";

const options = engagementRanges.map((range) => ({
  value: String(range),
  label: range === 1 ? "1 day" : `${range} days`,
}));

interface AreaProps {
  variables: { range: EngagementRange } | null;
  days: EngagementRange;
}

function Activities({ variables, days }: AreaProps) {
  const { data, failure, askAgain } = useAsked(Last7ActivitiesDocument, variables, { about: ["patients", "progress"] });
  const { skipped, partial, complete } = data?.getLast7Activities ?? {};
  const icon = <Footprints />;
  return (
    <EngagementCard
      title="Activity"
      icon={icon}
      area="exercise"
      buckets={{ skipped, partial, complete }}
      {...{ days, failure, askAgain }}
    />
  );
}

function Measurements({ variables, days }: AreaProps) {
  const { data, failure, askAgain } = useAsked(Last7MeasurementsDocument, variables, {
    about: ["patients", "progress"],
  });
  const { measkipped: skipped, meapartial: partial, meacomplete: complete } = data?.getLast7Measurements ?? {};
  const icon = <Activity />;
  return (
    <EngagementCard
      title="Measurement"
      icon={icon}
      area="measurement"
      buckets={{ skipped, partial, complete }}
      {...{ days, failure, askAgain }}
    />
  );
}

/** Who did what was due in the last days, by exercises and by measurements. */
export function Engagement({ counts }: { counts: ReactNode }) {
  const { range, choose } = useRange("days", engagementRanges, defaultEngagementRange);
  const { place, seen } = useSeen();
  const variables = seen ? { range } : null;
  return (
    <section ref={place} className={styles.group} aria-label="Patient engagement">
      <SectionHead title="Patient engagement" counts={counts}>
        <Select label="Range in days" value={String(range)} options={options} onValue={choose} />
      </SectionHead>
      <div className={styles.engagement}>
        <Activities variables={variables} days={range} />
        <Measurements variables={variables} days={range} />
      </div>
    </section>
  );
}
