import { useCallback, useEffect, useState } from "react";
import { GetBotCheckDocument } from "./bot-check.graphql.ts";
import { queryOnce } from "./calls.ts";

/** State of a public form's bot check: being solved, done with its token, or not possible in this browser. */
export type BotCheck =
  | { readonly state: "working" }
  | { readonly state: "done"; readonly token: string }
  | { readonly state: "failed" };

const solve = (challenge: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./bot-check.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => (data === null ? reject(new Error("No solution.")) : resolve(data));
    worker.onerror = reject;
    worker.postMessage(challenge);
  });

async function newToken(): Promise<BotCheck> {
  const outcome = await queryOnce(GetBotCheckDocument, {});
  if (outcome.kind !== "data") return { state: "failed" };
  const challenge: unknown = JSON.parse(outcome.data.getBotCheck.challenge ?? "null");
  try {
    return { state: "done", token: JSON.stringify({ challenge, solution: await solve(challenge) }) };
  } catch {
    return { state: "failed" };
  }
}

const workingState: BotCheck = { state: "working" };

/** Solves a bot check as soon as the form is mounted; `renew` solves another one after a token was refused. */
export function useBotCheck(): { check: BotCheck; renew: () => void } {
  const [check, setCheck] = useState<BotCheck>(workingState);
  useEffect(() => {
    if (check !== workingState) return undefined;
    let isMounted = true;
    void newToken().then((token) => {
      if (isMounted) setCheck(token);
    });
    return () => {
      isMounted = false;
    };
  }, [check]);
  const renew = useCallback(() => setCheck(workingState), []);
  return { check, renew };
}
