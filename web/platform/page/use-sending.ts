import { useCallback, useEffect, useRef, useState } from "react";
import { beginning, takeBack } from "./take-back.ts";

type Calls = ReturnType<typeof beginning>["calls"];

/** State and actions of a component that sends a call. */
export interface Sending {
  readonly busy: boolean;
  /**
   * Sends, unless a call of this component is running. `send` must start its call synchronously, so that the call can be attributed to this
   * component.
   */
  readonly sends: <Result>(send: () => Promise<Result>) => Promise<Result | undefined>;
  /** Cancels a call that still waits for the connection. Unmounting cancels it too. */
  readonly takeBack: () => void;
}

/** Sends calls of a component. When the component unmounts while its call waits for the connection, the call is dropped. */
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
