type Plain = string | number | boolean | null | undefined;

/** The dotted names of all that a form holds: "name", "address", "address.city", "rows.2.day". */
export type Path<Values> = Values extends Plain
  ? never
  : Values extends readonly (infer Item)[]
    ? `${number}` | `${number}.${Path<Item>}`
    : { [Key in keyof Values & string]: Key | `${Key}.${Path<Values[Key]>}` }[keyof Values & string];

/** The dotted names of what holds a value of its own: a list counts as one value. */
export type Leaf<Values> = {
  [Key in keyof Values & string]: Values[Key] extends Plain | readonly unknown[] ? Key : `${Key}.${Leaf<Values[Key]>}`;
}[keyof Values & string];

type Part<Values, Key> = Key extends keyof Values ? Values[Key] : Values extends readonly (infer Item)[] ? Item : never;

/** What stands at a dotted name. */
export type At<Values, Name> = Name extends `${infer Key}.${infer Rest}`
  ? At<Part<Values, Key>, Rest>
  : Part<Values, Name>;

type Held = Readonly<Record<string, unknown>> | readonly unknown[];

const partOf = (parent: unknown, key: string): unknown =>
  (parent as Readonly<Record<string, unknown>> | undefined)?.[key];

/** What stands at a dotted name; undefined where nothing is. */
export const valueAt = <Values, Name extends string>(values: Values, name: Name): At<Values, Name> =>
  name.split(".").reduce<unknown>(partOf, values) as At<Values, Name>;

function put(parent: Held, [key = "", ...rest]: readonly string[], value: unknown): Held {
  const part = rest.length === 0 ? value : put(partOf(parent, key) as Held, rest, value);
  return Array.isArray(parent) ? parent.with(Number(key), part) : { ...parent, [key]: part };
}

/** The same values with another one at a dotted name. */
export const withValueAt = <Values extends object>(values: Values, name: string, value: unknown): Values =>
  put(values as unknown as Held, name.split("."), value) as unknown as Values;

/** A dotted name once a row of a list is taken out: null inside of that row, and counted anew behind it. */
export const nameWithoutRow = (name: string, list: string, at: number): string | null => {
  const [, place, rest = ""] = name.startsWith(`${list}.`)
    ? (/^(\d+)(\..*)?$/.exec(name.slice(list.length + 1)) ?? [])
    : [];
  if (place === undefined || Number(place) < at) return name;
  return Number(place) === at ? null : `${list}.${Number(place) - 1}${rest}`;
};
