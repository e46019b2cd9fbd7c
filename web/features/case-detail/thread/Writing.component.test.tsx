import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { OnWritingDocument } from "./thread.graphql.ts";
import { Writing } from "./Writing.tsx";

const publish = (userName: string): void =>
  mockServer.publish(OnWritingDocument, { onWriting: { status: "success", caseid: uuid(1), userName } });
const writing = (name: string) => page.getByText(`${name} is writing a reply`);

test("live: a colleague who is writing is named, the newest one, and no longer after a while", async () => {
  await render(<Writing caseId={uuid(1)} />);
  await expect.poll(() => mockServer.subscriptions(OnWritingDocument)).toEqual([{ caseid: uuid(1) }]);
  expect(page.getByText(/is writing/).elements()).toEqual([]);
  publish("Cora Coach");
  await expect.element(writing("Cora Coach")).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  publish("Sam Surgeon");
  await expect.element(writing("Sam Surgeon")).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(writing("Sam Surgeon")).not.toBeInTheDocument();
});
