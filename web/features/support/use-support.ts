import { useEffect, useState } from "react";
import { queryOnce } from "../../platform/calls/calls.ts";
import { SupportDocument } from "./support.graphql.ts";

/** Response of the server, with its duration in milliseconds and the time of arrival by this device's clock. */
export interface AnsweredSupport {
  readonly email: string;
  readonly version: string;
  readonly serverTime: number;
  readonly took: number;
  readonly at: number;
}

/** Loads the support data, once for each try; `failure` is the reason when that failed. */
export function useSupport() {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<AnsweredSupport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    const begun = performance.now();
    void queryOnce(SupportDocument, {}).then((outcome) => {
      if (isOver) return;
      setFailure(outcome.kind === "fail" ? outcome.message : null);
      if (outcome.kind !== "data") return;
      const { email, version, now } = outcome.data.getSupport;
      const [took, at] = [Math.round(performance.now() - begun), Date.now()];
      setAnswer({ email: email ?? "", version: version ?? "", serverTime: now ? Date.parse(now) : at, took, at });
    });
    return () => {
      isOver = true;
    };
  }, [tries]);
  return { answer, failure, refetch: () => setTries(tries + 1) };
}
