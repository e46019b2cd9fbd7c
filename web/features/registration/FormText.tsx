import { type FormBlock, readFormBody } from "@restride/domain/registration/form-body.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import styles from "./FormText.module.css";
import * as texts from "./registration-texts.ts";

const Runs = ({ runs }: FormBlock) =>
  runs.map(({ text, strong }) => (strong ? <strong key={text}>{text}</strong> : text));

/** Returns the blocks in groups: consecutive items are one list, each paragraph and heading is alone. */
function groups(blocks: readonly FormBlock[]): FormBlock[][] {
  const sections: FormBlock[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === "item" && last?.[0]?.kind === "item") last.push(block);
    else sections.push([block]);
  }
  return sections;
}

function Group({ blocks }: { blocks: readonly FormBlock[] }) {
  const [first] = blocks as [FormBlock];
  if (first.kind === "heading") {
    return (
      <h3>
        <Runs {...first} />
      </h3>
    );
  }
  if (first.kind === "paragraph") {
    return (
      <p>
        <Runs {...first} />
      </p>
    );
  }
  return (
    <ul>
      {blocks.map((block, at) => (
        <li key={at}>
          <Runs {...block} />
        </li>
      ))}
    </ul>
  );
}

/** Text of a consent form. On a phone a long one shows its beginning, with a button for the rest. */
export function FormText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isLong, setLong] = useState(false);
  const blocks = useMemo(() => groups(readFormBody(html)), [html]);
  useEffect(() => {
    const text = box.current!;
    const watch = new ResizeObserver(() => setLong(text.scrollHeight > text.clientHeight + 1));
    watch.observe(text);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <div ref={box} className={styles.text} data-shortened={!isWhole} data-long={isLong}>
        {blocks.map((group, at) => (
          <Group key={at} blocks={group} />
        ))}
      </div>
      {isLong && !isWhole && (
        <button type="button" className={styles.moreButton} onClick={() => setWhole(true)}>
          {texts.readTheWholeForm}
        </button>
      )}
    </>
  );
}
