import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useMemo, useState } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { PreviewMoveDocument } from "./surgery.graphql.ts";

/** New surgery date with the preview that the user saw. */
export interface SeenMove {
  readonly to: CalendarDate;
  readonly reschedule: boolean;
  readonly reminders: readonly string[];
  readonly drops: boolean;
  readonly planHash: string;
}

interface TriedDates {
  readonly patientId: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** State of a new surgery date that the user tries, with the server's preview. While a new preview loads, the previous one stays visible. */
export function useTriedMove({ patientId, from, to: first }: TriedDates) {
  const [to, setTo] = useState<CalendarDate | null>(first);
  const [reschedule, setReschedule] = useState(true);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const [drops, setDrops] = useState(false);
  const variables = useMemo(
    () =>
      to === null ? null : { patientid: patientId, to, reschedule, reminders: ticked === null ? null : [...ticked] },
    [patientId, to, reschedule, ticked],
  );
  const answer = useGraphqlQuery(PreviewMoveDocument, variables, { tags: ["schedules", "patients", "reminders"] });
  const { plan, planHash } = answer.data?.previewSurgeryMove ?? { plan: null, planHash: null };
  const isShown = plan !== null && plan.to === to && !answer.loading;
  const dropping = plan?.items.some(({ effect }) => effect === "drops") ?? false;
  const reminders = (plan?.reminders ?? []).flatMap(({ _id, goesalong }) => (goesalong ? _id : []));
  const isReady = isShown && to !== from && (drops || !dropping);
  return {
    to,
    setTo,
    reschedule,
    setReschedule,
    drops,
    setDrops,
    dropping,
    plan,
    preview: answer,
    tick: (id: string, on: boolean) => setTicked(on ? [...reminders, id] : reminders.filter((each) => each !== id)),
    seen: isReady && to !== null && planHash !== null ? { to, reschedule, reminders, drops, planHash } : null,
  };
}

export type TriedMove = ReturnType<typeof useTriedMove>;
export type ShownPlan = NonNullable<TriedMove["plan"]>;
