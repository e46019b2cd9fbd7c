import { Building2 } from "lucide-react";
import type { ComponentProps } from "react";
import { ImageField } from "../field/ImageField.tsx";
import type { TextOfForm } from "./use-form.ts";
import * as texts from "./form-texts.ts";

/** Field of the logo of an organization. */
export const LogoField = (props: TextOfForm & Pick<ComponentProps<typeof ImageField>, "upload">) => (
  <ImageField
    {...props}
    label={texts.logo}
    shape="wide"
    fallback={<Building2 size={24} strokeWidth={1.5} aria-hidden />}
    hint={texts.optionalLogoRecommendedSize820x1800}
  />
);
