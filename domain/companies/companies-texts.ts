/** Texts about companies. */
export const companyTexts = {
  added: "Company added.",
  updated: "Company updated.",
  notFound: "This company was not found.",
  changed: "Somebody else changed this company in the meantime. Nothing of yours is lost: compare and save again.",
} as const;
export const nameLabel = "Name";
export const descriptionLabel = "Description";
export const contactNameLabel = "Contact name";
export const pleaseEnterName = "Please enter name";
export const pleaseEnterValidEmail = "Please enter valid email";
