import type { CarrierSettings } from "@restride/server/platform/carriers/carrier-settings.ts";
import { type Carriers, makeCarriers, signatureOf } from "@restride/server/platform/carriers/carriers.ts";
import type { World } from "../world.ts";

/** Differences of a message from a valid one. */
interface MessageFaults {
  readonly key?: string;
  readonly carrier?: string;
  readonly signature?: string;
  /** Time of the signature, in milliseconds. */
  readonly signedAt?: number;
  /** Timestamp that is sent and signed instead of the time of the signature. */
  readonly timestamp?: string;
  /** Body that is sent instead of the signed one. */
  readonly body?: string;
}

/** Keys of the carrier swift: the present one, which it signs with, and the former one. */
export const swiftKeys = ["new-key-of-the-swift-carrier-0001", "old-key-of-the-swift-carrier-0000"];
/** Settings with a single carrier, which may report on all parcels. */
const alone: CarrierSettings = new Map([["swift", { keys: swiftKeys, hosts: [] }]]);

/** Makes a carrier for tests: it signs its messages, and answers queries for news. */
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
    /** Adds an event to the answers to queries. */
    tell: (news: { carrier: string; event: unknown }) => void tellings.push(news),
    requestedLinks: (): readonly string[] => requestedLinks,
    /** Makes all further queries fail. */
    fall: () => void (isDown = true),
    /** Sends a message to the webhook. */
    send: async ({ url, clock }: World, message: object, faults: MessageFaults = {}) => {
      const signed = JSON.stringify(message);
      const seconds = faults.timestamp ?? String(Math.floor((faults.signedAt ?? clock.now()) / 1_000));
      const signature = faults.signature ?? signatureOf(faults.key ?? swiftKeys[0]!, seconds, Buffer.from(signed));
      const answer = await fetch(`${url}/webhooks/${faults.carrier ?? "swift"}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-carrier-timestamp": seconds,
          "x-carrier-signature": signature,
        },
        body: faults.body ?? signed,
      });
      return { status: answer.status, body: (await answer.json()) as { readonly result?: string } };
    },
  };
};

export type CarrierStandIn = ReturnType<typeof makeCarrierStandIn>;
