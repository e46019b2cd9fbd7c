import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { ErrorState } from "../../../ui/look/States.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { ApplyDialog } from "../apply/ApplyDialog.tsx";
import { CompareDialog } from "../compare/CompareDialog.tsx";
import { ContentByIdDocument, ContentVersionsDocument } from "../content-record.graphql.ts";
import { type Listed, listedName } from "../content-state-texts.ts";
import { DiscardDialog } from "../DiscardDialog.tsx";
import type { RowRequest } from "./RowTools.tsx";
import * as texts from "./row-menu-texts.ts";

const queryOptions = { tags: ["content"] } as const;

interface OfContentProps {
  rowRequest: RowRequest;
  /** Called when programmes start to follow the version. */
  onApplied: () => void;
  onClose: () => void;
}

/** Dialog that compares versions or applies the newest one, after loading the content. */
function OfContent({ rowRequest: { action, row }, onApplied, onClose }: OfContentProps) {
  const { _id: id } = row;
  const record = useGraphqlQuery(ContentByIdDocument, { id }, queryOptions);
  const list = useGraphqlQuery(ContentVersionsDocument, { id }, queryOptions);
  const content = record.data?.getContent.content;
  const versions = list.data?.getContentVersions.versions;
  const failed = [record, list].find(({ failure }) => failure !== null);
  const title = listedName(row);
  if (failed)
    return (
      <Dialog title={title} onClose={onClose}>
        <ErrorState message={failed.failure ?? ""} reassurance={texts.nothingWasChanged} onRetry={failed.refetch} />
      </Dialog>
    );
  if (!content || !versions) return null;
  if (action === "apply") return <ApplyDialog content={content} onApplied={onApplied} onClose={onClose} />;
  return <CompareDialog title={title} content={content} versions={versions} onClose={onClose} />;
}

/** Dialog of a row's menu, over the list. */
export function RowDialog({ onDiscard, ...props }: OfContentProps & { onDiscard: (row: Listed) => Promise<void> }) {
  const { rowRequest, onClose } = props;
  const { action, row } = rowRequest;
  if (action !== "discard") return <OfContent {...props} />;
  const discard = () => onDiscard(row);
  return <DiscardDialog name={listedName(row)} number={row.version ?? 0} onDiscard={discard} onClose={onClose} />;
}
