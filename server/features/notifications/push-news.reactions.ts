import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { newsRoles, newsTexts } from "@restride/domain/notifications/news.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import type { NumberedFact } from "../../platform/events/facts.ts";
import type { Reaction } from "../../platform/events/reactions.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import type { NotificationsViews } from "./notifications.views.ts";

interface Needs {
  readonly views: NotificationsViews;
  readonly letterheads: Letterheads;
  readonly send: Send;
}

type News = keyof typeof newsTexts;

const pathTo: Record<News, (fact: NumberedFact) => string> = {
  message: ({ data }) => pathOf("caseDetail", { caseid: String(data.case) }),
  reminder: () => pathOf("events"),
};

/** What happened is pushed to the browsers of those in the clinic who may see it and did not do it. Pushes say that, not what. */
const pushNews =
  ({ views, letterheads, send }: Needs, news: News) =>
  async (scope: CustomerScope, fact: NumberedFact): Promise<void> => {
    const by = fact.data.by === null ? null : String(fact.data.by);
    const browsers = await views.browsersFor(scope, newsRoles[news], fact.subjectId, by);
    if (browsers.length === 0) return;
    const { name } = await letterheads(scope, { customerId: scope.customerId, companyId: null });
    for (const { userId, subscription } of browsers) {
      const message = { subscription, title: name, text: newsTexts[news], path: pathTo[news](fact) };
      await send(scope, `fact ${fact.no} ${userId} ${subscription}`, { channel: "webPush", message });
    }
  };

export const newsReactions = (needs: Needs): Reaction[] => [
  { name: "push-message", to: "CaseCreated", react: pushNews(needs, "message") },
  { name: "push-reminder", to: "ReminderAdded", react: pushNews(needs, "reminder") },
];
