import { smallPicture } from "@restride/domain/images/image.ts";
import { Copy, Dumbbell } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { PictureCards } from "../../ui/list/PictureCards.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { Thumbnail } from "../../ui/look/Thumbnail.tsx";
import styles from "./Content.module.css";
import { type Listed, listedName, stateWords } from "./content-words.ts";

type CopyContent = (id: string) => Promise<void>;

/** Makes a company's own of what is listed. */
export const CopyButton = ({ row, copy }: { row: Listed; copy: CopyContent }) => (
  <IconButton
    label={`Copy ${listedName(row)}`}
    icon={<Copy />}
    onClick={(event) => {
      event.stopPropagation();
      void copy(row._id);
    }}
  />
);

interface CardsProps {
  rows: readonly Listed[];
  line: (row: Listed) => string;
  number?: ((row: Listed) => ReactNode) | undefined;
  open: (row: Listed) => string;
  copy: CopyContent;
}

/** What is known by its name, in a narrow window. */
export const Cards = ({ rows, line, number, open, copy }: CardsProps) => (
  <RowCards<Listed>
    rows={rows}
    title={listedName}
    open={open}
    lines={(row) => [line(row), stateWords(row.state, row.version ?? 0)]}
    actions={(row) => (
      <>
        {number?.(row)}
        <CopyButton row={row} copy={copy} />
      </>
    )}
  />
);

/** Exercises are known by their pictures. */
export function ExerciseCards({ rows, line, open, copy }: CardsProps) {
  const { id } = useParams();
  return (
    <PictureCards<Listed>
      rows={rows}
      title={listedName}
      open={open}
      current={id}
      picture={({ image }) =>
        image ? <img src={smallPicture(image)} alt="" loading="lazy" /> : <Thumbnail image="" icon={Dumbbell} />
      }
      mark={({ hasvideo }) => <span className={styles.mark}>{hasvideo ? "Video" : "No video"}</span>}
      line={(row) => [line(row), stateWords(row.state, row.version ?? 0)].join(" · ")}
      actions={(row) => <CopyButton row={row} copy={copy} />}
    />
  );
}
