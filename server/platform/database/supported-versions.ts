import * as texts from "./database-texts.ts";

/** Oldest and newest major version of PostgreSQL that the product is tested with. */
const [oldest, newest] = [15, 18];

/**
 * Returns a sentence about a server whose version is not supported, by its `server_version_num` and `server_version`; null for a supported
 * version.
 */
export const describeUnsupported = (number: number, version: string): string | null => {
  const major = Math.floor(number / 10_000);
  if (major >= oldest && major <= newest) return null;
  return texts.unsupportedVersion(version, oldest, newest);
};
