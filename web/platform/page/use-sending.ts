import { useCallback, useEffect, useRef, useState } from "react";
import { trackCalls, takeBack } from "./take-back.ts";

type Calls = ReturnType<typeof trackCalls>["calls"];

/** State and actions of a component that sends a call. */
export interface Sending {
  readonly busy: boolean;
  /**
   * Sends, unless a call of this component is running. `send` must start its call synchronously, so that the call can be attributed to this
   * component.
   */
  readonly trackSending: <Result>(send: () => Promise<Result>) => Promise<Result | undefined>;
  /** Cancels a call that still waits for the connection. Unmounting cancels it too. */
  readonly takeBack: () => void;
}

/** Sends calls of a component. When the component unmounts while its call waits for the connection, the call is dropped. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const runningCalls = useRef<Calls | null>(null);
  const end = useCallback((): void => {
    runningCalls.current = null;
    setBusy(false);
  }, []);
  const stop = useCallback((): void => {
    if (runningCalls.current && takeBack(runningCalls.current)) end();
  }, [end]);
  useEffect(() => stop, [stop]);
  const trackSending = async <Result>(send: () => Promise<Result>): Promise<Result | undefined> => {
    if (runningCalls.current) return undefined;
    runningCalls.current = [];
    setBusy(true);
    const { result, calls } = trackCalls(send);
    runningCalls.current = calls;
    const answer = await result;
    end();
    return answer;
  };
  return { busy, trackSending, takeBack: stop };
}
