import type { Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Code,
  FoldHorizontal,
  FoldVertical,
  Grid2x2X,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  PanelTop,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';

export interface Tool {
  name: string;
  icon: LucideIcon;
  /** What it does to the text; the dialogs of links and pictures are the toolbar's. */
  run: (editor: Editor) => void;
  /** Of a tool that turns on and off. */
  pressed?: (editor: Editor) => boolean;
  off?: (editor: Editor) => boolean;
  /** The last one of a group. */
  ends?: true;
}

const chain = (editor: Editor) => editor.chain().focus();

const mark = (name: string, icon: LucideIcon, type: string): Tool => ({
  name,
  icon,
  run: (editor) => chain(editor).toggleMark(type).run(),
  pressed: (editor) => editor.isActive(type),
});

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  name: `Heading ${level}`,
  icon,
  run: (editor) => chain(editor).toggleHeading({ level }).run(),
  pressed: (editor) => editor.isActive('heading', { level }),
});

export const ARTICLE_TOOLS: readonly Tool[] = [
  mark('Bold', Bold, 'bold'),
  mark('Italic', Italic, 'italic'),
  mark('Underline', Underline, 'underline'),
  mark('Strikethrough', Strikethrough, 'strike'),
  { ...mark('Code', Code, 'code'), ends: true },
  heading(2, Heading2),
  heading(3, Heading3),
  { ...heading(4, Heading4), ends: true },
  {
    name: 'Bulleted list',
    icon: List,
    run: (editor) => chain(editor).toggleBulletList().run(),
    pressed: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    run: (editor) => chain(editor).toggleOrderedList().run(),
    pressed: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Quote',
    icon: Quote,
    run: (editor) => chain(editor).toggleBlockquote().run(),
    pressed: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'Code block',
    icon: SquareCode,
    run: (editor) => chain(editor).toggleCodeBlock().run(),
    pressed: (editor) => editor.isActive('codeBlock'),
  },
  {
    name: 'Line',
    icon: Minus,
    run: (editor) => chain(editor).setHorizontalRule().run(),
    ends: true,
  },
  {
    name: 'Link',
    icon: Link,
    run: () => undefined,
    pressed: (editor) => editor.isActive('link'),
  },
  { name: 'Picture', icon: ImagePlus, run: () => undefined },
  {
    name: 'Table',
    icon: Table,
    run: (editor) => chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    off: (editor) => editor.isActive('table'),
    ends: true,
  },
  {
    name: 'Undo',
    icon: Undo2,
    run: (editor) => chain(editor).undo().run(),
    off: (editor) => !editor.can().undo(),
  },
  {
    name: 'Redo',
    icon: Redo2,
    run: (editor) => chain(editor).redo().run(),
    off: (editor) => !editor.can().redo(),
  },
];

/** Only there while the caret is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  {
    name: 'Add row below',
    icon: BetweenHorizontalEnd,
    run: (editor) => chain(editor).addRowAfter().run(),
  },
  {
    name: 'Add column after',
    icon: BetweenVerticalEnd,
    run: (editor) => chain(editor).addColumnAfter().run(),
  },
  { name: 'Delete row', icon: FoldVertical, run: (editor) => chain(editor).deleteRow().run() },
  {
    name: 'Delete column',
    icon: FoldHorizontal,
    run: (editor) => chain(editor).deleteColumn().run(),
  },
  {
    name: 'Heads in the first row',
    icon: PanelTop,
    run: (editor) => chain(editor).toggleHeaderRow().run(),
  },
  { name: 'Delete table', icon: Grid2x2X, run: (editor) => chain(editor).deleteTable().run() },
];
