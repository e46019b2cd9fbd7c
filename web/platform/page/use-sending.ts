import { useCallback, useEffect, useRef, useState } from "react";
import { beginning, takeBack } from "./take-back.ts";

type Calls = ReturnType<typeof beginning>["calls"];

/** How something on screen sends. */
export interface Sending {
  readonly busy: boolean;
  /** Sends, once at a time. The call begins at once, so that it is known whose it is. */
  readonly sends: <Result>(send: () => Promise<Result>) => Promise<Result | undefined>;
  /** Takes back what waits for the connection; who left does so too. */
  readonly takeBack: () => void;
}

/** Sends for what is on screen. When that is left while its call waits for the connection, the call is not sent any more. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const begun = useRef<Calls | null>(null);
  const end = useCallback((): void => {
    begun.current = null;
    setBusy(false);
  }, []);
  const stop = useCallback((): void => {
    if (begun.current && takeBack(begun.current)) end();
  }, [end]);
  useEffect(() => stop, [stop]);
  const sends = async <Result>(send: () => Promise<Result>): Promise<Result | undefined> => {
    if (begun.current) return undefined;
    begun.current = [];
    setBusy(true);
    const { result, calls } = beginning(send);
    begun.current = calls;
    const answer = await result;
    end();
    return answer;
  };
  return { busy, sends, takeBack: stop };
}
