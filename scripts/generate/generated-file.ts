/** Generated file with its expected content. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}
