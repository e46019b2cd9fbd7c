import { casesConsoleListeners, casesLiteListeners, casesShellListeners } from "../cases/listeners.ts";

/** Subscriptions of all subjects that run on each page of the console. */
export const consoleListeners = {
  ...casesConsoleListeners,
};

/** Subscriptions of all subjects that run on each page of lite. */
export const liteListeners = {
  ...casesLiteListeners,
};

/** Subscriptions of all subjects that run in the console and in lite. */
export const shellListeners = {
  ...casesShellListeners,
};
