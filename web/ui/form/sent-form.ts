/** Type of a form's values as they are sent: each field must be a field of the input. Any other field gets the type never. */
export type SentForm<Input, Form> = Form extends unknown
  ? [Exclude<keyof Form, keyof Input>] extends [never]
    ? Form
    : Readonly<Record<Exclude<keyof Form, keyof Input>, never>>
  : never;
