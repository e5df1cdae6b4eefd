/**
 * Links in what people write. Nothing is ever read as markup: a text is cut into pieces, and a piece that is an
 * address of the web, shown letter by letter as it was written, can be followed.
 */
export interface Piece {
  text: string;
  /** Where it leads, if it is a link. */
  href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`«»„“”]+/gi;
/** What ends a sentence or a bracket belongs to the sentence. */
const TRAILING = /[.,:;!?…)\]}*_~]+$/;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const written = trimmed(match[0]);
    const href = leads(written);
    if (!href) continue;
    if (match.index > done) found.push({ text: text.slice(done, match.index) });
    found.push({ text: written, href });
    done = match.index + written.length;
  }
  if (done < text.length) found.push({ text: text.slice(done) });
  return found;
}

/** A bracket at the end stays if it was opened in the address: encyclopaedias have such. */
function trimmed(written: string): string {
  const end = TRAILING.exec(written)?.[0] ?? '';
  const rest = written.slice(0, written.length - end.length);
  return end.startsWith(')') && rest.includes('(') ? `${rest})` : rest;
}

/** Where an address leads; null if it isn't one of the web, or shows another place than it leads to. */
function leads(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  const honest = !url.username && !url.password && /^https?:$/.test(url.protocol);
  return honest ? url.href : null;
}
