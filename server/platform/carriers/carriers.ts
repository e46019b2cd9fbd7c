import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { type CarrierSettings, hostsOf } from "./carrier-settings.ts";

/** Carriers, which deliver parcels and report where they are. */
export interface Carriers {
  /** Returns the keys with which a carrier may sign now: two while a key is being replaced, none for an unknown name. */
  readonly keysOf: (name: string) => readonly string[];
  readonly names: readonly string[];
  /** Hosts of the tracking links that each carrier speaks for; "*" means every host that no other carrier covers. */
  readonly hosts: ReadonlyMap<string, readonly string[]>;
  /** Requests the events of parcels by their tracking links, in the format of a webhook. Throws when the service does not answer. */
  readonly news: (
    trackingLinks: readonly string[],
  ) => Promise<readonly { readonly carrier: string; readonly event: unknown }[]>;
}

/** Carriers of an installation without any carrier. */
export const noCarriers: Carriers = { keysOf: () => [], names: [], hosts: new Map(), news: async () => [] };

/** Returns the signature of a body that is sent at an instant, in seconds since 1970: HMAC-SHA-256 in hexadecimal digits. */
export const signatureOf = (key: string, seconds: string, body: Buffer): string =>
  createHmac("sha256", key).update(`${seconds}.`).update(body).digest("hex");

/** Returns whether one of the keys made the signature. */
export const isSignedBy = (keys: readonly string[], signature: string, seconds: string, body: Buffer): boolean =>
  keys.some((key) => {
    const expectedBytes = Buffer.from(signatureOf(key, seconds, body));
    const givenBytes = Buffer.from(signature);
    return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
  });

const answerSchema = z.object({ events: z.array(z.object({ carrier: z.string(), event: z.unknown() })) });

/**
 * Returns the carriers of the settings. At the URL, if one is given, `POST {"tracking": […]}` answers `{"events": [{"carrier", "event"}]}`.
 */
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
    return answerSchema.parse(await answer.json()).events.map(({ carrier, event }) => ({ carrier, event }));
  },
});
