import { CasePage } from "../../features/case-detail/CasePage.tsx";
import { LiteChat } from "../../features/case-detail/lite/LiteChat.tsx";
import { useLite } from "../../platform/page/use-lite.ts";

/** Page of a case; in lite its conversation. */
export const CaseDetailPage = () => (useLite() ? <LiteChat /> : <CasePage />);
