import { statusText } from "@restride/domain/case-states/case-status.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useEffect, useState } from "react";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import type { HandledCaseFragment } from "./case-detail.graphql.ts";
import { type HandledField, handledValues } from "./use-choices.ts";
import * as texts from "./case-detail-texts.ts";
import { casePriorityLabel } from "@restride/domain/cases/case-value-texts.ts";

/** Milliseconds for which a field shows that somebody else changed it. */
const tintDuration = 8_000;

type FieldChanges = Partial<Record<HandledField, string>>;

const setTo = (supportCase: HandledCaseFragment): Record<HandledField, string> => ({
  status: statusText(supportCase.status),
  priority: supportCase.priority ? casePriorityLabel(supportCase.priority) : texts.noPriority,
  assignee: supportCase.assignedToName ?? texts.nobodyAssigned,
});

/** Returns the changes that somebody else made between two responses, as texts. */
function changesBetween(
  before: HandledCaseFragment,
  now: HandledCaseFragment,
  me: string,
  timeZone: string,
): FieldChanges {
  const { changedBy, changedAt } = now;
  if (before.changedAt === changedAt || !changedBy || !changedAt || changedBy._id === me) return {};
  const [was, is, words] = [handledValues(before), handledValues(now), setTo(now)];
  const fields = (["status", "priority", "assignee"] as const).filter((field) => was[field] !== is[field]);
  const time = formatTime(Date.parse(changedAt), timeZone);
  return Object.fromEntries(fields.map((field) => [field, texts.setText(changedBy.name, words[field], time)]));
}

/** Returns the fields that somebody else changed just now, with user, new value, and time. */
export function useRecentChanges(supportCase: HandledCaseFragment): FieldChanges {
  const { user, customer } = useSignedIn();
  const [last, setLast] = useState(supportCase);
  const [news, setNews] = useState<FieldChanges>({});
  if (last !== supportCase) {
    const fresh = changesBetween(last, supportCase, user._id, customer?.timezone ?? defaultTimeZone);
    setLast(supportCase);
    if (Object.keys(fresh).length > 0) setNews(fresh);
  }
  useEffect(() => {
    const timer = setTimeout(() => setNews({}), tintDuration);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
