import { useSyncExternalStore } from "react";

/** Connection to the server, as the application tracks it. */
interface Connection {
  readonly current: () => { readonly kind: "fine" | "lost" };
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows on screen that the connection is lost, and calls `ask` repeatedly until the function that it returns is called. */
  readonly wait: (ask: () => void) => () => void;
}

/** Milliseconds in which the server must return the page. */
const responseTimeout = 5_000;

let connection: Connection | undefined;

/** Sets the application's connection, which components of this folder wait for. Called once, before anything is rendered. */
export const followConnection = (followed: Connection): void => void (connection = followed);

const subscribe = (listener: () => void) => connection?.subscribe(listener) ?? (() => {});
const isLost = (): boolean => connection?.current().kind === "lost";

/** Returns whether the server cannot be reached. `navigator.onLine` covers only the network card. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isLost, isLost);

const isPageThere = (): Promise<boolean> =>
  fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout(responseTimeout) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves once the server returns the page that is open. */
export async function waitForServer(): Promise<void> {
  if (await isPageThere()) return;
  await new Promise<void>((resolve) => {
    const stop = connection?.wait(async () => {
      if (!(await isPageThere())) return;
      stop?.();
      resolve();
    });
  });
}

/** Reloads the page once the server responds, unless `isLeft` is true by then. Without a response the browser's error page would replace the page. */
export async function reloadOnceAnswered(isLeft = () => false): Promise<void> {
  await waitForServer();
  if (!isLeft()) location.reload();
}
