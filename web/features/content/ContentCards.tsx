import { smallPicture } from "@restride/domain/images/image.ts";
import { Dumbbell } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { PictureCards } from "../../ui/list/PictureCards.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { Thumbnail } from "../../ui/look/Thumbnail.tsx";
import styles from "./Content.module.css";
import { type Listed, listedName, stateWords } from "./content-state-texts.ts";
import { RowMenu, RowTools, type RowToolsProps } from "./row-menu/RowTools.tsx";
import * as texts from "./content-texts.ts";

interface CardsProps {
  rows: readonly Listed[];
  line: (row: Listed) => string;
  number?: ((row: Listed) => ReactNode) | undefined;
  open: (row: Listed) => string;
  tools: (row: Listed) => RowToolsProps;
}

/** Cards of content without pictures, for a narrow window. */
export const Cards = ({ rows, line, number, open, tools }: CardsProps) => (
  <RowCards<Listed>
    rows={rows}
    title={listedName}
    open={open}
    lines={(row) => [line(row), stateWords(row.state, row.version ?? 0)]}
    {...(number && { actions: number })}
    tick={(row) => <RowTools {...tools(row)} />}
  />
);

/** Cards of exercises, with their pictures. */
export function ExerciseCards({ rows, line, open, tools }: CardsProps) {
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
      mark={({ hasvideo }) => <span className={styles.mark}>{hasvideo ? texts.video : texts.noVideo}</span>}
      line={(row) => [line(row), stateWords(row.state, row.version ?? 0)].join(" · ")}
      actions={(row) => <RowMenu {...tools(row)} />}
    />
  );
}
