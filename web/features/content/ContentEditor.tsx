import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { kindName } from "@restride/domain/content/kinds.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { notifyOutcome } from "../../platform/calls/calls.ts";
import { useWayBack, wayBack } from "../../platform/storage/list-places.ts";
import { useIsUploading } from "../../ui/field/uploading.ts";
import { RecordForm } from "../../ui/form/RecordForm.tsx";
import { RecordPanel } from "../../ui/form/RecordPanel.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import styles from "./Content.module.css";
import { allowedActions } from "./allowed-actions.ts";
import { closedPath, contentListPath, contentPath, type PagedKind } from "./content-path.ts";
import { headOf, sharedText, stateWords, untitled } from "./content-state-texts.ts";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { useCompanyName } from "./use-company-name.ts";
import { useContentActions } from "./use-content-actions.ts";
import { type ContentForm, type ContentRecord, publishDraft, useContentEditor } from "./use-content-editor.ts";
import { UsedIn } from "./UsedIn.tsx";
import { Versions } from "./Versions.tsx";
import * as texts from "./content-texts.ts";

interface ContentEditorProps<Values extends object> {
  contentForm: ContentForm<Values>;
  /** Record to edit; null for new content. */
  content: ContentRecord | null;
  nameOf: (values: Values) => string;
  /** Id of the company whose content it is, for a super admin. */
  company: string | null;
  /** Publishes a saved draft; only for content that asks a question before it is published. */
  onPublish?: (content: ContentRecord) => Promise<void>;
  /** Applies the published version to running programmes, if there are any. */
  onApply?: (content: ContentRecord) => void;
  /** Renders content beside the fields, above the versions, that depends on the typed values. */
  beside?: (values: Values) => ReactNode;
  children: (form: Form<Values>) => ReactNode;
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** State of content: whether it is published, who changed the draft last, and for a super admin its company. */
function ContentState({ content: { state, number, changedby, changed, company } }: { content: ContentRecord }) {
  const author = changedby && changed && `${changedby}, ${formatInstant(Date.parse(changed), zone)}`;
  const words = [stateWords(state, number), author, useCompanyName(company ?? null)];
  return <p className={styles.state}>{words.filter(Boolean).join(" · ")}</p>;
}

interface ActionsProps {
  kind: PagedKind;
  name: string;
  content: ContentRecord | null;
  company: string | null;
  onDraft: () => void;
  onApply: ((content: ContentRecord) => void) | undefined;
}

/** Actions on content besides publishing. */
function Actions({ kind, name, content, company, onDraft, onApply }: ActionsProps) {
  const navigate = useNavigate();
  const { copy, copying, discard, retire } = useContentActions(kind, company);
  const [isAsking, setAsking] = useState(false);
  const saveDraft = (
    <Button busy={useIsUploading()} onClick={onDraft}>
      {texts.saveDraft}
    </Button>
  );
  if (content === null) return saveDraft;
  const { _id, mayedit, number, state, version, running } = content;
  const may = allowedActions({ mayedit, state, number, hasDraft: Boolean(version), running: running ?? 0 });
  const leave = async (): Promise<void> => {
    if (await discard(_id)) await navigate(contentListPath(kind, company));
  };
  if (!mayedit)
    return (
      <Button variant="primary" busy={copying !== ""} onClick={() => void copy(_id)}>
        {texts.copy}
      </Button>
    );
  return (
    <>
      {onApply && may.applies && (
        <Button variant="text" onClick={() => onApply(content)}>
          {texts.applyToRunning}
        </Button>
      )}
      {(may.retires || may.returns) && (
        <Button variant="text" onClick={() => void retire(_id, may.retires)}>
          {may.retires ? texts.retire : texts.offerAgain}
        </Button>
      )}
      {may.discards && (
        <Button variant="text" onClick={() => setAsking(true)}>
          {texts.discardDraft}
        </Button>
      )}
      {saveDraft}
      {isAsking && <DiscardDialog name={name} number={number} onDiscard={leave} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Form state, title, and actions that the page and the panel of content share. */
function useContentForm<Values extends object>(props: ContentEditorProps<Values>) {
  const { contentForm, content, nameOf, company, onPublish, onApply } = props;
  const { kind } = contentForm;
  const navigate = useNavigate();
  const handleSaved = async (record: ContentRecord, toPublish: boolean): Promise<void> => {
    if (content === null) await navigate(contentPath(kind, record._id, company), { replace: true });
    if (toPublish && onPublish) await onPublish(record);
    else if (toPublish) notifyOutcome(await publishDraft(record));
  };
  const editor = useContentEditor({ contentForm, content, company, onSaved: handleSaved });
  const name = nameOf(editor.form.values) || untitled;
  const actions = { kind, name, content, company, onDraft: editor.saveDraft, onApply };
  return {
    title: content ? name : nameOf(editor.form.values) || texts.addKindName(kindName(kind)),
    editor,
    mayEdit: content?.mayedit ?? true,
    save: texts.publishVersion((content?.number ?? 0) + 1),
    labels: contentForm.labels,
    shownValue: contentForm.shownValue,
    changed: ownContentTexts.changed,
    actions: <Actions {...actions} />,
    onFilled: editor.publish,
  };
}

/** Page of a care plan, a regimen, or a questionnaire. */
export function ContentEditor<Values extends object>(props: ContentEditorProps<Values>) {
  const { contentForm, content, company, beside, children } = props;
  const { editor, ...shared } = useContentForm(props);
  const list = contentListPath(contentForm.kind, company);
  const back = useWayBack(list);
  return (
    <RecordForm
      {...shared}
      editor={editor}
      breadcrumb={<Breadcrumb {...wayBack(list)} list={headOf(contentForm.kind)} page={shared.title} />}
      isNew={content === null}
      onCancel={back}
    >
      {content && <ContentState content={content} />}
      <div className={styles.columns}>
        {children(editor.form)}
        <div className={styles.withPanel}>
          {beside?.(editor.form.values)}
          {content && content.usedin > 0 && <UsedIn id={content._id} company={company} />}
          {content && content.number > 0 && <Versions title={shared.title} content={content} />}
        </div>
      </div>
    </RecordForm>
  );
}

/** Panel of an exercise or a device, beside its list. */
export function ContentPanel<Values extends object>(props: ContentEditorProps<Values>) {
  const { contentForm, content, children } = props;
  const { editor, ...shared } = useContentForm(props);
  const navigate = useNavigate();
  const [list] = useSearchParams();
  return (
    <RecordPanel
      {...shared}
      editor={editor}
      about={content ? stateWords(content.state, content.number) : ""}
      onClose={() => void navigate(closedPath(contentForm.kind, list))}
    >
      {children(editor.form)}
      {content && content.number > 0 && (
        <div className={styles.panelEnd}>
          {content.usedin > 0 && <p className={styles.usageNotice}>{sharedText(contentForm.kind, content.usedin)}</p>}
          <Versions title={shared.title} content={content} />
        </div>
      )}
    </RecordPanel>
  );
}
