import { type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isArticleAddress } from './article-address.ts';

/** Pictures of the site itself are shown from there, wherever the admin runs. */
const picture = (siteUrl: string) =>
  Image.extend({
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('img');
        const { src, alt } = node.attrs;
        dom.src = String(src).startsWith('/') ? `${siteUrl}${src}` : String(src);
        dom.alt = alt ?? '';
        return { dom };
      };
    },
  });

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption',
  draggable: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
});

const FigureCaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
});

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** The visual editor's words: what articles may hold, as far as it can be edited. */
export function articleExtensions(siteUrl: string, siteOrigin: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (url) => isArticleAddress(url, siteOrigin),
      },
    }),
    picture(siteUrl),
    Figure,
    FigureCaption,
    Table,
    TableRow,
    ScopedHeader,
    TableCell,
  ];
}
