import { useCasesCount, useLiteNews, useMessageNews } from "./use-case-news.ts";
import { useOutbox } from "./use-outbox.ts";

const listener = (use: () => void) =>
  function Listener(): null {
    use();
    return null;
  };

/** What cases listen to on every page of the console. */
export const casesConsoleListeners = { messageNews: listener(useMessageNews), casesCount: listener(useCasesCount) };

/** The same in lite. */
export const casesLiteListeners = { liteNews: listener(useLiteNews) };

/** The same in both. */
export const casesShellListeners = { outbox: listener(useOutbox) };
