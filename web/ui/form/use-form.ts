import { useRef, useState } from "react";
import { type ValueAt, nameWithoutRow, type Path, valueAt, withValueAt } from "./path.ts";

/** Schema that checks values: success with the parsed values, or issues with the path of their field. */
export interface FormSchema<Parsed> {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Parsed }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Values that the server refused, each with the server's sentence. */
type RefusedValues = Readonly<Record<string, { readonly value: unknown; readonly message: string }>>;

/** Returns the first problem of each dotted name. */
function errorsOf<Parsed>(schema: FormSchema<Parsed>, values: unknown): ReadonlyMap<string, string> {
  const result = schema.safeParse(values);
  const errors = new Map<string, string>();
  for (const { path, message } of result.success ? [] : result.error.issues)
    if (!errors.has(path.join("."))) errors.set(path.join("."), message);
  return errors;
}

/** Returns the problem of a field. A problem of a part of its value is also the field's problem. */
const errorAt = (errors: ReadonlyMap<string, string>, name: string): string | undefined =>
  errors.get(name) ?? [...errors].find(([at]) => at.startsWith(`${name}.`))?.[1];

/** Props that a form passes to a text field. */
export interface TextOfForm {
  name: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
  onBlur: () => void;
}

/**
 * State of a form that is checked by a schema. Fields have dotted names, such as "address.city". A field shows its problem after blur or after the
 * form was sent, and the first field with a problem gets the focus.
 */
export function useForm<Values extends object, Parsed>(schema: FormSchema<Parsed>, initial: Values) {
  const [values, setValues] = useState(initial);
  const [touchedFields, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<RefusedValues>({});
  const form = useRef<HTMLFormElement>(null);
  const errors = errorsOf(schema, values);
  const set = <Name extends Path<Values>>(name: Name, value: ValueAt<Values, Name>): void =>
    setValues((before) => withValueAt(before, name, value));
  const judge = (name: Path<Values>): void => setLeft((before) => new Set(before).add(name));
  /**
   * Checks a field after the current press has ended. A new message moves the content below the field, so a button could move away from under the
   * pointer.
   */
  const judgeAfterPress = (name: Path<Values>): void => {
    if (document.querySelector(":active")) requestAnimationFrame(() => judgeAfterPress(name));
    else judge(name);
  };
  /** Checks a field when a person leaves it, not when a tour or another window takes the focus. */
  const leave = (name: Path<Values>): void =>
    queueMicrotask(() => {
      if (document.hasFocus() && !isTakenFrom(form.current)) judgeAfterPress(name);
    });
  const refusal = (name: Path<Values>): string | undefined =>
    refused[name]?.value === valueAt(values, name) ? refused[name]?.message : undefined;
  const shownError = (name: Path<Values>): string | undefined =>
    refusal(name) ?? (sent || touchedFields.has(name) ? errorAt(errors, name) : undefined);
  /** Sets a field to `value`, the current value by default, and shows there why the server refused it, until the value changes. */
  const refuse = <Name extends Path<Values>>(name: Name, message: string, value = valueAt(values, name)): void => {
    set(name, value);
    setRefused((before) => ({ ...before, [name]: { value, message } }));
    focusField(form.current, name);
  };
  /** Removes a row from a list. The states of later rows (left, refused) move to their new indexes. */
  const dropRow = <Name extends Path<Values>>(list: Name, at: number): void => {
    const namesAfterDrop = (name: string): string[] => [nameWithoutRow(name, list, at) ?? []].flat();
    setValues((before) => withValueAt(before, list, (valueAt(before, list) as readonly unknown[]).toSpliced(at, 1)));
    setLeft((before) => new Set([...before].flatMap(namesAfterDrop)));
    setRefused((before) =>
      Object.fromEntries(
        Object.entries(before).flatMap(([name, problem]) => namesAfterDrop(name).map((now) => [now, problem])),
      ),
    );
  };
  const field = <Name extends Path<Values>>(name: Name) => ({
    name,
    value: valueAt(values, name),
    error: shownError(name),
    onValue: (value: ValueAt<Values, Name>) => set(name, value),
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
  /** Problem of several values together, which belongs to no field; shown after the form was sent. */
  const formError = sent ? errors.get("") : undefined;
  return { values, set, setValues, dropRow, field, shownError, formError, refuse, judge, submit, form };
}

/** Returns whether code moved the focus out of the form. After a person's own action, no element has the focus yet when the blur event comes. */
const isTakenFrom = (form: HTMLFormElement | null): boolean => {
  const now = document.activeElement;
  return form !== null && now !== document.body && !form.contains(now);
};

/** Moves the focus to the field with this dotted name, or to the field that contains it. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const input = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  if (input) input.focus();
  else if (name.includes(".")) focusField(form, name.slice(0, name.lastIndexOf(".")));
}

/** Form as its fields use it. */
export type Form<Values extends object, Parsed = unknown> = ReturnType<typeof useForm<Values, Parsed>>;
