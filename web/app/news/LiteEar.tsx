import { useLiteNews } from "./use-news.ts";

/** Subscribes to messages on lite pages, which have no shell. */
export function LiteEar() {
  useLiteNews();
  return null;
}
