import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { newsRoles, newsTexts } from "@restride/domain/notifications/news.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import type { NumberedFact } from "../../platform/events/facts.ts";
import { type Reaction, reaction } from "../../platform/events/reactions.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import type { NotificationsQueries } from "./notifications.queries.ts";

export interface PushDeps {
  readonly queries: NotificationsQueries;
  readonly letterheads: Letterheads;
  readonly send: Send;
}

type News = keyof typeof newsTexts;

/** What happened: to which patient, and who did it. */
interface Happened {
  readonly no: number;
  readonly subjectId: Id | null;
  readonly by: Id | null;
  /** The case, comment or reminder that is new. */
  readonly record: Id;
}

type NewsFact = NumberedFact<"CaseCreated" | "ReminderAdded">;

const happened = ({ no, subjectId, data }: NewsFact, record: Id): Happened => ({ no, subjectId, by: data.by, record });

const messageKind = { message: "caseNews", reminder: "reminderNews" } as const;

/** What happened is pushed to the browsers of those in the clinic who may see it and did not do it. Pushes say that, not what. */
export const makePushNews =
  ({ queries, letterheads, send }: PushDeps) =>
  async (scope: CustomerScope, { no, subjectId, by, record }: Happened, news: News, path: string): Promise<void> => {
    const browsers = await queries.browsersFor(scope, newsRoles[news], subjectId, by);
    if (browsers.length === 0) return;
    const { name } = await letterheads(scope, { customerId: scope.customerId, companyId: null });
    for (const { userId, subscription } of browsers) {
      const message = { subscription, title: name, text: newsTexts[news], path };
      await send(scope, `fact ${no} ${userId} ${subscription}`, {
        kind: messageKind[news],
        about: { userId: userId, patientId: subjectId, subjectId: record },
        channel: "webPush",
        message,
      });
    }
  };

export const newsReactions = (deps: PushDeps): Reaction[] => {
  const pushNews = makePushNews(deps);
  return [
    reaction({
      name: "push-message",
      to: "CaseCreated",
      react: (scope, fact) =>
        pushNews(scope, happened(fact, fact.data.case), "message", pathOf("caseDetail", { caseid: fact.data.case })),
    }),
    reaction({
      name: "push-reminder",
      to: "ReminderAdded",
      react: (scope, fact) => pushNews(scope, happened(fact, fact.data.reminder), "reminder", pathOf("events")),
    }),
  ];
};
