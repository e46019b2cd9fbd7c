import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { sendCompressed } from "./compressed.ts";
import type { Context } from "../graphql/context.ts";
import type { Contract, Resolvers } from "../graphql/contract.ts";
import { type DocumentBudget, tooManyNew } from "../graphql/document-budget.ts";
import { type CrashTexts, formatError } from "../graphql/errors.ts";
import type { ReportError } from "../telemetry/error-sink.ts";
import * as texts from "./http-texts.ts";

const requestSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

interface Parts {
  readonly contract: Contract;
  readonly resolvers: Resolvers;
  readonly contextOf: (request: FastifyRequest) => Promise<Context>;
  /** Returns whether a document is read for a request without a session. */
  readonly mayStrangersSend: (text: string) => boolean;
  readonly documentBudget: DocumentBudget;
  readonly crashTexts: CrashTexts;
  readonly reportError: ReportError;
}

/** Room for a filter with 10,000 record ids. */
const largestBody = 512 * 1024;

/**
 * Adds POST /graphql. Answers 400 for an invalid GraphQL request, 429 for too many new documents, 503 when too many requests
 * are worked on, and 200 for every answer of an operation,
 * refused or not.
 */
export const addGraphqlRoute = (
  app: FastifyInstance,
  { contract, resolvers, contextOf, mayStrangersSend, documentBudget, crashTexts, reportError }: Parts,
): void => {
  app.post("/graphql", { bodyLimit: largestBody, config: { isLimited: true } }, async (request, reply) => {
    reply.header("cache-control", "no-store"); // answers are about people, and can change at any time
    const body = requestSchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ errors: [{ message: texts.sendAGraphqlQuery }] });
    const { query, variables } = body.data;
    const operationName = body.data.operationName ?? undefined;
    const context = await contextOf(request);
    if (context.viewer === null && !mayStrangersSend(query))
      return reply.code(400).send({ errors: [{ message: texts.documentIsUnknown }] });
    const prepared = contract.prepare(query, operationName, (read) =>
      documentBudget(context, { text: query, operationName }, read),
    );
    if ("errors" in prepared)
      return reply
        .code(prepared === tooManyNew ? 429 : 400)
        .send({ errors: prepared.errors.map((error) => formatError(error, () => undefined)) });
    request.operations = prepared.operations;
    const result = await prepared.execute(resolvers, context, variables ?? {});
    const { data, errors } = result;
    const failed = errors?.map((error) =>
      formatError(error, (cause) => reportError("graphql", cause, request.log), crashTexts),
    );
    const answer = failed ? { data, errors: failed } : { data };
    reply.code(data === undefined && failed ? 400 : 200);
    // Only mutations, and queries without a session, answer secrets.
    return prepared.isQuery && context.viewer !== null ? sendCompressed(request, reply, answer) : reply.send(answer);
  });
};
