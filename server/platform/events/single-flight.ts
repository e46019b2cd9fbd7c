/**
 * Returns a function that gives equal calls in one turn of the event loop the same answer. Many subscribers of one event then cost one
 * query, and no caller receives an answer that was read before its call.
 */
export const singleFlight = <Arguments extends readonly unknown[], Answer>(
  keyOf: (...args: Arguments) => string,
  load: (...args: Arguments) => Promise<Answer>,
): ((...args: Arguments) => Promise<Answer>) => {
  const thisTurn = new Map<string, Promise<Answer>>();
  return (...args) => {
    const key = keyOf(...args);
    const runningCall = thisTurn.get(key);
    if (runningCall) return runningCall;
    const answer = load(...args);
    thisTurn.set(key, answer);
    setImmediate(() => thisTurn.delete(key));
    return answer;
  };
};
