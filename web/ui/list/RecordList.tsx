import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "../look/Button.tsx";
import { ListCard, ListPage } from "./ListCard.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { type ListPages, RecordRows, type RecordRowsProps } from "./RecordRows.tsx";
import { SearchField } from "./SearchField.tsx";
import { EmptyState, NoResult } from "../look/States.tsx";
import * as texts from "./list-texts.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Texts of an empty list, and a link that adds the first record, for users who may add one. */
export interface FirstUse extends Words {
  readonly add?: { readonly to: string; readonly text: string } | undefined;
}

/** Empty state that explains a list's purpose. */
export const ListEmptyState = ({ add, ...words }: FirstUse) => (
  <EmptyState {...words}>
    {add && (
      <Link to={add.to} className={buttonClass({})}>
        <Plus />
        {add.text}
      </Link>
    )}
  </EmptyState>
);

/** Search and page state of a list. */
interface ListSearch extends ListPages {
  /** Text of the search field. */
  readonly typed: string;
  readonly type: (text: string) => void;
}

/** Search of a list with the placeholder of its field, or the pages of a list without a search. */
type SearchOrPages =
  | { search: ListSearch; placeholder: string; pages?: undefined }
  | { search?: undefined; placeholder?: undefined; pages: ListPages };

type RecordListProps<Row extends { readonly _id: string }> = ListParts<Row> & SearchOrPages;

interface ListParts<Row extends { readonly _id: string }> extends Omit<
  RecordRowsProps<Row>,
  "caption" | "pages" | "nobody"
> {
  title: string;
  /** Accessible name of the list, when the visible title says more than the name. */
  caption?: string;
  /** Counts beside the title. */
  counts?: ReactNode;
  /** Texts shown when the list has no records, and when no record matches. */
  none: FirstUse;
  noMatch: Words;
  /** Whether a search or filter is active. */
  isFiltered: boolean;
  /** Content above the page header, for example a breadcrumb. */
  above?: ReactNode;
  /** Content below the page header, for example the other lists of the same page. */
  tabs?: ReactNode;
  /** Controls before the search, for example a status. */
  filters?: ReactNode;
  /** Controls after the search, for example a link that adds a record. */
  actions?: ReactNode;
  /** Content of the card above the rows, for example a bar of active filters. */
  bar?: ReactNode;
  /** Content in place of the rows and the pager: an empty state with more explanation than `none`. */
  instead?: ReactNode;
  /** Open record of the list in a side panel. */
  beside?: ReactNode;
  /** Content below the card. */
  below?: ReactNode;
}

/** Page of a list: header with search and actions, rows, and a pager. The counterpart of RecordForm. */
export function RecordList<Row extends { readonly _id: string }>(props: RecordListProps<Row>) {
  const { title, caption = title, counts, search, placeholder, pages, none, noMatch, isFiltered, ...more } = props;
  const { above, tabs, filters, actions, bar, instead, beside, below, ...rows } = more;
  return (
    <ListPage>
      {above}
      <PageHead title={title} counts={counts}>
        {filters}
        {search && (
          <SearchField
            label={texts.searchCaption(caption.toLowerCase())}
            placeholder={placeholder}
            value={search.typed}
            onValue={search.type}
          />
        )}
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
              pages={search ?? pages}
              nobody={isFiltered ? <NoResult {...noMatch} /> : <ListEmptyState {...none} />}
            />
          </>
        )}
      </ListCard>
      {below}
    </ListPage>
  );
}

/** Link to the page that adds a record. */
export const AddLink = ({ to, text }: { to: string; text: "Add" | "ADD" }) => (
  <Link to={to} className={buttonClass({ variant: "primary", capitals: text === "ADD" })}>
    <Plus />
    {text}
  </Link>
);
