/** Asks again and again until the function it returns is called. */
type Wait = (ask: () => void) => () => void;

/** Milliseconds in which the page must answer, and between two tries. */
const answersWithin = 5_000;

let wait: Wait = (ask) => {
  const timer = setInterval(ask, answersWithin);
  return () => clearInterval(timer);
};

/** Makes the application's connection decide when to try again; it also says on screen that it is lost. */
export const waitWith = (connection: Wait): void => void (wait = connection);

const isPageThere = (): Promise<boolean> =>
  fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout(answersWithin) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves once the server answers with the page that is open. `navigator.onLine` knows only the network card. */
export async function pageAnswer(): Promise<void> {
  if (await isPageThere()) return;
  await new Promise<void>((resolve) => {
    const stop = wait(async () => {
      if (!(await isPageThere())) return;
      stop();
      resolve();
    });
  });
}

/** Loads the page again once the server answers: without an answer it would be replaced by the browser's error page. */
export async function reloadOnceAnswered(): Promise<void> {
  await pageAnswer();
  location.reload();
}
