import { defaultEngagementRange, engagementRanges } from "@restride/domain/home/engagement.ts";
import { Activity, Footprints } from "lucide-react";
import type { ReactNode } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { SectionHead } from "../../ui/page/PageHead.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { useIsInView } from "../../ui/look/use-is-in-view.ts";
import { EngagementCard } from "./EngagementCard.tsx";
import { EngagementDocument } from "./home.graphql.ts";
import styles from "./Home.module.css";
import { useRange } from "./use-range.ts";
import * as texts from "./home-texts.ts";

const options = engagementRanges.map((range) => ({
  value: String(range),
  label: texts.dayCount(range),
}));

/** Section with the patients by the share of due items that they completed in the last days, of exercises and of measurements. */
export function Engagement({ counts }: { counts: ReactNode }) {
  const { range, choose } = useRange("days", engagementRanges, defaultEngagementRange);
  const { place, seen } = useIsInView();
  const { data, failure, refetch } = useGraphqlQuery(EngagementDocument, seen ? { range } : null, {
    tags: ["patients", "progress"],
  });
  const { skipped, partial, complete } = data?.getLast7Activities ?? {};
  const { measkipped, meapartial, meacomplete } = data?.getLast7Measurements ?? {};
  const measured = { skipped: measkipped, partial: meapartial, complete: meacomplete };
  const rangeState = { days: range, failure, refetch };
  return (
    <section ref={place} className={styles.group} aria-label={texts.patientEngagement}>
      <SectionHead title={texts.patientEngagement} counts={counts}>
        <Select label={texts.rangeInDays} value={String(range)} options={options} onValue={choose} />
      </SectionHead>
      <div className={styles.engagement}>
        <EngagementCard
          title={texts.activity}
          icon={<Footprints />}
          area="exercise"
          buckets={{ skipped, partial, complete }}
          {...rangeState}
        />
        <EngagementCard
          title={texts.measurement}
          icon={<Activity />}
          area="measurement"
          buckets={measured}
          {...rangeState}
        />
      </div>
    </section>
  );
}
