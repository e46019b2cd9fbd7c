import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { type CarrierSettings, hostsOf } from "./carrier-settings.ts";

/** Who brings parcels and tells where they are. */
export interface Carriers {
  /** The keys that a carrier of this name may sign with now: two while they are exchanged; none for a stranger. */
  readonly keysOf: (name: string) => readonly string[];
  readonly names: readonly string[];
  /** Hosts of the tracking links that each carrier speaks for; "*" stands for what no other's host covers. */
  readonly hosts: ReadonlyMap<string, readonly string[]>;
  /** Asks for the events of parcels by their links, each as a webhook would say it. Throws when nobody answers. */
  readonly news: (
    trackingLinks: readonly string[],
  ) => Promise<readonly { readonly carrier: string; readonly event: unknown }[]>;
}

/** Nobody brings anything. */
export const noCarriers: Carriers = { keysOf: () => [], names: [], hosts: new Map(), news: async () => [] };

/** The signature of a body that is sent at a moment, in seconds since 1970: HMAC-SHA-256 in hexadecimal digits. */
export const signatureOf = (key: string, seconds: string, body: Buffer): string =>
  createHmac("sha256", key).update(`${seconds}.`).update(body).digest("hex");

/** Whether one of the keys made a signature. */
export const isSignedBy = (keys: readonly string[], signature: string, seconds: string, body: Buffer): boolean =>
  keys.some((key) => {
    const expectedBytes = Buffer.from(signatureOf(key, seconds, body));
    const givenBytes = Buffer.from(signature);
    return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
  });

const answered = z.object({ events: z.array(z.object({ carrier: z.string(), event: z.unknown() })) });

/** Carriers by their settings. With an address, `POST {"tracking": […]}` there answers `{"events": [{"carrier", "event"}]}`. */
export const makeCarriers = (settings: CarrierSettings, url: string | null): Carriers => ({
  keysOf: (name) => settings.get(name)?.keys ?? [],
  names: [...settings.keys()],
  hosts: new Map([...settings.keys()].map((name) => [name, hostsOf(name, settings)])),
  news: async (tracking) => {
    if (url === null || tracking.length === 0) return [];
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ tracking }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`The carriers answered ${answer.status}.`);
    return answered.parse(await answer.json()).events.map(({ carrier, event }) => ({ carrier, event }));
  },
});
