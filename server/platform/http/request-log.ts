import type { FastifyRequest } from "fastify";

/** What the log keeps of a request: its route, never its address, in which tokens and names may stand. */
const ofRequest = ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions.url, address: ip });

/** How requests are logged. */
export const requestLog = (level: string) => ({ level, serializers: { req: ofRequest } });
