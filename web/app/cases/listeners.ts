import { useCasesCount, useLiteNews, useMessageNews } from "./use-case-news.ts";
import { useOutbox } from "./use-outbox.ts";

const listener = (use: () => void) =>
  function Listener(): null {
    use();
    return null;
  };

/** Components of cases that subscribe to events on every page of the console. */
export const casesConsoleListeners = { messageNews: listener(useMessageNews), casesCount: listener(useCasesCount) };

/** Components of cases that subscribe to events on every page in lite. */
export const casesLiteListeners = { liteNews: listener(useLiteNews) };

/** Components of cases that run on every page, in the console and in lite. */
export const casesShellListeners = { outbox: listener(useOutbox) };
