import { matchingLength } from "@restride/domain/names/search-form.ts";

/** A text in which the words that begin with one of the parts of a search stand out there. */
export const Highlighted = ({ text, parts }: { text: string; parts: readonly string[] }) =>
  text.split(/(?<=[\s\p{Pd}])/u).map((word, at) => {
    const length = matchingLength(word, parts);
    return (
      <span key={at}>
        {length > 0 && <mark>{word.slice(0, length)}</mark>}
        {word.slice(length)}
      </span>
    );
  });
