import type { FastifyRequest } from "fastify";
import * as texts from "./http-texts.ts";

/** Paths that programs call; they receive JSON, whatever their accept header says. */
const programPaths = /^\/(graphql|downloadreport|images|qrcode|vcf|publickey|healthz|readyz|metrics)(\/|\?|$)/;

/** Returns whether the client is a browser, which receives a page and not JSON. */
export const wantsPage = ({ headers, url }: Pick<FastifyRequest, "headers" | "url">): boolean =>
  !programPaths.test(url) && (headers.accept ?? "").includes("text/html");

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:560px;margin:15vh auto;padding:0 16px;color:#191b26;background:#f6f6f3}
h1{font-size:24px;line-height:32px}a{color:#1f5eb8}
@media(prefers-color-scheme:dark){body{color:#eceef4;background:#14161f}a{color:#8fb8f6}}`;

/** Returns a page with an error message, for requests that never reached the application. */
export const problemPage = (sentence: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.restride}</title>
<style>${style}</style></head><body><main><h1>${sentence}</h1><p><a href="/">${texts.openRestride}</a></p></main></body></html>`;

/** Returns the same message as JSON, for programs. */
export const problemJson = (sentence: string) => ({ errors: [{ message: sentence }] });

/** Returns the complete HTTP response to bytes that could not be parsed as a request. */
export const rawProblem = (status: number, reason: string, sentence: string, packet: string): string => {
  const isPage = packet.includes("text/html") && !programPaths.test(packet.split(" ")[1] ?? "");
  const body = isPage ? problemPage(sentence) : JSON.stringify(problemJson(sentence));
  const type = isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8";
  return `HTTP/1.1 ${status} ${reason}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\nx-content-type-options: nosniff\r\n\r\n${body}`;
};
