/** Draft of a form, stored until the form is sent, and the state of sending. */
export interface FormDraft<Values> {
  readonly initial: Values;
  readonly restored: boolean;
  readonly store: (values: Values | null) => void;
  readonly discard: () => Values;
  readonly busy: boolean;
  /** Sends the form. When the form is left while the call waits for the connection, the call is dropped. */
  readonly trackSending: <Result>(send: () => Promise<Result>) => Promise<Result | undefined>;
}
