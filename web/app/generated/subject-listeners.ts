import { casesConsoleListeners, casesLiteListeners, casesShellListeners } from "../cases/listeners.ts";

/** What subjects listen to on each page of the console. */
export const consoleListeners = {
  ...casesConsoleListeners,
};

/** The same in lite. */
export const liteListeners = {
  ...casesLiteListeners,
};

/** The same in both. */
export const shellListeners = {
  ...casesShellListeners,
};
