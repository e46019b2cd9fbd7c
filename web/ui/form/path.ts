type PlainValue = string | number | boolean | null | undefined;

/** Dotted names of all parts of a form's values: "name", "address", "address.city", "rows.2.day". */
export type Path<Values> = Values extends PlainValue
  ? never
  : Values extends readonly (infer Item)[]
    ? `${number}` | `${number}.${Path<Item>}`
    : { [Key in keyof Values & string]: Key | `${Key}.${Path<Values[Key]>}` }[keyof Values & string];

/** Dotted names of the parts that hold one value; a list counts as one value. */
export type LeafPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends PlainValue | readonly unknown[]
    ? Key
    : `${Key}.${LeafPath<Values[Key]>}`;
}[keyof Values & string];

type PartOf<Values, Key> = Key extends keyof Values
  ? Values[Key]
  : Values extends readonly (infer Item)[]
    ? Item
    : never;

/** Type of the value at a dotted name. */
export type ValueAt<Values, Name> = Name extends `${infer Key}.${infer Rest}`
  ? ValueAt<PartOf<Values, Key>, Rest>
  : PartOf<Values, Name>;

type FormPart = Readonly<Record<string, unknown>> | readonly unknown[];

const partOf = (parent: unknown, key: string): unknown =>
  (parent as Readonly<Record<string, unknown>> | undefined)?.[key];

/** Returns the value at a dotted name, or undefined when there is none. */
export const valueAt = <Values, Name extends string>(values: Values, name: Name): ValueAt<Values, Name> =>
  name.split(".").reduce<unknown>(partOf, values) as ValueAt<Values, Name>;

function put(parent: FormPart, [key = "", ...rest]: readonly string[], value: unknown): FormPart {
  const part = rest.length === 0 ? value : put(partOf(parent, key) as FormPart, rest, value);
  return Array.isArray(parent) ? parent.with(Number(key), part) : { ...parent, [key]: part };
}

/** Returns a copy of the values with another value at a dotted name. */
export const withValueAt = <Values extends object>(values: Values, name: string, value: unknown): Values =>
  put(values as unknown as FormPart, name.split("."), value) as unknown as Values;

/** Returns a dotted name after a row is removed from a list: null for names inside that row; names of later rows get the index one lower. */
export const nameWithoutRow = (name: string, list: string, at: number): string | null => {
  const [, place, rest = ""] = name.startsWith(`${list}.`)
    ? (/^(\d+)(\..*)?$/.exec(name.slice(list.length + 1)) ?? [])
    : [];
  if (place === undefined || Number(place) < at) return name;
  return Number(place) === at ? null : `${list}.${Number(place) - 1}${rest}`;
};
