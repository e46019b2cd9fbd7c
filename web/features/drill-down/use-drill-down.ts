import type { DueMetric } from "@restride/domain/drill-down/metric.ts";

/** Tags of an opened count. */
export const drillDownSubjects = ["patients", "progress", "schedules"] as const;

/** Props of every part of an opened count. */
export interface OpenedProps {
  readonly number: DueMetric;
  readonly timeZone: string;
}
