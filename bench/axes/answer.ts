import type { Response } from "../send.ts";
import type { AxisCall } from "./call.ts";

/** Rows of an answer and their total; 1 row where it is no list. */
export interface Size {
  readonly rows: number;
  readonly total?: number;
}

type Field = { readonly status?: string; readonly message?: string; readonly total?: number; readonly data?: object };

/** Returns the size of the first answer. Throws unless each one is a success with as many rows as its total at most. */
export function readAnswers(call: AxisCall, responses: readonly Response[]): Size {
  const sizes = responses.map(({ status, text }) => {
    const refusal = `${call.name} is refused: ${status} ${text.slice(0, 300)}`;
    if (status !== 200) throw new Error(refusal);
    if (call.file !== undefined) {
      if (text === "" || !text.startsWith(call.file)) throw new Error(refusal);
      return { rows: 1 };
    }
    const { data, errors } = JSON.parse(text) as { data?: Record<string, Field | null>; errors?: unknown[] };
    const fields = Object.values(data ?? {});
    if (errors || fields.length === 0 || fields.some((field) => field?.status !== "success")) throw new Error(refusal);
    const size = sizeOf(fields[0]!);
    if (size.total !== undefined && size.total < size.rows && size.rows > 1)
      throw new Error(`${call.name} answers ${size.rows} rows of ${size.total}`);
    return size;
  });
  return sizes[0]!;
}

function sizeOf(field: Field): Size {
  const { total } = { ...field, ...field.data };
  const lists = [...Object.values(field), ...Object.values(field.data ?? {})].filter(Array.isArray);
  const list = lists.at(-1);
  return { rows: list?.length ?? 1, ...(total !== undefined && { total }) };
}
