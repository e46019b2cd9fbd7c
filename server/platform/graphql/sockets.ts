import type { Server } from "node:http";
import type { GraphQLError, GraphQLSchema } from "graphql";
import { type Context as SocketContext, CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import type { Context } from "./context.ts";
import { formatError } from "./errors.ts";
import { checkLimits } from "./limits.ts";

interface Parts {
  readonly schema: GraphQLSchema;
  /** The session of a token; null when it is none or over. */
  readonly session: (token: string) => Promise<{ context: Context; expiresAt: number } | null>;
  readonly now: () => number;
  readonly log: (error: unknown) => void;
}

type Extra = { socket: WebSocket; context?: Context; end?: NodeJS.Timeout };

/** graphql-transport-ws at /graphql. The connection ends as forbidden when its token does. */
export const openSockets = (server: Server, { schema, session, now, log }: Parts): { close: () => Promise<void> } => {
  const sockets = new WebSocketServer({ server, path: "/graphql", maxPayload: 64 * 1024 });
  const disposable = useServer<Record<string, unknown>, Extra>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      onConnect: async ({ connectionParams, extra }: SocketContext<Record<string, unknown>, Extra>) => {
        const opened = await session(tokenIn(connectionParams));
        if (!opened) {
          extra.socket.close(CloseCode.Forbidden, "Forbidden");
          return false;
        }
        extra.context = opened.context;
        extra.end = setTimeout(
          () => extra.socket.close(CloseCode.Forbidden, "Forbidden"),
          Math.max(0, opened.expiresAt - now()),
        );
        return true;
      },
      onClose: ({ extra }) => clearTimeout(extra.end),
      onSubscribe: (_context, _id, { query }) => {
        if (query.length > 5_000) throw new Error("The query is too long.");
      },
      context: ({ extra }) => extra.context,
      onOperation: (_context, _id, _payload, args) => checkLimits(args.document),
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
  return { close: async () => void (await disposable.dispose()) };
};

const tokenIn = (parameters: Record<string, unknown> | undefined): string => {
  const header = parameters?.authorization ?? parameters?.Authorization ?? parameters?.token;
  return typeof header === "string" ? header.replace(/^Bearer /i, "") : "";
};
