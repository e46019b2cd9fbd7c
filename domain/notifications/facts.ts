/** What staff sent to patients' phones. */
export type NotificationFacts = {
  NotificationAdded: { notification: string };
};
