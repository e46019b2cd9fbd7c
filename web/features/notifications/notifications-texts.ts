export const notifyAudience = (audience: string): string => `Notify ${audience}`;
export const send = "Send";
export const title = "Title";
export const text = "Text";
export const notifications = "Notifications";
export const sortByTimeOldestNewest = (isNewestFirst: boolean): string =>
  `Sort by time, ${isNewestFirst ? "oldest" : "newest"} first`;
export const time = "Time";
export const notificationsCouldNotBeLoaded = "Notifications could not be loaded.";
export const noneSent = "None sent.";
export const theNewestAreListed = (count: number): string => `The newest ${count} are listed.`;
export const sentAt = (time: string): string => `sent ${time}`;
export const deliveredAt = (time: string): string => `delivered ${time}`;
export const readAt = (time: string): string => `read ${time}`;
