import { makeContract } from "@restride/server/platform/graphql/contract.ts";
import { openHttp } from "@restride/server/platform/http/http.ts";
import { makeMetrics } from "@restride/server/platform/telemetry/metrics.ts";

type Parts = Parameters<typeof openHttp>[0];

/** Opens the server's HTTP without the product: no viewer is known, and only the given parts exist. */
export const openBareHttp = (parts: Partial<Parts> = {}) =>
  openHttp({
    contract: makeContract(
      "scalar CalendarDate scalar DateTime type Query { a: Int } type Mutation { a: Int } type Subscription { a: Int }",
    ),
    resolvers: {},
    routes: [],
    tokens: { publicKey: { kty: "OKP" }, issue: async () => "", read: async () => null },
    viewers: { viewerOfToken: async () => null, actIn: async () => null, isRunBy: async () => false },
    noteSessionUse: () => undefined,
    metrics: makeMetrics(),
    metricsToken: null,
    maxRequests: 100,
    trustedProxies: [],
    publicUrl: "http://localhost",
    webFolder: null,
    isPage: (path) => path === "/page",
    pageMarks: {},
    onRefusedRight: () => undefined,
    mayStrangersSend: () => false,
    readiness: async () => ({ isReady: true, checks: {} }),
    documentBudget: (_sender, _text, read) => read(),
    now: Date.now,
    startInterval: () => () => undefined,
    logLevel: "silent",
    crashTexts: {},
    ...parts,
  });
