import { useLiteNews } from "./use-news.ts";

/** Hears of messages on a lite page that stands in no shell. */
export function LiteEar() {
  useLiteNews();
  return null;
}
