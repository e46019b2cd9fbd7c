/** The sender of a mail as its reader sees it. */
export interface Letterhead {
  readonly name: string;
  /** URL of the logo beside the name; null for the name alone. */
  readonly logoUrl: string | null;
}

/** Content of a mail. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The action that the mail asks the reader for: a button with a link. */
  readonly button?: { readonly label: string; readonly url: string };
  /** Small text below: the reason for the mail, and the result if the reader does nothing. */
  readonly footer?: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const ink = "#191b26";
const quiet = "#666978";

const head = ({ name, logoUrl }: Letterhead): string =>
  `<p style="margin:0 0 24px;font-weight:600;color:${ink}">${
    logoUrl === null
      ? ""
      : `<img src="${escapeHtml(logoUrl)}" alt="" height="40" style="height:40px;vertical-align:middle;margin-right:12px">`
  }${escapeHtml(name)}</p>`;

const buttonOf = ({ label, url }: NonNullable<Letter["button"]>): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#3350c9;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${quiet};word-break:break-all">${escapeHtml(url)}</p>`;

const page = (from: Letterhead, { subject, paragraphs, button, footer }: Letter): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f6f3;font:15px/1.5 system-ui,sans-serif;color:${ink}">
<div style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e6e6e1;border-radius:10px">
${head(from)}
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join("\n")}
${button ? buttonOf(button) : ""}
${footer ? `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e6e6e1;font-size:13px;color:${quiet}">${escapeHtml(footer)}</p>` : ""}
</div></body></html>`;

/** Returns a letter as mail: subject, plain text, and HTML with the same content. */
export const writeLetter = (from: Letterhead, letter: Letter) => ({
  subject: letter.subject,
  text: [from.name, ...letter.paragraphs, letter.button?.url, letter.footer].filter(Boolean).join("\n\n"),
  html: page(from, letter),
});
