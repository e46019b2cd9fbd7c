/** The network address and the user agent of a request. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}
