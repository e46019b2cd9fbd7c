import { createECDH, hkdfSync } from "node:crypto";
import { z } from "zod";
import webpush from "web-push";
import { fetchFailure, statusFailure } from "../http-failure.ts";
import type { SendResult } from "./send-result.ts";

/** A push to one browser. */
export interface WebPush {
  readonly id: string;
  /** The browser's subscription, as `PushSubscription.toJSON()` writes it. */
  readonly subscription: string;
  readonly title: string;
  readonly text: string;
  /** The page that a click opens. */
  readonly path: string;
}

/** The keys that identify the sender to browsers (VAPID): base64url, uncompressed point and scalar of P-256. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Returns the keys that are derived from a secret (HKDF), so that they need no creation or storage. */
export const pushKeysOf = (secret: string): PushKeys => {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(new Uint8Array(hkdfSync("sha256", secret, "", "web push", 32)));
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: pair.getPrivateKey().toString("base64url").padStart(43, "A"),
  };
};

const subscription = z.object({
  endpoint: z.url(),
  keys: z.object({ p256dh: z.string().min(1), auth: z.string().min(1) }),
});

/**
 * Hosts of the browsers' push services, the only ones allowed: a client sends the subscription, which names the host that the server sends
 * to.
 */
export const pushServices: readonly string[] = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
];

/** Parses a push subscription. Returns null when the text is not a subscription, or when its push service is not allowed. */
export const readSubscription = (text: string, services: readonly string[] = pushServices) => {
  const parsed = subscription.safeParse(fromJson(text));
  if (!parsed.success) return null;
  const { protocol, hostname } = new URL(parsed.data.endpoint);
  const isKnown = services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return isKnown && (protocol === "https:" || hostname === "127.0.0.1") ? parsed.data : null;
};

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

interface Deps {
  readonly keys: PushKeys;
  /** Contact for a push service: an https: or mailto: address. */
  readonly contact: string;
  readonly services?: readonly string[];
}

const endedStatuses = new Set([404, 410]);

/** Returns a function that sends a push to a browser, encrypted for the browser that subscribed. */
export const makeWebPush =
  ({ keys, contact, services }: Deps) =>
  async ({ id, subscription: text, title, text: body, path }: WebPush): Promise<SendResult> => {
    const browserSubscription = readSubscription(text, services);
    if (!browserSubscription) return "unsubscribed";
    // The services require a contact, and accept no other kind of address.
    if (!/^(https|mailto):/.test(contact)) return "notSetUp";
    const request = webpush.generateRequestDetails(
      browserSubscription,
      JSON.stringify({ id, title, text: body, path }),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: 86_400,
        topic: id.replaceAll(/[^\w-]/g, "").slice(0, 32),
      },
    );
    try {
      const answer = await fetch(request.endpoint, {
        method: "POST",
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(request.body as Buffer),
        redirect: "error",
        signal: AbortSignal.timeout(10_000),
      });
      return endedStatuses.has(answer.status) ? "unsubscribed" : (statusFailure(answer.status) ?? "sent");
    } catch (error) {
      return fetchFailure(error);
    }
  };
