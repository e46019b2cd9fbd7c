declare module "pg-copy-streams" {
  import type { Writable } from "node:stream";
  import type { Submittable } from "pg";

  /** Returns a stream into a table; `text` is a `copy … from stdin` statement. */
  export function from(text: string): Writable & Submittable;
}
