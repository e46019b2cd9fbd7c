import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { problemJson, problemPage, wantsPage } from "./problem-page.ts";
import { policyFor, policyHeader } from "./protective-headers.ts";
import { requestProblems } from "./http-texts.ts";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";
const notFound = requestProblems[404];

/** Returns whether the client receives a page. A client that accepts anything, such as a monitoring program, does too. */
const takesPage = ({ method, headers: { accept = "*/*" } }: FastifyRequest): boolean =>
  ["GET", "HEAD"].includes(method) && /text\/html|\*\/\*/.test(accept);

/** Contents of the meta elements of a page, by name, which the page reads before its first request. An empty content adds no element. */
export type PageMarks = Readonly<Record<string, string>>;

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const insertMarks = (page: string, marks: PageMarks): string => {
  const elements = Object.entries(marks)
    .filter(([, content]) => content !== "")
    .map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`);
  return page.replace("</head>", () => `${elements.join("")}</head>`);
};

/**
 * Serves the built web application. Scripts and styles have a hash in their names. Every page is index.html, also for a person at an
 * unknown address, where the application shows "not found" and the status is 404.
 */
export const serveWeb = async (
  app: FastifyInstance,
  folder: string | null,
  isPage: (path: string) => boolean,
  marks: PageMarks,
): Promise<void> => {
  const index = folder !== null && existsSync(join(folder, "index.html")) ? join(folder, "index.html") : null;
  if (index !== null)
    await app.register(files, {
      root: dirname(index),
      index: false,
      preCompressed: true,
      cacheControl: false,
      wildcard: false,
      globIgnore: ["index.html", "**/*.br"],
      setHeaders: (reply, path) => void reply.header("cache-control", path.includes("/assets/") ? year : hour),
    });
  app.setNotFoundHandler(async (request, reply) => {
    const isKnown = isPage(request.url.split("?")[0]!);
    const isForPerson = wantsPage(request);
    if (index !== null && takesPage(request) && (isKnown || isForPerson)) {
      const page = insertMarks(await readFile(index, "utf8"), marks);
      return reply
        .code(isKnown ? 200 : 404)
        .header("cache-control", "no-cache")
        .header(policyHeader, policyFor(page, String(reply.getHeader(policyHeader))))
        .type("text/html; charset=utf-8")
        .send(page);
    }
    reply.code(404);
    return isForPerson
      ? reply.type("text/html; charset=utf-8").send(problemPage(notFound))
      : reply.send(problemJson(notFound));
  });
};
