import { clinic, type Rights } from "../../right.ts";
import { only, query, type Samples } from "../sample.ts";

export const phoneChecksSamples = {
  getPhonesToCheck: () => only(query("getPhonesToCheck", "phones { _id name phone }")),
} satisfies Samples;

export const phoneChecksRights = {
  getPhonesToCheck: clinic("admin"),
} satisfies Rights;
