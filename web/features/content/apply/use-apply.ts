import { useState } from "react";
import { callAndTell, tell } from "../../../platform/calls/calls.ts";
import { useAsked } from "../../../platform/calls/use-asked.ts";
import { ApplyVersionDocument, PreviewPublishDocument } from "../content-pages.graphql.ts";
import { type ContentRecord, publishDraft } from "../use-content-editor.ts";

const about = { about: ["content", "schedules"] } as const;
const changes = ["content", "schedules", "notifications"] as const;

/** Publishing a version of a care plan that runs, and whether it goes into running programmes too. */
export function useApply(content: ContentRecord, onDone: () => void) {
  const isDraft = content.version !== null && content.version !== undefined;
  const [who, setWho] = useState<"new" | "all">(isDraft ? "new" : "all");
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [tells, setTells] = useState(true);
  const [tellsAdmins, setTellsAdmins] = useState(true);
  const [busy, setBusy] = useState(false);
  const { _id: id } = content;
  const { data: everything, failure, askAgain } = useAsked(PreviewPublishDocument, { id }, about);
  const all = everything?.previewPublish.plan?.changes ?? [];
  const ticked = all.map(({ _id }) => _id).filter((each) => !unticked.includes(each));
  const { data: some } = useAsked(PreviewPublishDocument, unticked.length > 0 ? { id, changes: ticked } : null, about);
  const shown = unticked.length > 0 ? some : everything;
  const plan = shown?.previewPublish.plan ?? null;
  const planHash = shown?.previewPublish.planHash ?? null;

  const apply = (hash: string) =>
    callAndTell(
      ApplyVersionDocument,
      { id, changes: ticked, planHash: hash, tell: tells, telladmins: tellsAdmins },
      { changes },
    );
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const published = isDraft ? await publishDraft(content) : null;
    if (published && (published.kind !== "data" || who === "new")) tell(published);
    const goesOn = published === null || published.kind === "data";
    if (goesOn && who === "all" && planHash) await apply(planHash);
    setBusy(false);
    onDone();
  };
  const tick = (change: string, on: boolean): void =>
    setUnticked((before) => (on ? before.filter((each) => each !== change) : [...before, change]));
  const told = { tells, setTells, tellsAdmins, setTellsAdmins };
  return { isDraft, who, setWho, all, unticked, tick, told, plan, busy, confirm, failure, askAgain };
}
