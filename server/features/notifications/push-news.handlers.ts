import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { newsRoles, newsTexts } from "@restride/domain/notifications/news.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import type { NumberedEvent } from "../../platform/events/domain-events.ts";
import { type EventHandler, eventHandler } from "../../platform/events/event-handlers.ts";
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

type NewsEvent = NumberedEvent<"CaseCreated" | "ReminderAdded">;

const happened = ({ no, subjectId, data }: NewsEvent, record: Id): Happened => ({ no, subjectId, by: data.by, record });

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

export const newsHandlers = (deps: PushDeps): EventHandler[] => {
  const pushNews = makePushNews(deps);
  return [
    eventHandler({
      name: "push-message",
      to: "CaseCreated",
      handle: (scope, event) =>
        pushNews(scope, happened(event, event.data.case), "message", pathOf("caseDetail", { caseid: event.data.case })),
    }),
    eventHandler({
      name: "push-reminder",
      to: "ReminderAdded",
      handle: (scope, event) => pushNews(scope, happened(event, event.data.reminder), "reminder", pathOf("events")),
    }),
  ];
};
