import { type Exercise, exercises, type Span } from "./exercises.ts";
import { readTable } from "./read-table.ts";

/** An exercise in a regimen; `next` is the position of the exercise that follows it in a chain. */
export type RegimenExercise = Span & { readonly exercise: Exercise; readonly next: number | null };

export type Regimen = Span & {
  readonly code: string;
  readonly name: string;
  readonly joint: "knee" | "hip" | null;
  readonly exercises: readonly RegimenExercise[];
};

/** E09:3 starts on day 3; E23:43-180 has its own span; E01>E02 links the first to the second. */
const text = `
code | name | joint | first day | last day | exercises | chains
R1 | Ready for Surgery | both | -28 | -1 | E01 E02 E03 E05 E10 E15 E20 E30 E39 |
R2 | Knee 1: First Two Weeks | knee | 1 | 14 | E01 E38 E02 E03 E04 E05 E06 E11 E08 E09 E30 E32 E37 | E01>E02 E02>E05 E05>E37
R3 | Knee 2: Bend and Walk | knee | 15 | 42 | E02 E06 E07 E09 E10 E11 E12 E15 E18 E19 E20 E29 E31 E32 E33 E35 E37 | E11>E12 E29>E07
R4 | Knee 3: Strength and Stairs | knee | 43 | 180 | E07:43-84 E14:43-84 E15:43-84 E20:43-84 E21:43-84 E22:43-84 E23:43-180 E24:85-180 E25:43-180 E26:43-84 E29:43-84 E31:43-180 E34:43-84 E36:43-84 E41:43-84 E42:57-84 |
R5 | Partial Knee: Faster Track | knee | 1 | 42 | E01 E02 E05 E06 E09:3 E10:5 E11 E15:10 E19:10 E20:10 E29:10 E21:22 E23:22 E31:15 |
R6 | Hip 1: Posterior Precautions | hip | 1 | 42 | E01 E38 E02 E03 E05 E08 E10 E13 E14 E15 E16 E17 E18 E19 E20 E30 E32 E37 |
R7 | Hip 1: Anterior Approach | hip | 1 | 42 | E01 E38 E02 E03 E05 E08 E10 E13:1 E14 E15 E17 E18 E19 E20 E29:15 E30 E31:22 E32 E37 |
R8 | Hip 2: Strength and Balance | hip | 43 | 90 | E09 E14 E15 E16 E19 E20 E21 E23 E25 E26 E27 E28 E29 E31 E33 E36 E40 E42 |
`;

const byCode = new Map(exercises.map((exercise) => [exercise.code, exercise]));

const spanWithin = (ownSpan: Span, span: Span): Span => ({
  start: Math.max(ownSpan.start, span.start),
  end: Math.min(ownSpan.end, span.end),
});

const usualSpan = (exercise: Exercise, { start }: Span, joint: Regimen["joint"]): Span | null => {
  if (start < 0) return exercise.before;
  return joint === "hip" ? exercise.hip : exercise.knee;
};

const readEntry = (entry: string, span: Span, joint: Regimen["joint"]): Span & { exercise: Exercise } => {
  const [code = "", days = ""] = entry.split(":");
  const exercise = byCode.get(code);
  const usual = exercise && usualSpan(exercise, span, joint);
  if (!exercise || !usual) throw new Error(`The regimens name ${entry}, which is no exercise for these days.`);
  const [from, to] = days ? days.split("-").map(Number) : [];
  const ownSpan = { start: from ?? usual.start, end: to ?? (from === undefined ? usual.end : span.end) };
  return { exercise, ...spanWithin(ownSpan, span) };
};

/** The regimens: exercises with windows limited to the regimen's own. */
export const regimens: readonly Regimen[] = readTable(text).map((cells) => {
  const [code = "", name = "", joint = "", first = "", last = "", list = "", chains = ""] = cells;
  const span = { start: Number(first), end: Number(last) };
  const of = joint === "knee" || joint === "hip" ? joint : null;
  const entries = list.split(" ").map((entry) => readEntry(entry, span, of));
  const links = new Map(chains.split(" ").map((link) => link.split(">") as [string, string]));
  const placeOf = (exercise: string | undefined): number | null => {
    const place = entries.findIndex((entry) => entry.exercise.code === exercise);
    return place >= 0 ? place : null;
  };
  const linked = entries.map((entry) => ({ ...entry, next: placeOf(links.get(entry.exercise.code)) }));
  return { code, name, joint: of, ...span, exercises: linked };
});
