import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { bandOn, type CohortWindow, corridorOf, minPeople, placeOf } from "@restride/domain/recovery/corridor.ts";
import {
  beyondCorridor,
  formSource,
  type Joint,
  recoveryMetrics,
  recoverySentence,
  type RecoveryMetric,
  tooFew,
} from "@restride/domain/recovery/recovery-texts.ts";
import { windowOf } from "@restride/domain/recovery/windows.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import { type DatedValue, makeRecoveryQueries } from "./recovery.queries.ts";

interface DrawnMetric {
  readonly metric: RecoveryMetric;
  readonly source: string;
  readonly joint: Joint;
}

const sameKind =
  ({ metric, source }: Pick<DrawnMetric, "metric" | "source">) =>
  (other: Pick<DrawnMetric, "metric" | "source">): boolean =>
    other.metric === metric && other.source === source;

/**
 * Returns the kinds of values that the patient has: metrics in their order, of each the source with most values first, and among equal ones
 * a device first.
 */
const kindsOf = (own: readonly DatedValue[]) =>
  recoveryMetrics.flatMap((metric) => {
    const bySource = Map.groupBy(
      own.filter((value) => value.metric === metric),
      ({ source }) => source,
    );
    return [...bySource]
      .toSorted(([one], [other]) => Number(one === formSource) - Number(other === formSource))
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([source, points]) => ({ metric, source, points }));
  });

const chartOf = (
  { metric, source, joint }: DrawnMetric,
  points: readonly DatedValue[],
  windows: readonly CohortWindow[],
) => {
  const corridor = corridorOf(windows);
  const last = points.at(-1)!;
  const near = windowOf(last.day);
  const { people, readings } = windows.find(({ day }) => day === near.day) ?? { people: 0, readings: 0 };
  const centiles = bandOn(corridor, last.day);
  const sentenceOf = (): string => {
    if (centiles) return recoverySentence(metric, joint, last, centiles);
    return people < minPeople ? tooFew(joint, people) : beyondCorridor(last.day, near.day);
  };
  return {
    metric,
    source,
    points: points.map(({ date, day, value }) => {
      const there = bandOn(corridor, day);
      return { date, day, value, place: there && placeOf(value, there) };
    }),
    corridor: corridor.map((run) =>
      run.map(({ day, centiles: [c10, c25, c50, c75, c90] }) => ({ day, c10, c25, c50, c75, c90 })),
    ),
    window: { from: near.from, to: near.to, people, readings },
    sentence: sentenceOf(),
  };
};

/**
 * Makes the function that returns a patient's recovery, and that of the clinic's others on the same days after surgery, as screens and PDFs show it;
 * undefined for a patient who is not in the clinic. The caller has checked that the patient is in the scope.
 */
export const makeReadRecovery = (db: Database) => {
  const queries = makeRecoveryQueries(db);
  return async (scope: CustomerScope, patientId: Id) => {
    const [joint, own, others, newest] = await Promise.all([
      queries.joint(scope, patientId),
      queries.own(scope, patientId),
      queries.others(scope, patientId),
      queries.newest(scope),
    ]);
    if (!joint) return undefined;
    return {
      joint,
      version: newest?.version ?? null,
      madeon: newest?.madeOn ?? null,
      cohortfrom: newest?.cohortFrom ?? null,
      cohortto: newest?.cohortTo ?? null,
      charts: kindsOf(own).map(({ points, ...kind }) =>
        chartOf({ ...kind, joint }, points, others.filter(sameKind(kind))),
      ),
    };
  };
};

export type ReadRecovery = ReturnType<typeof makeReadRecovery>;
