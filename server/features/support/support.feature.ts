import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { instantOf } from "../../platform/instant.ts";

/** Feature that returns the support email of the installation, the version of the product, and the server's time. */
export const supportFeature = ({ supportEmail, version, now }: Platform): Feature => ({
  resolvers: {
    Query: {
      getSupport: async () => ({ email: supportEmail, version, now: instantOf(now()) }),
    },
  },
});
