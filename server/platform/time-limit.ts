/** Returns the result of the work, or `otherwise` when it takes longer than so many milliseconds. The work itself continues. */
export const withTimeLimit = async <Result, Otherwise>(
  milliseconds: number,
  work: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Otherwise>((resolve) => (timer = setTimeout(() => resolve(otherwise), milliseconds)));
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};
