import { useEffect, useState } from "react";
import { invalidateTags } from "../../../platform/calls/query-client.ts";

/** Milliseconds between reloads of the number of programmes that run a version, and the number of reloads, while programmes start to follow it. */
const pace = { between: 2_000, times: 20 };

/**
 * Returns a function that starts to reload the number of programmes that run a version. Programmes follow it one after the other, after the response.
 */
export function useFollowing(): () => void {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => {
      void invalidateTags(["content"]);
      setLeft(left - 1);
    }, pace.between);
    return () => clearTimeout(timer);
  }, [left]);
  return () => setLeft(pace.times);
}
