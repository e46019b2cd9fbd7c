let last = "";

/** Route path of the page that was open before this one, with parameter names instead of ids. */
export const lastPage = {
  current: (): string => last,
  note: (path: string): void => {
    last = path;
  },
};
