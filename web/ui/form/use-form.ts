import { useRef, useState } from "react";

/** What a schema says about values: fine, or problems with the path of their field. */
export interface FormSchema<Parsed> {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Parsed }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Values that the server refused, with its sentence. */
type Refused<Values> = Partial<Record<keyof Values & string, { readonly value: unknown; readonly message: string }>>;

type Errors<Values> = Partial<Record<keyof Values & string, string>>;

function errorsOf<Values, Parsed>(schema: FormSchema<Parsed>, values: Values): Errors<Values> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Errors<Values> = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof Values & string] ??= message;
  return errors;
}

/** What a form hands to a field that holds a text. */
export interface TextOfForm {
  name: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
  onBlur: () => void;
}

/** A form over a schema: a field shows its problem once it was left or the form was sent, and the first problem gets the focus. */
export function useForm<Values extends object, Parsed>(schema: FormSchema<Parsed>, initial: Values) {
  const [values, setValues] = useState(initial);
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const errors = errorsOf(schema, values);
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]): void =>
    setValues((before) => ({ ...before, [name]: value }));
  const [refused, setRefused] = useState<Refused<Values>>({});
  const judge = (name: string): void => setJudged((before) => new Set(before).add(name));
  const refusal = (name: keyof Values & string): string | undefined =>
    refused[name]?.value === values[name] ? refused[name]?.message : undefined;
  const shownError = (name: keyof Values & string): string | undefined =>
    refusal(name) ?? (judged.has(name) ? errors[name] : undefined);
  const focus = (name: string | undefined): void =>
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  /** Shows at its field why the server refused what stands there, until it is changed; `value` is what stands there from now on. */
  const refuse = <Name extends keyof Values & string>(name: Name, message: string, value = values[name]): void => {
    set(name, value);
    setRefused((before) => ({ ...before, [name]: { value, message } }));
    focus(name);
  };
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: shownError(name),
    onValue: (value: Values[Name]) => set(name, value),
    onBlur: () => judge(name),
  });
  const submit = (send: (parsed: Parsed) => void): void => {
    const result = schema.safeParse(values);
    setRefused({});
    if (result.success) return send(result.data);
    setJudged(new Set(Object.keys(values)));
    focus(Object.keys(errorsOf(schema, values))[0]);
  };
  return { values, set, setValues, field, shownError, refuse, judge, submit, form };
}

/** The form as its fields use it. */
export type Form<Values extends object, Parsed = unknown> = ReturnType<typeof useForm<Values, Parsed>>;
