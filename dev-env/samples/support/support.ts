import { account, type Rights } from "../../right.ts";
import { only, query, type Samples } from "../sample.ts";

export const supportSamples = {
  getSupport: () => only(query("getSupport", "email version now")),
} satisfies Samples;

export const supportRights = {
  // /support (A205).
  getSupport: account("admin surgeon associate company"),
} satisfies Rights;
