/** A person to speak to. */
export type Contact = { readonly name: string; readonly email: string; readonly phone: string };

/** A postal address in the United States or elsewhere. */
export type PostalAddress = {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** A contact with nothing left out: what is not recorded is empty. */
export const contactOf = ({ name = "", email = "", phone = "" }: Partial<Contact>): Contact => ({ name, email, phone });

/** An address with nothing left out: what is not recorded is empty. */
export const addressOf = ({
  line1 = "",
  line2 = "",
  city = "",
  state = "",
  zip = "",
}: Partial<PostalAddress>): PostalAddress => ({ line1, line2, city, state, zip });
