declare module "pg-copy-streams" {
  import type { Writable } from "node:stream";
  import type { Submittable } from "pg";

  /** A stream into a table; the text is a copy … from stdin statement. */
  export function from(text: string): Writable & Submittable;
}
