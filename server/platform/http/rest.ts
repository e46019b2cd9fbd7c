import { admit } from "@restride/domain/access/operations.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { isRefusal, type Refusal } from "@restride/domain/values/refusal.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusalOf } from "../graphql/errors.ts";
import type { Context } from "../graphql/context.ts";

/** What a REST route is handed beside its request. */
export interface RestCall extends Context {
  readonly scope: Scope;
}

/** A route beside GraphQL: its name in the access table, where it is, and what it answers. */
export interface RestRoute {
  readonly operation: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly answer: (request: FastifyRequest, call: RestCall) => Promise<RestFile | Refusal>;
}

/** A file to save or show. */
export interface RestFile {
  readonly type: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** Adds routes, each behind the access table. A refusal is told as {message}. */
export const addRestRoutes = (
  app: FastifyInstance,
  routes: readonly RestRoute[],
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void => {
  for (const { operation, method, path, answer } of routes)
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const context = await contextOf(request);
        const scope = admit(operation, context.viewer);
        if (isRefusal(scope)) return refused(reply, scope, context.viewer === null ? 401 : 403);
        const file = await answer(request, { ...context, scope }).catch((error: unknown) => {
          const refusal = refusalOf(error);
          if (!refusal) throw error;
          return refusal;
        });
        if (isRefusal(file)) return refused(reply, file, 404);
        return reply
          .type(file.type)
          .header("content-disposition", `attachment; filename="${file.name}"`)
          .header("cache-control", "no-store")
          .send(file.bytes);
      },
    });
};

const refused = (reply: FastifyReply, { message }: Refusal, status: number) => reply.code(status).send({ message });
