import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/** Everything comes from this server; the tokens and the kit of the console write styles into the page. */
const policy = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  // In browsers of today this holds the live connection to this server too.
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  frameAncestors: ["'self'"],
  upgradeInsecureRequests: null,
};

/** Of what a browser can do for a page, only the place of a device is asked for, and the clipboard is written. */
const allowed = "camera=(), microphone=(), payment=(), usb=(), geolocation=(self), clipboard-write=(self)";

/** Says what a page may load and run. */
export const policyHeader = "content-security-policy";

const digest = (text: string): string => createHash("sha256").update(text).digest("base64");

/** The policy for a page: what stands inside of it as a script may run, as it was built and nothing else. */
export function policyFor(page: string, policy: string): string {
  const inside = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => `'sha256-${digest(text!)}'`);
  return policy.replace("script-src 'self'", ["script-src 'self'", ...inside].join(" "));
}

/** The headers that protect every answer. Nothing in them depends on the request, so helmet is asked once, not each time. */
export const protectiveHeaders = (isHttps: boolean): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({ contentSecurityPolicy: { directives: policy }, hsts: isHttps })(request, response, (error) => {
    if (error) throw error;
  });
  return { ...(response.getHeaders() as Record<string, string>), "permissions-policy": allowed };
};
