const addressIsUnknown = "This address does not exist.";
/** Sentences about a request that cannot be answered, by status. */
export const requestProblems: Readonly<Record<number, string>> & Readonly<Record<404, string>> = {
  400: "The request could not be read. Send JSON.",
  404: addressIsUnknown,
  408: "The request took too long.",
  413: "The request is too large.",
  414: "The address is too long.",
  415: "Send JSON.",
  431: "The address or what comes with it is too long.",
  503: "Restride is very busy right now. Try again in a moment.",
};
export const sendAGraphqlQuery = "Send a JSON object with a GraphQL query.";
export const documentIsUnknown = "This document is not known. Sign in, or send one of the application's own.";
/** Title of a page with a problem, and its link. */
export const restride = "Restride";
export const openRestride = "Open Restride";

export const unnamedProxy =
  "A request came through a proxy that RESTRIDE_TRUST_PROXY does not name: limits count everybody behind it as one address.";
const hostIsElsewhere = (host: string): string =>
  `The server cannot listen on HOST ${host}: this machine does not have that address. Correct HOST, or leave it out.`;
/** Sentences about the reasons for which a server cannot listen, by code. */
export const listenProblems: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) =>
    `The server cannot listen on PORT ${port}: another program uses it. Stop that program, or choose another PORT.`,
  EACCES: (_, port) => `The server cannot listen on PORT ${port}: this user may not use it. Choose a PORT above 1023.`,
  EADDRNOTAVAIL: hostIsElsewhere,
  ENOTFOUND: hostIsElsewhere,
  EAI_AGAIN: hostIsElsewhere,
};
