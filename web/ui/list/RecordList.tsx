import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "../look/Button.tsx";
import { ListCard, ListPage } from "./ListCard.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { type ListPages, RecordRows, type RecordRowsProps } from "./RecordRows.tsx";
import { SearchField } from "./SearchField.tsx";
import { EmptyState, NoResult } from "../look/States.tsx";

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What belongs into an empty list, and where the first one is added, for who may. */
export interface FirstUse extends Words {
  readonly add?: { readonly to: string; readonly text: string } | undefined;
}

/** Teaches what a list is for while it is empty. */
export const Nothing = ({ add, ...words }: FirstUse) => (
  <EmptyState {...words}>
    {add && (
      <Link to={add.to} className={buttonClass({})}>
        <Plus />
        {add.text}
      </Link>
    )}
  </EmptyState>
);

/** The search of a list and its pages. */
interface ListSearch extends ListPages {
  /** What stands in the field. */
  readonly typed: string;
  readonly type: (text: string) => void;
}

interface RecordListProps<Row extends { readonly _id: string }> extends Omit<
  RecordRowsProps<Row>,
  "caption" | "pages" | "nobody"
> {
  title: string;
  /** What is listed, where the title says more than that. */
  caption?: string;
  /** Beside the title. */
  counts?: ReactNode;
  search: ListSearch;
  /** What is searched for, said in the empty field. */
  placeholder: string;
  /** Said when there is nothing yet, and when nothing fits what is asked for. */
  none: FirstUse;
  noMatch: Words;
  /** Whether less is asked for than all. */
  isNarrowed: boolean;
  /** Above the head: where the list belongs. */
  above?: ReactNode;
  /** Below the head: other lists of the same page. */
  tabs?: ReactNode;
  /** Before the search, such as a status. */
  filters?: ReactNode;
  /** After the search, such as a way to add one. */
  actions?: ReactNode;
  /** Above the rows: what they are narrowed by. */
  bar?: ReactNode;
  /** In place of the rows and their pages: what teaches more than `none` says. */
  instead?: ReactNode;
  /** What is open of the list: a side panel. */
  beside?: ReactNode;
  /** Below the card. */
  below?: ReactNode;
}

/** The page of a list: head with search and actions, rows, and their pages. RecordForm's sibling. */
export function RecordList<Row extends { readonly _id: string }>(props: RecordListProps<Row>) {
  const { title, caption = title, counts, search, placeholder, none, noMatch, isNarrowed, ...more } = props;
  const { above, tabs, filters, actions, bar, instead, beside, below, ...rows } = more;
  return (
    <ListPage>
      {above}
      <PageHead title={title} counts={counts}>
        {filters}
        <SearchField
          label={`Search ${caption.toLowerCase()}`}
          placeholder={placeholder}
          value={search.typed}
          onValue={search.type}
        />
        {actions}
      </PageHead>
      {tabs}
      <ListCard beside={beside}>
        {instead || (
          <>
            {bar}
            <RecordRows<Row>
              {...rows}
              caption={caption}
              pages={search}
              nobody={isNarrowed ? <NoResult {...noMatch} /> : <Nothing {...none} />}
            />
          </>
        )}
      </ListCard>
      {below}
    </ListPage>
  );
}

/** Leads to where one is added. */
export const AddLink = ({ to, text }: { to: string; text: "Add" | "ADD" }) => (
  <Link to={to} className={buttonClass({ variant: "primary", capitals: text === "ADD" })}>
    <Plus />
    {text}
  </Link>
);
