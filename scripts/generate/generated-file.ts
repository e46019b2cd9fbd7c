/** A file as it should be on disk. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}
