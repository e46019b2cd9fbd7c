/** Contact person. */
export type Contact = { readonly name: string; readonly email: string; readonly phone: string };

/** Postal address in the United States or elsewhere. */
export type PostalAddress = {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** Returns a complete contact; missing fields are empty. */
export const contactOf = ({ name = "", email = "", phone = "" }: Partial<Contact>): Contact => ({ name, email, phone });

/** Returns a complete address; missing fields are empty. */
export const addressOf = ({
  line1 = "",
  line2 = "",
  city = "",
  state = "",
  zip = "",
}: Partial<PostalAddress>): PostalAddress => ({ line1, line2, city, state, zip });
