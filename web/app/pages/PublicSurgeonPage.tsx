import type { ComponentType } from "react";
import { useParams } from "react-router";
import { PublicSurgeon } from "../../features/surgeons/public/PublicSurgeon.tsx";
import { publicSurgeonParts } from "../generated/subject-public-surgeon-parts.ts";

interface CallbackProps {
  surgeon: string;
  patientid: string | null;
}

const { callback: Callback }: { readonly callback?: ComponentType<CallbackProps> } = publicSurgeonParts;

/** Public page of a surgeon, for anybody or for one patient. */
export function PublicSurgeonPage() {
  const { id = "", patientid = null } = useParams();
  return <PublicSurgeon key={id} id={id} callback={Callback && <Callback surgeon={id} patientid={patientid} />} />;
}
