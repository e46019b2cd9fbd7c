import { roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useSubscription } from "../../platform/calls/live.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { setBadges } from "./badges.ts";
import { OnRemindersDocument } from "./news.graphql.ts";
import { newsTexts } from "@restride/domain/notifications/news-texts.ts";

const fromNow = { since: null };

/** Subscribes to reminders of the clinic: each shows a toast, and a badge in the menu until the reminders' page is opened. */
export function useNews(): void {
  const profile = useSignedIn();
  const { pathname } = useLocation();
  const onReminders = pathname === routes.events.path;
  const listens = Boolean(profile.customer) && roleMayOpen(routes.events, roleOf(profile));
  useSubscription(OnRemindersDocument, listens ? fromNow : null, {
    invalidates: ["reminders"],
    onEvent: () => {
      if (onReminders) return;
      toasts.notice(newsTexts.reminder);
      setBadges({ remindersChanged: true });
    },
  });
  useEffect(() => {
    if (onReminders) setBadges({ remindersChanged: false });
  }, [onReminders]);
}
