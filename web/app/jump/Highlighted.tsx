/** A text in which the words that begin with one of the parts stand out there. */
export const Highlighted = ({ text, parts }: { text: string; parts: readonly string[] }) =>
  text.split(/(?<=\s)/).map((word, at) => {
    const part = parts.find((each) => word.toLowerCase().startsWith(each)) ?? "";
    return (
      <span key={at}>
        {part && <mark>{word.slice(0, part.length)}</mark>}
        {word.slice(part.length)}
      </span>
    );
  });
