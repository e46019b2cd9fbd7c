import { type Carriers, makeCarriers, signatureOf } from "@restride/server/platform/carriers/carriers.ts";
import type { World } from "../world.ts";

/** How a message differs from a right one. */
interface Wrong {
  readonly key?: string;
  readonly carrier?: string;
  readonly signature?: string;
  /** When it was signed, in milliseconds. */
  readonly signedAt?: number;
  /** What is sent in place of what was signed. */
  readonly body?: string;
}

/** A carrier of the made-up world: it signs what it says, and answers who asks. */
export const makeCarrierStandIn = () => {
  const keys = ["new-key-of-the-swift-carrier-0001", "old-key-of-the-swift-carrier-0000"];
  const told: { carrier: string; event: unknown }[] = [];
  const asked: string[] = [];
  let isDown = false;
  const carriers: Carriers = {
    ...makeCarriers(new Map([["swift", keys]]), null),
    news: async (tracking) => {
      if (isDown) throw new Error("The carrier is down.");
      asked.push(...tracking);
      return told;
    },
  };
  return {
    carriers,
    keys,
    /** Has an event ready for whoever asks. */
    tell: (news: { carrier: string; event: unknown }) => void told.push(news),
    asked: (): readonly string[] => asked,
    /** Answers nobody any more. */
    fall: () => void (isDown = true),
    /** Says something by the webhook. */
    send: async ({ url, clock }: World, said: object, wrong: Wrong = {}) => {
      const signed = JSON.stringify(said);
      const seconds = String(Math.floor((wrong.signedAt ?? clock.now()) / 1_000));
      const signature = wrong.signature ?? signatureOf(wrong.key ?? keys[0]!, seconds, Buffer.from(signed));
      const answer = await fetch(`${url}/webhooks/${wrong.carrier ?? "swift"}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-carrier-timestamp": seconds,
          "x-carrier-signature": signature,
        },
        body: wrong.body ?? signed,
      });
      return { status: answer.status, body: (await answer.json()) as { readonly result?: string } };
    },
  };
};

export type CarrierStandIn = ReturnType<typeof makeCarrierStandIn>;
