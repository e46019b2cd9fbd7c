/** What is typed into a form, kept until it was sent, and how it is sent. */
export interface FormDraft<Values> {
  readonly initial: Values;
  readonly restored: boolean;
  readonly keep: (values: Values | null) => void;
  readonly discard: () => Values;
  readonly busy: boolean;
  /** A form that is left while that waits for the connection is not sent any more. */
  readonly sends: <Result>(send: () => Promise<Result>) => Promise<Result | undefined>;
}
