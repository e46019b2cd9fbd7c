import { statusText } from "@restride/domain/case-states/case-status.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useEffect, useState } from "react";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import type { HandledCaseFragment } from "./case-detail.graphql.ts";
import { type HandledField, handledValues } from "./use-choices.ts";
import * as texts from "./case-detail-texts.ts";

/** Milliseconds for which a field shows that somebody else changed it. */
const tintedFor = 8_000;

type News = Partial<Record<HandledField, string>>;

const setTo = (supportCase: HandledCaseFragment): Record<HandledField, string> => ({
  status: statusText(supportCase.status),
  priority: supportCase.priority ?? texts.noPriority,
  assignee: supportCase.assignedToName ?? "nobody",
});

/** Returns the changes that somebody else made between two responses, as texts. */
function newsBetween(before: HandledCaseFragment, now: HandledCaseFragment, me: string, timeZone: string): News {
  const { changedBy, changedAt } = now;
  if (before.changedAt === changedAt || !changedBy || !changedAt || changedBy._id === me) return {};
  const [was, is, words] = [handledValues(before), handledValues(now), setTo(now)];
  const fields = (["status", "priority", "assignee"] as const).filter((field) => was[field] !== is[field]);
  const time = formatTime(Date.parse(changedAt), timeZone);
  return Object.fromEntries(fields.map((field) => [field, texts.setText(changedBy.name, words[field], time)]));
}

/** Returns the fields that somebody else changed just now, with user, new value, and time. */
export function useTinted(supportCase: HandledCaseFragment): News {
  const { user, customer } = useSignedIn();
  const [last, setLast] = useState(supportCase);
  const [news, setNews] = useState<News>({});
  if (last !== supportCase) {
    const fresh = newsBetween(last, supportCase, user._id, customer?.timezone ?? defaultTimeZone);
    setLast(supportCase);
    if (Object.keys(fresh).length > 0) setNews(fresh);
  }
  useEffect(() => {
    const timer = setTimeout(() => setNews({}), tintedFor);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
