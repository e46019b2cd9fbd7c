import type { Readable } from "node:stream";
import {
  scopeOrRefusal,
  isRefusedRight,
  type RestOperationName,
  type ScopeOf,
  type ViewerOf,
} from "@restride/domain/operations.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { isRefusal, type Refusal } from "@restride/domain/values/refusal.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusalOf } from "../graphql/errors.ts";
import type { OnRefusedRight } from "../graphql/resolvers.ts";
import type { Context } from "../graphql/context.ts";

/** Context passed to a REST route with its request; the access table gives scope and viewer. */
interface RestCallOf<K extends RestOperationName> extends Omit<Context, "viewer"> {
  readonly scope: ScopeOf<K>;
  readonly viewer: ViewerOf<K>;
}

interface RouteOf<K extends RestOperationName> {
  /** Name of the operation in the access table. */
  readonly operation: K;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Size limit in bytes for a route that receives a file. Routes without it have the limit of GraphQL. */
  readonly largestBody?: number;
  /** Passes the body on as bytes without parsing, whatever its content type. */
  readonly isRaw?: true;
  readonly answer: (request: FastifyRequest, call: RestCallOf<K>) => Promise<RestFile | RestData | Refusal>;
}

/** A route beside GraphQL: its path, its operation in the access table, and its answer. */
export type RestRoute = { [K in RestOperationName]: RouteOf<K> }[RestOperationName];

/** Context of a call that the access table admitted. */
interface AdmittedCall extends Context {
  readonly scope: Scope;
}

/** A file to save or show. */
export interface RestFile {
  readonly type: string;
  /** The whole content, or a stream that is sent while it is produced. */
  readonly bytes: Buffer | Readable;
  /** Name under which the browser saves the file; without it the browser shows the file. */
  readonly name?: string;
  /** True when the content at this URL never changes. */
  readonly fixed?: true;
}

/** An answer as JSON. */
export interface RestData {
  readonly data: object;
}

/** Adds routes, each with a check of the access table before its body is read. A refusal is answered as JSON `{ message }`. */
export const addRestRoutes = async (
  app: FastifyInstance,
  routes: readonly RestRoute[],
  contextOf: (request: FastifyRequest) => Promise<Context>,
  onRefusedRight: OnRefusedRight = () => undefined,
): Promise<void> => {
  const calls = new WeakMap<FastifyRequest, AdmittedCall>();
  const add = (rest: FastifyInstance, { operation, method, path, largestBody, ...route }: RestRoute): void => {
    // The scope type of a route follows from its operation, by which admit() decides.
    const answer = route.answer as (request: FastifyRequest, call: AdmittedCall) => ReturnType<RestRoute["answer"]>;
    const refusalStatus = largestBody === undefined ? 404 : 422; // 404: not found; 422: the file is not accepted
    rest.route({
      method,
      url: path,
      config: { isLimited: true },
      ...(largestBody === undefined ? {} : { bodyLimit: largestBody }),
      onRequest: async (request, reply) => {
        request.operations = operation;
        const context = await contextOf(request);
        const scope = scopeOrRefusal(operation, context.viewer);
        if (isRefusal(scope) && isRefusedRight(scope)) onRefusedRight(context);
        if (isRefusal(scope)) return refused(reply, scope, context.viewer === null ? 401 : 403);
        calls.set(request, { ...context, scope });
        return undefined;
      },
      handler: async (request, reply) => {
        const answered = await answer(request, calls.get(request)!).catch(refusedOrThrown);
        if (isRefusal(answered)) return refused(reply, answered, refusalStatus);
        return "data" in answered ? reply.send(answered.data) : sendFile(reply, answered);
      },
    });
  };
  const addPlain = async (rest: FastifyInstance): Promise<void> => {
    rest.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, asItCame);
    for (const route of routes) if (!route.isRaw) add(rest, route);
  };
  const addRaw = async (raw: FastifyInstance): Promise<void> => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, asItCame);
    for (const route of routes) if (route.isRaw) add(raw, route);
  };
  await app.register(nameOfPlugin("rest", addPlain));
  await app.register(nameOfPlugin("raw rest", addRaw));
};

/** Gives a plugin a name. Without one fastify searches all loaded modules for a name, at each start. */
const nameOfPlugin = <Plugin extends object>(name: string, plugin: Plugin): Plugin =>
  Object.assign(plugin, { [Symbol.for("fastify.display-name")]: name });

const asItCame = (_request: FastifyRequest, body: Buffer, done: (error: null, body: Buffer) => void): void =>
  done(null, body);

const refusedOrThrown = (error: unknown): Refusal => {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  return refusal;
};

const year = "public, max-age=31536000, immutable";

const sendFile = (reply: FastifyReply, { type, bytes, name, fixed }: RestFile) =>
  reply
    .type(type)
    .header("content-disposition", name === undefined ? "inline" : `attachment; filename="${name}"`)
    .header("cache-control", fixed ? year : "no-store")
    .send(bytes);

const refused = (reply: FastifyReply, { message }: Refusal, status: number) => reply.code(status).send({ message });
