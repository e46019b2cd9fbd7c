/**
 * Type of a form's values that fit a GraphQL input. When the form has a field that the input lacks, the type has only such fields, as never, so that
 * the call does not compile.
 */
export type SentForm<Input, Form> = Form extends unknown
  ? [Exclude<keyof Form, keyof Input>] extends [never]
    ? Form
    : Readonly<Record<Exclude<keyof Form, keyof Input>, never>>
  : never;
