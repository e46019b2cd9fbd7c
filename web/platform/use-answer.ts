import { useCallback, useEffect, useState } from "react";
import type { AnyVariables, DocumentInput } from "urql";
import { ask, askByLink } from "./calls.ts";
import { texts } from "./texts.ts";

/** A query on a page: what is shown, whether something newer is on its way, and what went wrong. */
export interface Answer<Data> {
  readonly data: Data | null;
  readonly loading: boolean;
  readonly failure: string | null;
  /** True when the server answered and refused; false when it could not be reached. */
  readonly refused: boolean;
  readonly reload: () => void;
}

interface State<Data> {
  readonly data: Data | null;
  readonly failure: string | null;
  readonly refused: boolean;
  readonly answered: string | null;
}

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
  const [state, setState] = useState<State<Data>>({ data: null, failure: null, refused: false, answered: null });
  const question = variables === null ? null : `${occasion}.${round}${JSON.stringify(variables)}`;
  useEffect(() => {
    if (question === null) return undefined;
    let wanted = true;
    const asked = JSON.parse(question.slice(question.indexOf("{"))) as Variables;
    const answer = link === undefined ? ask(document, asked) : askByLink(document, asked, link);
    void answer.then((outcome) => {
      if (!wanted || (outcome.kind === "expired" && link === undefined)) return;
      if (outcome.kind === "expired") {
        setState({ data: null, failure: texts.tokenExpired, refused: true, answered: question });
        return;
      }
      setState((before) =>
        outcome.kind === "data"
          ? { data: outcome.data, failure: null, refused: false, answered: question }
          : { data: before.data, failure: outcome.message, refused: outcome.reached, answered: question },
      );
    });
    return () => {
      wanted = false;
    };
  }, [document, question, link]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const { data, failure, refused } = state;
  return { data, failure, refused, loading: question !== state.answered, reload };
}
