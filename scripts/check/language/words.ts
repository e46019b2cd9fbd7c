import { basename, dirname } from "node:path";
import { isGenerated, syntaxTreeOf, problemAt, type Check, type Problem, type Source } from "../source.ts";

/** Words of the clinic, in the singular. The platform and plain widgets must not contain them. */
const clinicWords = new Set(
  "patient surgeon surgery exercise knee hip clinic clinical careplan questionnaire therapist physio regimen caregiver rehabilitation".split(
    " ",
  ),
);
const withoutClinic = /^(server\/platform|web\/ui)\//;

/** Names that do not describe their contents. */
const emptyNames = /^(utils?|helpers?|common|misc|shared|stuff|lib)$/i;

/** Finds words that a place must not contain, names that describe nothing, and files that only re-export others. */
export const wordsCheck: Check = {
  name: "words",
  find: (sources) => [
    ...sources.filter(({ path }) => withoutClinic.test(path) && !isGenerated(path)).flatMap(clinicWordsIn),
    ...sources.filter(({ path }) => !path.startsWith("docs/")).flatMap(emptyNamesIn),
    ...sources.filter(({ path }) => /\.tsx?$/.test(path) && !isGenerated(path)).flatMap(barrel),
  ],
};

function clinicWordsIn(source: Source): Problem[] {
  const hits = [...wordsOf(source.text)].filter(({ word }) => clinicWords.has(singular(word)));
  const messages = hits.map(({ word, at }) =>
    problemAt(source, at, `"${word}" is a word of the clinic, which the platform does not know`),
  );
  const clinicNames = [...wordsOf(basename(source.path))].filter(({ word }) => clinicWords.has(singular(word)));
  return [
    ...messages,
    ...clinicNames.map(({ word }) => problemAt(source, 0, `"${word}" in the name of a file of the platform`)),
  ];
}

/** Yields the words of a text, including those in camelCase and kebab-case names; "care plan" counts as one word. */
function* wordsOf(text: string): Generator<{ word: string; at: number }> {
  for (const { 0: word, index } of text.matchAll(/[Cc]are[ _-]?[Pp]lans?|[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)) {
    yield { word: word.toLowerCase().replace(/[ _-]/g, ""), at: index };
  }
}

const singular = (word: string): string => word.replace(/ies$/, "y").replace(/s$/, "");

function emptyNamesIn(source: Source): Problem[] {
  const names = [...dirname(source.path).split("/"), basename(source.path).split(".")[0]!];
  return names
    .filter((name) => emptyNames.test(name))
    .map((name) => problemAt(source, 0, `"${name}" says nothing: name the file or folder after what it does`));
}

function barrel(source: Source): Problem[] {
  const { program } = syntaxTreeOf(source);
  const passesOn = program.body.length > 0 && program.body.every((node) => "source" in node && node.source !== null);
  const exportsOnly = program.body.every((node) => node.type.startsWith("Export"));
  if (!passesOn || !exportsOnly) return [];
  return [problemAt(source, 0, "only passes other files on: import those where they are used")];
}
