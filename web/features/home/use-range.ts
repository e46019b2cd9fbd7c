import { useSearchParams } from "react-router";

/** Returns a range from a list of ranges, stored in the URL under a name, and a function that changes it. */
export function useRange<Range extends number>(name: string, ranges: readonly Range[], start: Range) {
  const [params, setParams] = useSearchParams();
  const range = ranges.find((each) => String(each) === params.get(name)) ?? start;
  const choose = (next: string) =>
    setParams(
      (before) => {
        before.set(name, next);
        return before;
      },
      { replace: true },
    );
  return { range, choose };
}
