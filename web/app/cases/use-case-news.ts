import { Role } from "@restride/domain/access/roles.ts";
import { roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { useEffect } from "react";
import { matchPath, useLocation } from "react-router";
import { useSubscription } from "../../platform/calls/live.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { messageRefreshMs } from "../../platform/page/message-refresh.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useProfile, useSignedIn } from "../../platform/session/use-profile.ts";
import { useHasLasted } from "../../ui/look/States.tsx";
import { setBadges } from "../news/badges.ts";
import {
  AnyNewMessageDocument,
  CaseStatsDocument,
  OnCommentDocument,
  OnCompanyCasesDocument,
  OnStaffCommentDocument,
} from "./case-news.graphql.ts";
import { newsTexts } from "@restride/domain/notifications/news-texts.ts";

const fromNow = { since: null };
const nothing = {};
/** Milliseconds until unread messages are queried, so that the queries of the opened page go first. */
const unreadQueryDelay = 5_000;
const messagePages: readonly string[] = [routes.inbox.path, routes.notification.path];

/** Subscribes to messages of the clinic: each shows a toast, and a dot in the menu until its page is opened. */
export function useMessageNews(): void {
  const profile = useSignedIn();
  const { pathname } = useLocation();
  const role = roleOf(profile);
  const inClinic = Boolean(profile.customer);
  const onMessages = messagePages.includes(pathname);
  useSubscription(OnCommentDocument, inClinic && roleMayOpen(routes.caseDetail, role) ? fromNow : null, {
    invalidates: ["cases"],
    onEvent: () => {
      toasts.notice(newsTexts.message);
      if (!onMessages) setBadges({ newMessage: true });
    },
  });
  const isLater = useHasLasted(unreadQueryDelay, true);
  const mayAsk = isLater && inClinic && mayCall("isNewActionCase", role);
  const { data } = useGraphqlQuery(AnyNewMessageDocument, mayAsk ? nothing : null, { tags: ["cases"] });
  const isUnread = data?.isNewActionCase.isNew ?? false;
  useEffect(() => {
    if (isUnread && !onMessages) setBadges({ newMessage: true });
  }, [isUnread, onMessages]);
  useEffect(() => {
    if (onMessages) setBadges({ newMessage: false });
  }, [onMessages]);
}

/** Returns the id of the conversation that is open in lite, or null. */
const openChat = ({ pathname, search }: { pathname: string; search: string }): string | null =>
  matchPath(routes.caseDetail.path, pathname)?.params.caseid ?? new URLSearchParams(search).get("caseid");

/** Subscribes to messages in lite. Lite has no menu for a badge: a toast announces a message, unless its conversation is open. */
export function useLiteNews(): void {
  const profile = useProfile();
  const location = useLocation();
  const listens = Boolean(profile?.customer) && roleMayOpen(routes.liteMessages, profile && roleOf(profile));
  useSubscription(OnStaffCommentDocument, listens ? fromNow : null, {
    invalidates: ["cases"],
    onEvent: ({ addAdminCommentToLite: { caseid } }) => {
      if (caseid !== openChat(location)) toasts.notice(newsTexts.message);
    },
  });
}

/** Updates the badge at Cases: the number of unassigned cases in the company's clinics. */
export function useCasesCount(): void {
  const role = roleOf(useSignedIn());
  const forCompany = role === Role.companyAdmin || role === Role.healthCoach;
  const { data, refetch } = useGraphqlQuery(CaseStatsDocument, forCompany ? nothing : null, {
    tags: ["cases"],
  });
  useSubscription(OnCompanyCasesDocument, forCompany ? nothing : null, { invalidates: ["cases"] });
  useEffect(() => {
    if (!forCompany) return undefined;
    const timer = setInterval(refetch, messageRefreshMs());
    return () => clearInterval(timer);
  }, [forCompany, refetch]);
  const unassigned = data?.getActionCaseStats.unassigned ?? 0;
  useEffect(() => setBadges({ cases: unassigned }), [unassigned]);
}
