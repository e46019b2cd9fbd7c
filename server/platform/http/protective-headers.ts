import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/** Everything comes from this server; antd writes its styles into the page. */
const policy = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  connectSrc: ["'self'", "ws:", "wss:"],
  frameAncestors: ["'self'"],
  upgradeInsecureRequests: null,
};

/** The headers that protect every answer. Nothing in them depends on the request, so helmet is asked once, not each time. */
export const protectiveHeaders = (): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({ contentSecurityPolicy: { directives: policy }, hsts: false })(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders() as Record<string, string>;
};
