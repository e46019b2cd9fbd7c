import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { AnyVariables, DocumentInput } from "urql";
import { ask, askByLink } from "./calls.ts";
import { connection } from "./connection.ts";
import { texts } from "./texts.ts";

/** A query on a page: what is shown, whether something newer is on its way, and what went wrong. */
export interface Answer<Data> {
  readonly data: Data | null;
  readonly loading: boolean;
  readonly failure: string | null;
  /** True when the server answered and refused; false when it could not be reached. */
  readonly refused: boolean;
  /** True when the server could not be reached for something newer than the data; it is asked again by itself. */
  readonly stale: boolean;
  readonly reload: () => void;
}

interface State<Data> {
  readonly data: Data | null;
  /** What the data answer. */
  readonly shows: string | null;
  readonly failure: string | null;
  readonly refused: boolean;
  readonly answered: string | null;
}

/** Asks again by itself while the server cannot be reached. */
function useRetry(isLost: boolean, ask: () => void): void {
  const onAgain = useEffectEvent(ask);
  useEffect(() => (isLost ? connection.wait(() => onAgain()) : undefined), [isLost]);
}

const nothingYet = { data: null, shows: null, failure: null, refused: false, answered: null };

/**
 * Asks a query and asks again when its variables change. Old data stay while newer are on their way; answers that come after
 * a newer question are dropped. With `variables` null nothing is asked; another `occasion` asks the same again. With `link`, the
 * token of a link, its holder is who asks; an ended one is a refusal.
 */
export function useAnswer<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables | null,
  occasion = 0,
  link?: string,
): Answer<Data> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State<Data>>(nothingYet);
  const wanted = JSON.stringify(variables);
  const question = variables === null ? null : `${occasion}.${round}${wanted}`;
  useEffect(() => {
    if (question === null) return undefined;
    let isWanted = true;
    const asked = JSON.parse(wanted) as Variables;
    const answer = link === undefined ? ask(document, asked) : askByLink(document, asked, link);
    void answer.then((outcome) => {
      if (!isWanted || (outcome.kind === "expired" && link === undefined)) return;
      if (outcome.kind === "expired") {
        setState({ ...nothingYet, failure: texts.tokenExpired, refused: true, answered: question });
        return;
      }
      setState((before) =>
        outcome.kind === "data"
          ? { data: outcome.data, shows: wanted, failure: null, refused: false, answered: question }
          : { ...before, failure: outcome.message, refused: outcome.reached, answered: question },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [document, question, wanted, link]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const { data, shows, refused } = state;
  const loading = question !== state.answered;
  const isLost = state.failure !== null && !refused;
  useRetry(isLost, () => !loading && reload());
  const stale = isLost && data !== null;
  // The same question again is answered by what is there; another one is not.
  const failure = stale && shows === wanted ? null : state.failure;
  return { data, failure, refused, stale, loading: loading || stale, reload };
}
