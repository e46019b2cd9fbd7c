import { expect, test, vi } from "vitest";
import { makeErrorSink } from "./error-sink.ts";
import { makeMetrics } from "./metrics.ts";

/** Returns the driver's error for a duplicate row, with the values of the row. */
const duplicate = (): Error =>
  Object.assign(new Error('duplicate key: "ada@home.example"'), {
    code: "23505",
    detail: "Key (email)=(ada@home.example) already exists.",
  });

test("an error that nobody expected is one line by kind, code and place, and one count, without what its text says", async () => {
  const [processLog, requestLog] = [{ error: vi.fn() }, { error: vi.fn() }];
  const metrics = makeMetrics();
  const reportError = makeErrorSink(processLog, metrics.countError);
  reportError("http", duplicate());
  reportError("http", duplicate(), requestLog);
  reportError("graphql", "a text");
  const [line, message] = requestLog.error.mock.calls[0]! as [{ stack: string[] }, string];
  expect(message).toBe("unexpected error");
  expect(line).toMatchObject({
    source: "http",
    error: expect.stringMatching(/^Error 23505 at server\/platform\/telemetry\/error-sink\.test\.ts:\d+$/),
  });
  expect(line.stack[0]).toContain("error-sink.test.ts");
  expect(JSON.stringify([requestLog.error.mock.calls, processLog.error.mock.calls])).not.toContain("ada@");
  expect(processLog.error).toHaveBeenCalledTimes(2);
  expect(processLog.error).toHaveBeenLastCalledWith(
    { source: "graphql", error: "no error object", stack: [] },
    "unexpected error",
  );
  const text = await metrics.text();
  expect(text).toContain('restride_errors_total{source="http"} 2');
  expect(text).toContain('restride_errors_total{source="graphql"} 1');
});
