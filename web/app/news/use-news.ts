import { routes } from "@restride/domain/access/routes.ts";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { toasts } from "../../platform/notices/toasts.ts";
import { setBadges } from "./badges.ts";
import { useClinicActivity } from "./use-clinic-activity.ts";
import { newsTexts } from "@restride/domain/notifications/news-texts.ts";

/** Subscribes to the clinic's activity: a change of its reminders shows a toast, and a badge in the menu until the reminders' page is opened. */
export function useNews(): void {
  const { pathname } = useLocation();
  const onReminders = pathname === routes.events.path;
  const announce = (): void => {
    if (onReminders) return;
    toasts.notice(newsTexts.reminder);
    setBadges({ remindersChanged: true });
  };
  useClinicActivity({ ReminderAdded: announce, ReminderChanged: announce, RemindersMoved: announce });
  useEffect(() => {
    if (onReminders) setBadges({ remindersChanged: false });
  }, [onReminders]);
}
