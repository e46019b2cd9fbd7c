import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { instantOf } from "../../platform/instant.ts";

/** Feature with the address for help, which each installation sets. */
export const supportFeature = ({ supportEmail, version, now }: Platform): Feature => ({
  resolvers: {
    Query: {
      getSupport: async () => ({ email: supportEmail, version, now: instantOf(now()) }),
    },
  },
});
