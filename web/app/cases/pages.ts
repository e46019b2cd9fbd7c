import { lazyNamedPage as page } from "../../ui/page/lazy-named-page.ts";

const listAndForm = () => import("./CasesPage.tsx");
const inbox = () => import("../../features/cases/inbox/Inbox.tsx");

/** Pages of cases and messages. */
export const casesPages = {
  caseDetail: page(() => import("./CaseDetailPage.tsx"), "CaseDetailPage"),
  liteMessages: page(() => import("./LiteMessagesPage.tsx"), "LiteMessagesPage"),
  litePatientMessages: page(() => import("../../features/cases/lite/LitePatientMessages.tsx"), "LitePatientMessages"),
  liteChat: page(() => import("../../features/case-detail/lite/LiteChat.tsx"), "LiteChat"),
  inbox: page(inbox, "Inbox"),
  notification: page(inbox, "Inbox"),
  cases: page(listAndForm, "CasesPage"),
  caseAdd: page(listAndForm, "CaseAddPage"),
};
