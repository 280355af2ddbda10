const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** A text as HTML, also between the double quotes of an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&"<>]/g, (sign) => REFERENCES[sign] ?? sign)
