import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from "graphql";

type Result = ExecutionResult | Promise<ExecutionResult>;

/** Results by their event, for each text and its variables. */
const resultsByEvent = new WeakMap<object, Map<string, Result>>();

/**
 * Subscribes as graphql does, but formats an event that many subscribers receive once for all with the same text and variables, because the
 * result depends on nothing else.
 */
export const subscribe = async (args: ExecutionArgs): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> => {
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  const { document, operationName, variableValues } = args;
  const words = JSON.stringify([document.loc!.source.body, operationName, variableValues]);
  return mapIterator(events as AsyncIterable<object>, (event) => {
    const results = resultsByEvent.get(event) ?? new Map<string, Result>();
    const result = results.get(words) ?? execute({ ...args, rootValue: event });
    resultsByEvent.set(event, results.set(words, result));
    return result;
  });
};

/** Returns an iterator that, unlike a generator, can be ended while it waits for the next event. */
const mapIterator = <Item, Result>(
  items: AsyncIterable<Item>,
  map: (item: Item) => Result | Promise<Result>,
): AsyncIterableIterator<Result> => {
  const iterator = items[Symbol.asyncIterator]();
  const answer = async (from: Promise<IteratorResult<Item>>): Promise<IteratorResult<Result>> => {
    const { done, value } = await from;
    return done ? { done, value: undefined } : { done: false, value: await map(value) };
  };
  const end = () => answer(iterator.return!());
  return {
    next: () => answer(iterator.next()),
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};
