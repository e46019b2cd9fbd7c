import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/**
 * Everything is loaded from this server. Inline styles are allowed because the design tokens and the component kit of the console write
 * styles into the page.
 */
const policy = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  // In current browsers this includes the WebSocket connection to this server.
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  frameAncestors: ["'self'"],
  upgradeInsecureRequests: null,
};

/** Browser features that a page may use: only geolocation and writing to the clipboard. */
const allowed = "camera=(), microphone=(), payment=(), usb=(), geolocation=(self), clipboard-write=(self)";

/** The header that limits what a page may load and run. */
export const policyHeader = "content-security-policy";

const digest = (text: string): string => createHash("sha256").update(text).digest("base64");

/** Returns the policy for a page, which allows its inline scripts by their hashes and no others. */
export function policyFor(page: string, policy: string): string {
  const inside = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => `'sha256-${digest(text!)}'`);
  return policy.replace("script-src 'self'", ["script-src 'self'", ...inside].join(" "));
}

/** Returns the headers that protect every answer. They do not depend on the request, so helmet runs once. */
export const protectiveHeaders = (isHttps: boolean): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({ contentSecurityPolicy: { directives: policy }, hsts: isHttps })(request, response, (error) => {
    if (error) throw error;
  });
  return { ...(response.getHeaders() as Record<string, string>), "permissions-policy": allowed };
};
