import { isFresh, refusalTexts } from "@restride/domain/fulfilment/carrier-event.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { isSignedBy, type Carriers } from "../../../platform/carriers/carriers.ts";
import type { RestRoute } from "../../../platform/http/rest.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import type { TakeEvent } from "./take-event.ts";
import type { CarrierWatch } from "./watch-carriers.ts";

interface Needs {
  readonly carriers: Carriers;
  readonly takeEvent: TakeEvent;
  readonly carrierWatch: CarrierWatch;
  readonly rateLimits: RateLimits;
  readonly now: () => number;
}

const json = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
};

const header = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * POST /webhooks/{carrier}: an event as JSON, with `x-carrier-timestamp`, seconds since 1970, and `x-carrier-signature`, HMAC-SHA-256 over
 * `{timestamp}.{body}`. Answers what became of it; what is not taken is refused with 422 and may be sent again.
 */
export const webhookRoute = ({ carriers, takeEvent, carrierWatch, rateLimits, now }: Needs): RestRoute => {
  const whyRefused = (keys: readonly string[], headers: Readonly<Record<string, unknown>>, body: Buffer) => {
    const seconds = header(headers["x-carrier-timestamp"]);
    if (!isSignedBy(keys, header(headers["x-carrier-signature"]), seconds, body)) return refusalTexts.signature;
    return isFresh(Number(seconds) * 1_000, now()) ? undefined : refusalTexts.clock;
  };
  return {
    operation: "carrierWebhook",
    method: "POST",
    path: "/webhooks/:carrier",
    largestBody: 64 * 1024,
    isRaw: true,
    answer: async ({ params, headers, body }, { address }) => {
      const carrier = (params as { carrier: string }).carrier;
      const keys = carriers.keysOf(carrier);
      if (keys.length === 0) return refuse("This carrier is not known.");
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const refused = whyRefused(keys, headers, bytes);
      const wait = refused ? await rateLimits.take("webhookByAddress", address) : 0;
      if (wait > 0) return refuse(tooManyAttempts(wait));
      const outcome = await takeEvent(carrier, json(bytes), "Webhook", refused);
      await carrierWatch.look();
      return outcome.result === "Refused" ? refuse(outcome.did) : { data: outcome };
    },
  };
};
