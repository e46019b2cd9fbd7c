import { useRef, useState } from "react";
import { type At, nameWithoutRow, type Path, valueAt, withValueAt } from "./path.ts";

/** What a schema says about values: fine, or problems with the path of their field. */
export interface FormSchema<Parsed> {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Parsed }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Values that the server refused, with its sentence. */
type Refused = Readonly<Record<string, { readonly value: unknown; readonly message: string }>>;

/** The first problem of each dotted name. */
function errorsOf<Parsed>(schema: FormSchema<Parsed>, values: unknown): ReadonlyMap<string, string> {
  const result = schema.safeParse(values);
  const errors = new Map<string, string>();
  for (const { path, message } of result.success ? [] : result.error.issues)
    if (!errors.has(path.join("."))) errors.set(path.join("."), message);
  return errors;
}

/** The problem of a field; what is wrong inside of what it holds is its problem too. */
const errorAt = (errors: ReadonlyMap<string, string>, name: string): string | undefined =>
  errors.get(name) ?? [...errors].find(([at]) => at.startsWith(`${name}.`))?.[1];

/** What a form hands to a field that holds a text. */
export interface TextOfForm {
  name: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
  onBlur: () => void;
}

/**
 * A form over a schema. Fields are known by dotted names, such as "address.city". A field shows its problem once it was left or the
 * form was sent, and the first problem gets the focus.
 */
export function useForm<Values extends object, Parsed>(schema: FormSchema<Parsed>, initial: Values) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const form = useRef<HTMLFormElement>(null);
  const errors = errorsOf(schema, values);
  const set = <Name extends Path<Values>>(name: Name, value: At<Values, Name>): void =>
    setValues((before) => withValueAt(before, name, value));
  const judge = (name: Path<Values>): void => setLeft((before) => new Set(before).add(name));
  /** What is said at a field moves what lies below it: not under a press, which would miss its button. */
  const judgeAfterPress = (name: Path<Values>): void => {
    if (document.querySelector(":active")) requestAnimationFrame(() => judgeAfterPress(name));
    else judge(name);
  };
  /** A field is judged when a person leaves it, not when a tour or another window takes the focus away. */
  const leave = (name: Path<Values>): void =>
    queueMicrotask(() => {
      if (document.hasFocus() && !isTakenFrom(form.current)) judgeAfterPress(name);
    });
  const refusal = (name: Path<Values>): string | undefined =>
    refused[name]?.value === valueAt(values, name) ? refused[name]?.message : undefined;
  const shownError = (name: Path<Values>): string | undefined =>
    refusal(name) ?? (sent || left.has(name) ? errorAt(errors, name) : undefined);
  /** Shows at its field why the server refused what stands there, until it is changed; `value` is what stands there from now on. */
  const refuse = <Name extends Path<Values>>(name: Name, message: string, value = valueAt(values, name)): void => {
    set(name, value);
    setRefused((before) => ({ ...before, [name]: { value, message } }));
    focusField(form.current, name);
  };
  /** Takes a row out of a list: what was judged of the rows behind it stays theirs. */
  const dropRow = <Name extends Path<Values>>(list: Name, at: number): void => {
    const named = (name: string): string[] => [nameWithoutRow(name, list, at) ?? []].flat();
    setValues((before) => withValueAt(before, list, (valueAt(before, list) as readonly unknown[]).toSpliced(at, 1)));
    setLeft((before) => new Set([...before].flatMap(named)));
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).flatMap(([name, problem]) => named(name).map((now) => [now, problem]))),
    );
  };
  const field = <Name extends Path<Values>>(name: Name) => ({
    name,
    value: valueAt(values, name),
    error: shownError(name),
    onValue: (value: At<Values, Name>) => set(name, value),
    onBlur: () => leave(name),
  });
  const submit = (send: (parsed: Parsed) => void): void => {
    const result = schema.safeParse(values);
    setRefused({});
    if (result.success) return send(result.data);
    setSent(true);
    const [first = ""] = errorsOf(schema, values).keys();
    focusField(form.current, first);
  };
  return { values, set, setValues, dropRow, field, shownError, refuse, judge, submit, form };
}

/** Whether code gave the focus to something outside the form: a person's own step has left it nowhere yet when its field is left. */
const isTakenFrom = (form: HTMLFormElement | null): boolean => {
  const now = document.activeElement;
  return form !== null && now !== document.body && !form.contains(now);
};

/** Brings the focus to the field of this dotted name, or to the one that holds it. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const input = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  if (input) input.focus();
  else if (name.includes(".")) focusField(form, name.slice(0, name.lastIndexOf(".")));
}

/** The form as its fields use it. */
export type Form<Values extends object, Parsed = unknown> = ReturnType<typeof useForm<Values, Parsed>>;
