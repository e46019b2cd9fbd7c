import { useEffect, useState } from "react";
import { invalidateTags } from "../../../platform/calls/query-client.ts";

/** How often it is read again how many programmes run a version while they follow it: milliseconds and times. */
const pace = { between: 2_000, times: 20 };

/** Programmes follow a version one after the other, behind the answer. What is returned begins to read meanwhile how many run it. */
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
