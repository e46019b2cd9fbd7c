import { createHash, timingSafeEqual } from "node:crypto";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Socket } from "node:net";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Context } from "../graphql/context.ts";
import type { Contract, Resolvers } from "../graphql/contract.ts";
import type { OnRefusedRight } from "../graphql/resolvers.ts";
import type { DocumentBudget } from "../graphql/document-budget.ts";
import { crashMessage } from "../graphql/errors.ts";
import type { CrashTexts } from "../graphql/errors.ts";
import { addGraphqlRoute } from "./graphql-route.ts";
import { openSockets } from "../graphql/sockets.ts";
import type { StartInterval } from "../interval.ts";
import { makeErrorSink, type ReportError } from "../telemetry/error-sink.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import type { Claims, Tokens } from "../tokens/tokens.ts";
import { problemJson, problemPage, rawProblem, wantsPage } from "./problem-page.ts";
import { protectiveHeaders } from "./protective-headers.ts";
import { limitRequests } from "./limit-requests.ts";
import type { Readiness } from "./readiness.ts";
import { requestLog } from "./request-log.ts";
import { measureOperations } from "./request-operations.ts";
import { addRestRoutes, type RestRoute } from "./rest.ts";
import { type PageMarks, serveWeb } from "./web-files.ts";
import * as texts from "./http-texts.ts";

interface Parts {
  readonly contract: Contract;
  readonly resolvers: Resolvers;
  readonly routes: readonly RestRoute[];
  readonly tokens: Tokens;
  readonly viewers: Pick<Context, "actIn" | "isRunBy"> & { viewerOfToken(claims: Claims): Promise<Viewer | null> };
  /** Records, without delaying the response, that a request used a session. */
  readonly noteSessionUse: (sessionId: Id) => void;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  /** Number of requests that are worked on at a time; more are refused. */
  readonly maxRequests: number;
  /** Addresses and ranges whose forwarding headers are trusted; for any other client the address of its socket counts. */
  readonly trustedProxies: readonly string[];
  /** The URL that people open. */
  readonly publicUrl: string;
  readonly webFolder: string | null;
  /** Contents of the meta elements in the `<head>` of each page, by name. */
  readonly pageMarks: PageMarks;
  /** Returns whether the web application has a page at a path. */
  readonly isPage: (path: string) => boolean;
  readonly onRefusedRight: OnRefusedRight;
  readonly mayStrangersSend: (text: string) => boolean;
  readonly readiness: () => Promise<Readiness>;
  readonly documentBudget: DocumentBudget;
  readonly now: () => number;
  readonly startInterval: StartInterval;
  readonly logLevel: string;
  readonly crashTexts: CrashTexts;
}

/** Room for a form with some drawings; routes that need more set their own limit. */
const largestBody = 256 * 1024;
/** Milliseconds after which a request that has not arrived completely is ended. */
const maxRequestDuration = 30_000;

const bearer = (header: unknown): string => (typeof header === "string" ? header.replace(/^Bearer /i, "") : "");

/** Opens the server's entry points: GraphQL over HTTP and WebSocket, the public key, health, metrics, and the web application. */
export const openHttp = async (parts: Parts) => {
  const { contract, resolvers, tokens, viewers, now } = parts;
  const { actIn, isRunBy } = viewers;
  const trustProxy = [...parts.trustedProxies];
  const app = fastify({
    bodyLimit: largestBody,
    trustProxy,
    requestTimeout: maxRequestDuration,
    ...requestLog(parts.logLevel),
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
    clientErrorHandler: endUnreadable,
  });
  measureOperations(app, parts.metrics.observeOperation);
  const countRequests = limitRequests(app, { max: parts.maxRequests, onRefusal: parts.metrics.countRefusedRequest });
  const reportError = makeErrorSink(app.log, parts.metrics.countError);
  const answerProblem = problemAnswerer(reportError);
  const headers = protectiveHeaders(parts.publicUrl.startsWith("https:"));
  let isWarned = false;
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (!isWarned && isFromUnnamedProxy(request)) {
      isWarned = true;
      app.log.warn(texts.unnamedProxy);
    }
    done();
  });
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(answerProblem);

  /** Returns the viewer and the session of a token, and a function that reads the viewer again. */
  const ownerOf = async (token: string): Promise<Pick<Context, "viewer" | "sessionId" | "refresh">> => {
    const claims = token === "" ? null : await tokens.read(token);
    const refresh = async () => (claims && claims.expiresAt > now() ? viewers.viewerOfToken(claims) : null);
    return { viewer: await refresh(), sessionId: claims?.sessionId ?? null, refresh };
  };

  const contextOf = async ({ headers, ip }: FastifyRequest): Promise<Context> => {
    const key = headers["idempotency-key"];
    const owner = await ownerOf(bearer(headers.authorization ?? headers["x-authorization"]));
    if (owner.viewer && owner.sessionId) parts.noteSessionUse(owner.sessionId);
    return {
      ...owner,
      address: ip,
      userAgent: headers["user-agent"] ?? "",
      idempotencyKey: typeof key === "string" && key !== "" ? key : null,
      actIn,
      isRunBy,
    };
  };
  addGraphqlRoute(app, { ...parts, contextOf, reportError });
  await addRestRoutes(app, parts.routes, contextOf, parts.onRefusedRight);
  addOpenRoutes(app, parts);
  await serveWeb(app, parts.webFolder, parts.isPage, parts.pageMarks);

  const sockets = openSockets(app.server, {
    contract,
    resolvers,
    documentBudget: parts.documentBudget,
    startInterval: parts.startInterval,
    log: (error) => reportError("subscription", error),
    contextOf: async (token) => {
      const owner = await ownerOf(token);
      // Subscriptions have no limits by address.
      return owner.viewer && { ...owner, address: "", userAgent: "", idempotencyKey: null, actIn, isRunBy };
    },
  });
  return {
    app,
    countRequests,
    close: async () => {
      await sockets.close();
      await app.close();
    },
  };
};

const addOpenRoutes = (app: FastifyInstance, { tokens, metrics, metricsToken, readiness }: Parts) => {
  app.get("/publickey", (_request, reply) =>
    reply.header("cache-control", "public, max-age=86400").send(tokens.publicKey),
  );
  // Liveness of the process: no dependency is checked.
  app.get("/healthz", (_request, reply) => reply.send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const { isReady, checks } = await readiness();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ready" : "not ready", checks });
  });
  app.get("/metrics", async ({ headers }, reply) => {
    if (metricsToken === null || !isSame(bearer(headers.authorization), metricsToken)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
};

const isFromUnnamedProxy = ({ headers, ip, socket }: FastifyRequest): boolean =>
  headers["x-forwarded-for"] !== undefined && ip === socket.remoteAddress;

/** Compares hashes, which have the same length for every input. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));
const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

const problemAnswerer =
  (reportError: ReportError) =>
  (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) reportError("http", error, request.log);
    const sentence = texts.requestProblems[status] ?? crashMessage;
    return wantsPage(request)
      ? reply.code(status).type("text/html; charset=utf-8").send(problemPage(sentence))
      : reply.code(status).send(problemJson(sentence));
  };

const unreadable: Record<string, readonly [status: number, reason: string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Answers a request that Node could not parse. There is no request object, so the answer is written to the socket. */
const endUnreadable = ({ code, rawPacket }: Error & { code: string; rawPacket: unknown }, socket: Socket) => {
  const [status, reason] = unreadable[code] ?? [400, "Bad Request"];
  const packet = Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1") : "";
  if (socket.writable) socket.write(rawProblem(status, reason, texts.requestProblems[status]!, packet));
  socket.destroySoon();
};
