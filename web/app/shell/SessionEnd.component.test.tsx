import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../platform/session/session.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { SessionEnd } from "./SessionEnd.tsx";

/** Returns a token that is valid for this many seconds. */
const lasting = (seconds: number): string => {
  const [iat, until] = [1_000, 90_000];
  return `header.${btoa(JSON.stringify({ iat, exp: iat + seconds, until }))}.signature`;
};
const notice = page.getByText(/^Your session ends in/);

test("two minutes before the token ends it is offered to stay signed in, and a new token takes the offer away", async () => {
  await render(<SessionEnd />, { profile: { ...signedIn(), token: lasting(119) } });
  await expect.element(page.getByText("Your session ends in 2 minutes.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Stay signed in" })).toBeVisible();
  session.renew(lasting(3_600));
  await expect.element(notice).not.toBeInTheDocument();
});

test("until two minutes before the end nothing is said", async () => {
  await render(<SessionEnd />, { profile: { ...signedIn(), token: lasting(119) } });
  await expect.element(notice).toBeVisible();
  session.renew(lasting(125));
  await expect.element(notice).not.toBeInTheDocument();
});
