import type { CarrierSettings } from "@restride/server/platform/carriers/carrier-settings.ts";
import { type Carriers, makeCarriers, signatureOf } from "@restride/server/platform/carriers/carriers.ts";
import type { World } from "../world.ts";

/** How a message differs from a right one. */
interface Wrong {
  readonly key?: string;
  readonly carrier?: string;
  readonly signature?: string;
  /** When it was signed, in milliseconds. */
  readonly signedAt?: number;
  /** The timestamp as it is sent and signed, in place of the time of signing. */
  readonly timestamp?: string;
  /** What is sent in place of what was signed. */
  readonly body?: string;
}

/** Keys of the carrier swift: the one it signs with, and the former one. */
export const swiftKeys = ["new-key-of-the-swift-carrier-0001", "old-key-of-the-swift-carrier-0000"];
/** The one carrier there is, which speaks for all parcels. */
const alone: CarrierSettings = new Map([["swift", { keys: swiftKeys, hosts: [] }]]);

/** A carrier of the made-up world: it signs what it says, and answers who asks. */
export const makeCarrierStandIn = (settings = alone) => {
  const tellings: { carrier: string; event: unknown }[] = [];
  const requestedLinks: string[] = [];
  let isDown = false;
  const carriers: Carriers = {
    ...makeCarriers(settings, null),
    news: async (tracking) => {
      if (isDown) throw new Error("The carrier is down.");
      requestedLinks.push(...tracking);
      return tellings;
    },
  };
  return {
    carriers,
    keys: swiftKeys,
    /** Has an event ready for whoever asks. */
    tell: (news: { carrier: string; event: unknown }) => void tellings.push(news),
    requestedLinks: (): readonly string[] => requestedLinks,
    /** Answers nobody any more. */
    fall: () => void (isDown = true),
    /** Says something by the webhook. */
    send: async ({ url, clock }: World, message: object, wrong: Wrong = {}) => {
      const signed = JSON.stringify(message);
      const seconds = wrong.timestamp ?? String(Math.floor((wrong.signedAt ?? clock.now()) / 1_000));
      const signature = wrong.signature ?? signatureOf(wrong.key ?? swiftKeys[0]!, seconds, Buffer.from(signed));
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
