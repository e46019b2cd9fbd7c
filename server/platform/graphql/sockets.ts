import type { Id } from "@restride/domain/values/id.ts";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type ExecutionArgs, getOperationAST, GraphQLError, OperationTypeNode } from "graphql";
import { type Context as SocketContext, CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import type { StartInterval } from "../interval.ts";
import type { Context } from "./context.ts";
import type { Contract, Resolvers } from "./contract.ts";
import type { DocumentBudget } from "./document-budget.ts";
import { formatError } from "./errors.ts";
import { subscribe } from "./subscribe.ts";
import * as texts from "./graphql-texts.ts";

interface Parts {
  readonly contract: Contract;
  readonly resolvers: Resolvers;
  /** Returns the context for a connection with this token; null when the token is invalid or expired. */
  readonly contextOf: (token: string) => Promise<Context | null>;
  readonly documentBudget: DocumentBudget;
  readonly startInterval: StartInterval;
  readonly log: (error: unknown) => void;
}

/** Limits of connections. A page of the console uses about five subscriptions. */
export const socketLimits = { characters: 5_000, subscriptions: 20, ofAccount: 10 } as const;

/**
 * Interval in which each connection is checked, milliseconds. With the cache time of an account, a connection ends within 5 s of its
 * rights.
 */
const checkInterval = 2_000;

type CloseReason = readonly [code: number, reason: string];
const forbidden: CloseReason = [CloseCode.Forbidden, "Forbidden"];
/** Close codes after which a client may connect again. */
const rightsChanged: CloseReason = [1012, "Rights changed"];
const tooMany: CloseReason = [1013, "Too many connections"];
const busy: CloseReason = [1013, texts.theServiceIsBusy];

type Extra = { socket: WebSocket; context?: Context };
type OpenSocket = SocketContext<Record<string, unknown>, Extra>;

const isUnchanged = async ({ viewer, refresh }: Context) => JSON.stringify(await refresh()) === JSON.stringify(viewer);

/** Serves graphql-transport-ws at /graphql, for subscriptions only. A connection ends soon after the rights that it was opened with. */
export const openSockets = (
  server: Server,
  { contract, resolvers, contextOf, documentBudget, startInterval, log }: Parts,
): { close: () => Promise<void> } => {
  const { sockets, stopUpgrades } = acceptSockets(server);
  const open = new Map<WebSocket, Context>();
  const ofAccount = (id: Id) => [...open.values()].filter(({ viewer }) => viewer!.userId === id).length;

  const check = async (socket: WebSocket, context: Context) => {
    if (!(await isUnchanged(context)))
      socket.close(...((await context.refresh()) === null ? forbidden : rightsChanged));
  };
  const logFirst = makeLogFirst(log);
  const stopChecks = startInterval(checkInterval, () => {
    for (const [socket, context] of open) check(socket, context).then(logFirst.recover, logFirst.fail);
  });
  const close = (socket: WebSocket, ending: CloseReason): false => {
    socket.close(...ending);
    return false;
  };

  const disposable = useServer<Record<string, unknown>, Extra>(
    {
      connectionInitWaitTimeout: 10_000,
      isProd: true, // otherwise the text of an error would be the reason of a close
      onConnect: async ({ connectionParams, extra }: OpenSocket) => {
        const context = await contextOf(tokenIn(connectionParams)).catch((error: unknown) => {
          logFirst.fail(error);
          return "unknown" as const;
        });
        if (context === "unknown") return close(extra.socket, busy);
        if (context === null) return close(extra.socket, forbidden);
        if (ofAccount(context.viewer!.userId) >= socketLimits.ofAccount) return close(extra.socket, tooMany);
        // A client that left while its token was read is not counted, because its close event has passed already.
        if (extra.socket.readyState !== extra.socket.OPEN) return false;
        extra.context = context;
        open.set(extra.socket, context);
        // The slot becomes free at once, and not when the last of the subscriptions has ended.
        extra.socket.once("close", () => open.delete(extra.socket));
        return true;
      },
      onSubscribe: ({ extra, subscriptions }: OpenSocket, _id, payload) =>
        Object.keys(subscriptions).length > socketLimits.subscriptions
          ? [new GraphQLError(texts.aConnectionMayHoldAtMost(socketLimits.subscriptions))]
          : subscriptionOf({ contract, resolvers, documentBudget }, extra.context!, payload),
      subscribe,
      onError: (_context, _id, _payload, errors) => errors.map((error) => formatError(error, log) as GraphQLError),
      onNext: (_context, _id, _payload, _args, result) => {
        if (result.errors)
          return { ...result, errors: result.errors.map((error) => formatError(error, log) as GraphQLError) };
        return undefined;
      },
    },
    sockets,
    10_000,
  );
  return {
    close: async () => {
      stopChecks();
      stopUpgrades();
      await disposable.dispose();
    },
  };
};

/** Handles upgrades of the server, but not its errors: an occupied port is handled elsewhere. */
const acceptSockets = (server: Server) => {
  const sockets = new WebSocketServer({ noServer: true, path: "/graphql", maxPayload: 64 * 1024 });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on("error", () => undefined); // it ends with its connection
      sockets.emit("connection", opened, request);
    });
  server.on("upgrade", upgrade);
  return { sockets, stopUpgrades: () => server.off("upgrade", upgrade) };
};

/** Returns functions that log the first failure in a row only, because an outage fails for each connection every two seconds. */
const makeLogFirst = (log: (error: unknown) => void) => {
  let isFailing = false;
  return {
    fail: (error: unknown) => {
      if (!isFailing) log(error);
      isFailing = true;
    },
    recover: () => {
      isFailing = false;
    },
  };
};

interface Payload {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/** Returns the subscription to run, or the reason why not. Queries and mutations use HTTP, where each request is authenticated. */
const subscriptionOf = (
  { contract: { schema, read }, resolvers, documentBudget }: Pick<Parts, "contract" | "resolvers" | "documentBudget">,
  contextValue: Context,
  { query, operationName, variables }: Payload,
): ExecutionArgs | readonly GraphQLError[] => {
  if (query.length > socketLimits.characters) return [new GraphQLError(texts.theQueryIsTooLong)];
  const document = read(query, (read) => documentBudget(contextValue, { text: query }, read));
  if ("errors" in document) return document.errors;
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
    return [new GraphQLError(texts.aLiveConnectionTakes)];
  return {
    schema,
    document,
    rootValue: resolvers,
    contextValue,
    operationName: operationName ?? null,
    variableValues: variables ?? {},
  };
};

const tokenIn = (parameters: Record<string, unknown> | undefined): string => {
  const header = parameters?.authorization ?? parameters?.Authorization ?? parameters?.token;
  return typeof header === "string" ? header.replace(/^Bearer /i, "") : "";
};
