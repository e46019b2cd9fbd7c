/** The network address of a request and what its browser calls itself. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}
