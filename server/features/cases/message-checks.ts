import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { BrowserNews } from "../notifications/browser-news.lookups.ts";
import type { CaseLookups } from "./cases.lookups.ts";

interface Deps {
  readonly browserNews: BrowserNews;
  readonly cases: CaseLookups;
}

/** Check of a message about a case: it is needed while the case is open and its reader may see it. */
export const caseMessageCheck = ({ browserNews, cases }: Deps): MessageCheck => ({
  kind: "caseNews",
  findObsoleteReason: async (message) => {
    const scope = systemCustomerScope(message.customerId, "send-message");
    const isOpen = message.subjectId !== null && (await cases.isOpen(scope, message.subjectId));
    return isOpen ? browserNews.findObsoleteReason(scope, "message", message) : "closed";
  },
});
