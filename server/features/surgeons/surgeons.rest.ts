import { pathOf } from "@restride/domain/access/routes.ts";
import { searchForm } from "@restride/domain/names/search-form.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { vcardOf } from "@restride/domain/surgeons/vcard.ts";
import { isId, readId } from "@restride/domain/values/id.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import QRCode from "qrcode";
import type { RestRoute } from "../../platform/http/rest.ts";
import type { GetPublicSurgeon } from "./get-public-surgeon.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

interface Deps {
  readonly getPublicSurgeon: GetPublicSurgeon;
  readonly publicUrl: string;
}

/** Returns a letter without its accents, in its own case: `É` is `E`, `ł` is `l`, `ß` is `ss`. */
const plainLetter = (letter: string): string => {
  const plain = searchForm(letter);
  return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** Returns a name as a file name: its letters without accents, digits and hyphens. */
const fileName = (name: string): string =>
  Array.from(name.normalize("NFC"), (letter) => plainLetter(letter) || "-")
    .join("")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "") || "surgeon";

/** Route GET /qrcode/{surgeonId}/{patientId or -1}, which answers a PNG that leads to the public page, for a patient to that patient's. */
export const qrcodeRoute = ({ getPublicSurgeon, publicUrl }: Deps): RestRoute => ({
  operation: "downloadQrcode",
  method: "GET",
  path: "/qrcode/:id/:patientid",
  answer: async ({ params }, { scope }) => {
    const { patientid, ...named } = params as { id: string; patientid: string };
    const id = readId(named.id);
    const answer = await getPublicSurgeon(scope, id);
    if (isRefusal(answer)) return answer;
    // The patient is not looked up, so that the code does not disclose whether the patient exists.
    if (patientid !== "-1" && !isId(patientid)) return refuse(patientTexts.notFound);
    const page =
      patientid === "-1" ? pathOf("publicSurgeon", { id }) : pathOf("publicSurgeonForPatient", { id, patientid });
    const bytes = await QRCode.toBuffer(publicUrl + page, { width: 1024, margin: 4 });
    return { type: "image/png", name: `${fileName(answer.surgeon.name)}-qrcode.png`, bytes };
  },
});

/** Route GET /vcf/{id}?role=surgeon, which answers the surgeon's contact card (vCard). */
export const vcardRoute = ({ getPublicSurgeon, publicUrl }: Deps): RestRoute => ({
  operation: "downloadVcard",
  method: "GET",
  path: "/vcf/:id",
  answer: async ({ params, query }, { scope }) => {
    const id = readId((params as { id: string }).id);
    if ((query as { role?: unknown }).role !== "surgeon") return refuse(surgeonTexts.notFound);
    const answer = await getPublicSurgeon(scope, id);
    if (isRefusal(answer)) return answer;
    const { image, ...surgeon } = answer.surgeon;
    const card = vcardOf({
      ...surgeon,
      page: publicUrl + pathOf("publicSurgeon", { id }),
      photo: image && publicUrl + image,
    });
    return { type: "text/vcard; charset=utf-8", name: `${fileName(surgeon.name)}.vcf`, bytes: Buffer.from(card) };
  },
});
