import { useParams } from "react-router";
import { CallbackForm } from "../../features/callbacks/CallbackForm.tsx";
import { PublicSurgeon } from "../../features/surgeons/public/PublicSurgeon.tsx";

/** Public page of a surgeon, for anybody or for one patient. */
export function PublicSurgeonPage() {
  const { id = "", patientid = null } = useParams();
  return <PublicSurgeon key={id} id={id} callback={<CallbackForm surgeon={id} patientid={patientid} />} />;
}
