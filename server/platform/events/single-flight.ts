/**
 * Whoever asks the same in one turn of the event loop is given the same answer: many who hear of one event cost one look-up, and
 * nobody is told what was read before they asked.
 */
export const singleFlight = <Arguments extends readonly unknown[], Answer>(
  keyOf: (...args: Arguments) => string,
  load: (...args: Arguments) => Promise<Answer>,
): ((...args: Arguments) => Promise<Answer>) => {
  const thisTurn = new Map<string, Promise<Answer>>();
  return (...args) => {
    const key = keyOf(...args);
    const running = thisTurn.get(key);
    if (running) return running;
    const answer = load(...args);
    thisTurn.set(key, answer);
    setImmediate(() => thisTurn.delete(key));
    return answer;
  };
};
