/** Waits for work, but no longer than so many milliseconds: what ends a process is never kept by what does not end. */
export const waitAtMost = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((done) => (timer = setTimeout(done, milliseconds)));
  await Promise.race([work, enough]).finally(() => clearTimeout(timer));
};
