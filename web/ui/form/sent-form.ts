/** A filled form as it is sent: each of its fields is one of the input's. One that is not can have no value. */
export type SentForm<Input, Form> = Form extends unknown
  ? [Exclude<keyof Form, keyof Input>] extends [never]
    ? Form
    : Readonly<Record<Exclude<keyof Form, keyof Input>, never>>
  : never;
