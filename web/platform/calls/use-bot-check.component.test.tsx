import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { text } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { GetBotCheckDocument } from "./bot-check.graphql.ts";
import { useBotCheck } from "./use-bot-check.ts";

type Solve = (challenge: unknown) => unknown;

/** Replaces the worker by a stub; an exception of `solve` becomes an error of the worker. */
function stubWorker(solve: Solve): void {
  class StubWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: ((reason: unknown) => void) | null = null;
    postMessage(challenge: unknown): void {
      queueMicrotask(() => {
        try {
          this.onmessage?.({ data: solve(challenge) });
        } catch (reason) {
          this.onerror?.(reason);
        }
      });
    }
  }
  vi.stubGlobal("Worker", StubWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
}
const answerChallenges = (): void => {
  let number = 0;
  mockServer.answer(GetBotCheckDocument, () => ({
    getBotCheck: { status: "success", message: "", challenge: JSON.stringify({ salt: (number += 1) }) },
  }));
};
const Form = () => {
  const { check, renew } = useBotCheck();
  return (
    <>
      <p>{check.state === "done" ? check.token : check.state}</p>
      <button type="button" onClick={renew}>
        Renew
      </button>
    </>
  );
};
const renew = () => page.getByRole("button", { name: "Renew" }).click();

test("a challenge is worked out as soon as the form is there, and its token holds challenge and solution", async () => {
  stubWorker((challenge) => ({ of: challenge }));
  answerChallenges();
  await render(<Form />, { profile: null });
  await expect.element(text('{"challenge":{"salt":1},"solution":{"of":{"salt":1}}}')).toBeVisible();
});

test("a token that was refused is followed by one of a new challenge", async () => {
  stubWorker(() => "solved");
  answerChallenges();
  await render(<Form />, { profile: null });
  await expect.element(text('{"challenge":{"salt":1},"solution":"solved"}')).toBeVisible();
  await renew();
  await expect.element(text('{"challenge":{"salt":2},"solution":"solved"}')).toBeVisible();
});

test.each([
  ["finds nothing", () => null],
  [
    "breaks",
    () => {
      throw new Error("No memory.");
    },
  ],
])("a check whose worker %s has failed, and is tried again", async (_, solve: Solve) => {
  stubWorker(solve);
  answerChallenges();
  await render(<Form />, { profile: null });
  await expect.element(text("failed")).toBeVisible();
  stubWorker(() => "solved");
  await renew();
  await expect.element(text('{"challenge":{"salt":2},"solution":"solved"}')).toBeVisible();
});

test("without a challenge from the server the check has failed", async () => {
  mockServer.answer(GetBotCheckDocument, { getBotCheck: { status: "fail", message: "Not now.", challenge: null } });
  await render(<Form />, { profile: null });
  await expect.element(text("failed")).toBeVisible();
});
