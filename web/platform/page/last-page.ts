let last = "";

/** The page that was open before this one, by its address in the table of routes: without ids. */
export const lastPage = {
  current: (): string => last,
  note: (path: string): void => {
    last = path;
  },
};
