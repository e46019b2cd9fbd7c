import { timingSafeEqual } from "node:crypto";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../graphql/context.ts";
import { makeDocuments } from "../graphql/documents.ts";
import { crashMessage } from "../graphql/errors.ts";
import type { CrashTexts } from "../graphql/errors.ts";
import { addGraphqlRoute } from "../graphql/http.ts";
import { openSockets } from "../graphql/sockets.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import type { Claims, Tokens } from "../tokens/tokens.ts";
import { protectiveHeaders } from "./protective-headers.ts";
import { requestLog } from "./request-log.ts";
import { addRestRoutes, type RestRoute } from "./rest.ts";
import { serveWeb } from "./web-files.ts";

interface Parts {
  readonly schema: GraphQLSchema;
  readonly routes: readonly RestRoute[];
  readonly tokens: Tokens;
  readonly viewers: { of(claims: Claims): Promise<Viewer | null> };
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  /** Addresses and ranges that may say for whom they ask; anybody else is who their socket says. */
  readonly trustedProxies: readonly string[];
  readonly webFolder: string | null;
  readonly ready: () => Promise<boolean>;
  readonly now: () => number;
  readonly logLevel: string;
  readonly crashTexts: CrashTexts;
}

/** Room for a form with some drawings; pictures and files go beside GraphQL. */
const largestBody = 256 * 1024;

const bearer = (header: unknown): string => (typeof header === "string" ? header.replace(/^Bearer /i, "") : "");

const contextWith = (
  read: () => Promise<Viewer | null>,
  viewer: Viewer | null,
  { address, userAgent, idempotencyKey }: Pick<Context, "address" | "userAgent" | "idempotencyKey">,
): Context => ({
  viewer,
  address,
  userAgent,
  idempotencyKey,
  refresh: read,
});

/** The server's face: GraphQL over HTTP and WebSocket, the public key, health, metrics, and the web application. */
export const openHttp = async (parts: Parts) => {
  const { schema, tokens, viewers, now } = parts;
  const trustProxy = [...parts.trustedProxies];
  const app = fastify({ bodyLimit: largestBody, trustProxy, logger: requestLog(parts.logLevel) });
  const headers = protectiveHeaders();
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ errors: [{ message: sentences[status] ?? crashMessage }] });
  });

  const session = async (token: string) => {
    const claims = token === "" ? null : await tokens.read(token);
    return claims ? { claims, read: () => viewers.of(claims) } : null;
  };

  const contextOf = async ({ headers, ip }: FastifyRequest) => {
    const opened = await session(bearer(headers.authorization ?? headers["x-authorization"]));
    const key = headers["idempotency-key"];
    const read = opened?.read ?? (() => Promise.resolve(null));
    return contextWith(read, await read(), {
      address: ip,
      userAgent: headers["user-agent"] ?? "",
      idempotencyKey: typeof key === "string" && key !== "" ? key : null,
    });
  };
  addGraphqlRoute(app, { prepare: makeDocuments(schema), contextOf, crashTexts: parts.crashTexts });
  await addRestRoutes(app, parts.routes, contextOf);
  addOpenRoutes(app, parts);
  await serveWeb(app, parts.webFolder);

  const sockets = openSockets(app.server, {
    schema,
    now,
    log: (error) => app.log.error(error),
    session: async (token) => {
      const opened = await session(token);
      const viewer = opened && (await opened.read());
      if (!opened || !viewer) return null;
      const read = async () => (opened.claims.expiresAt > now() ? opened.read() : null);
      const asked = { address: "", userAgent: "", idempotencyKey: null };
      return { context: contextWith(read, viewer, asked), expiresAt: opened.claims.expiresAt };
    },
  });
  return {
    app,
    close: async () => {
      await sockets.close();
      await app.close();
    },
  };
};

const addOpenRoutes = (app: FastifyInstance, { tokens, metrics, metricsToken, ready }: Parts) => {
  app.get("/publickey", (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").send(tokens.publicKey),
  );
  app.get("/healthz", async (_request, reply) =>
    (await ready()) ? reply.send({ status: "ok" }) : reply.code(503).send({ status: "The database does not answer." }),
  );
  app.get("/metrics", async ({ headers }, reply) => {
    if (metricsToken === null || !isSame(bearer(headers.authorization), metricsToken)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
};

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

const sentences: Record<number, string> = {
  400: "The request could not be read. Send JSON.",
  413: "The request is too large.",
  415: "Send JSON.",
};
