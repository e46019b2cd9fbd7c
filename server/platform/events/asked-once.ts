/**
 * Whoever asks the same in one turn of the event loop is given the same answer: many who hear of one event cost one look-up, and
 * nobody is told what was read before they asked.
 */
export const askedOnce = <Asked extends readonly unknown[], Answer>(
  keyOf: (...asked: Asked) => string,
  ask: (...asked: Asked) => Promise<Answer>,
): ((...asked: Asked) => Promise<Answer>) => {
  const thisTurn = new Map<string, Promise<Answer>>();
  return (...asked) => {
    const key = keyOf(...asked);
    const known = thisTurn.get(key);
    if (known) return known;
    const answer = ask(...asked);
    thisTurn.set(key, answer);
    setImmediate(() => thisTurn.delete(key));
    return answer;
  };
};
