import { useSyncExternalStore } from "react";

/** The way to the server as the application knows it. */
interface Connection {
  readonly current: () => { readonly kind: "fine" | "lost" };
  readonly subscribe: (listener: () => void) => () => void;
  /** Says on screen that it is lost, and asks again until the function it returns is called. */
  readonly wait: (ask: () => void) => () => void;
}

/** Milliseconds in which the page must answer. */
const answersWithin = 5_000;

let connection: Connection | undefined;

/** Makes the application's connection the one that building blocks wait for. Called once, before anything is shown. */
export const followConnection = (followed: Connection): void => void (connection = followed);

const subscribe = (listener: () => void) => connection?.subscribe(listener) ?? (() => {});
const isLost = (): boolean => connection?.current().kind === "lost";

/** Whether the server cannot be reached. `navigator.onLine` knows only the network card. */
export const useIsLost = (): boolean => useSyncExternalStore(subscribe, isLost, isLost);

const isPageThere = (): Promise<boolean> =>
  fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout(answersWithin) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves once the server answers with the page that is open. */
export async function pageAnswer(): Promise<void> {
  if (await isPageThere()) return;
  await new Promise<void>((resolve) => {
    const stop = connection?.wait(async () => {
      if (!(await isPageThere())) return;
      stop?.();
      resolve();
    });
  });
}

/** Loads the page again once the server answers, unless `isLeft` by then: without an answer it would be replaced by the browser's error page. */
export async function reloadOnceAnswered(isLeft = () => false): Promise<void> {
  await pageAnswer();
  if (!isLeft()) location.reload();
}
