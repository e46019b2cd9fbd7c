import { isFresh } from "@restride/domain/fulfilment/carrier-event.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { isSignedBy, type Carriers } from "../../../platform/carriers/carriers.ts";
import type { RestRoute } from "../../../platform/http/rest.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import type { RecordSecurityEvent } from "../../../platform/security-events/record-security-event.ts";
import type { Metrics } from "../../../platform/telemetry/metrics.ts";
import type { TakeEvent } from "./take-event.ts";
import type { CarrierWatch } from "./watch-carriers.ts";
import { refusalTexts } from "@restride/domain/fulfilment/refusal-texts.ts";
import * as texts from "./carriers-texts.ts";

interface Deps {
  readonly carriers: Carriers;
  readonly takeEvent: TakeEvent;
  readonly carrierWatch: CarrierWatch;
  readonly rateLimits: RateLimits;
  readonly recordSecurityEvent: RecordSecurityEvent;
  readonly metrics: Pick<Metrics, "countUnverifiedCarrierMessage">;
  readonly now: () => number;
}

const wholeSeconds = /^\d{1,11}$/;

const json = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
};

const header = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Route POST /webhooks/{carrier}: an event as JSON, with `x-carrier-timestamp`, seconds since 1970, and `x-carrier-signature`, HMAC-SHA-256
 * over `{timestamp}.{body}`. Answers the result of the event; an event that is not accepted is refused with 422 and may be sent again.
 */
export const webhookRoute = ({
  carriers,
  takeEvent,
  carrierWatch,
  rateLimits,
  metrics,
  recordSecurityEvent,
  now,
}: Deps): RestRoute => {
  const unverifiedReason = (keys: readonly string[], headers: Readonly<Record<string, unknown>>, body: Buffer) => {
    const seconds = header(headers["x-carrier-timestamp"]);
    if (!wholeSeconds.test(seconds) || !isSignedBy(keys, header(headers["x-carrier-signature"]), seconds, body))
      return refusalTexts.signature;
    return isFresh(Number(seconds) * 1_000, now()) ? undefined : refusalTexts.clock;
  };
  /**
   * Refuses a message without a valid signature. Anybody can send one, so it is counted but not stored, and does not indicate an outage.
   */
  const refuseUnverified = async (carrier: string, reason: string, address: string) => {
    const wait = await rateLimits.take("webhookByAddress", address);
    metrics.countUnverifiedCarrierMessage(carrier);
    recordSecurityEvent({ kind: "forgedSignature", accountId: null, source: carrier, address });
    return refuse(wait > 0 ? tooManyAttempts(wait) : reason);
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
      if (keys.length === 0) return refuse(texts.thisCarrierIsNotKnown);
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const reason = unverifiedReason(keys, headers, bytes);
      if (reason) return refuseUnverified(carrier, reason, address);
      const outcome = await takeEvent(carrier, json(bytes), "Webhook");
      await carrierWatch.look();
      return outcome.result === "Refused" ? refuse(outcome.did) : { data: outcome };
    },
  };
};
