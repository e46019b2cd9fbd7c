/** Waits for work, but at most so many milliseconds, so that work that never ends does not block the end of a process. */
export const waitAtMost = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((done) => (timer = setTimeout(done, milliseconds)));
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};
