import { matchingLength } from "@restride/domain/names/search-form.ts";

/** Text in which the beginnings of words that match the search are marked. */
export const HighlightedText = ({ text, parts }: { text: string; parts: readonly string[] }) =>
  text.split(/(?<=[\s\p{Pd}])/u).map((word, at) => {
    const length = matchingLength(word, parts);
    return (
      <span key={at}>
        {length > 0 && <mark>{word.slice(0, length)}</mark>}
        {word.slice(length)}
      </span>
    );
  });
