import { isMessageRefresh, messageRefresh } from "@restride/domain/notifications/news.ts";

/**
 * Returns after how many milliseconds messages are requested again when no event arrives: what the server writes in the `<head>` of the page, else
 * the default.
 */
export const messageRefreshMs = (): number => {
  const mark = document.querySelector<HTMLMetaElement>('meta[name="restride-message-refresh"]');
  const minutes = Number(mark?.content);
  return (isMessageRefresh(minutes) ? minutes : messageRefresh.default) * 60_000;
};
