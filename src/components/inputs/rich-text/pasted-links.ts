import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { webUrl } from '@/lib/text/url';

/** A URL with its scheme, without the punctuation after it. */
const ADDRESS = /(?<=^|[\s(])https?:\/\/\S*[\p{L}\p{N}/=_-]/gu;

/** Splits a text node so that its URLs become links. */
const linkText = (node: Node): Node[] => {
  const { text = '', marks, type } = node;
  const { link } = type.schema.marks;
  if (!link || link.isInSet(marks)) return [node];
  const parts: Node[] = [];
  let done = 0;
  for (const { 0: href, index } of text.matchAll(ADDRESS)) {
    if (webUrl(href) === undefined) continue;
    if (index > done) parts.push(node.cut(done, index));
    done = index + href.length;
    parts.push(node.cut(index, done).mark(link.create({ href }).addToSet(marks)));
  }
  if (done < text.length) parts.push(node.cut(done));
  return parts;
};

const linkContent = (content: Fragment): Fragment => {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (node.isText) nodes.push(...linkText(node));
    else nodes.push(node.type.spec.code ? node : node.copy(linkContent(node.content)));
  });
  return Fragment.fromArray(nodes);
};

/**
 * Links the URLs in pasted content before it is inserted: afterwards, each link would be a change of the whole
 * document.
 */
export const linkPastedAddresses = ({ content, openStart, openEnd }: Slice): Slice =>
  new Slice(linkContent(content), openStart, openEnd);
