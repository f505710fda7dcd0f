import { withoutForbidden } from '@deal-harbor/contracts';
import type { Extensions } from '@tiptap/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { fromEditor, toEditor } from './editor-html.ts';
import { LinkDialog } from './link-dialog.tsx';
import { pastedPicture } from './pasted-picture.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { Toolbar } from './toolbar.tsx';

interface RichTextProps {
  id?: string;
  /** What it begins with. */
  html: string;
  extensions: Extensions;
  origin: string;
  onChange: (html: string) => void;
}

type Asked = { what: 'link' } | { what: 'picture'; file: File | null; at: number | null };

/** ProseMirror's mark on what was copied from an editor such as this one. */
const OWN_COPY = 'data-pm-slice';

export default function RichText({ id, html, extensions, origin, onChange }: RichTextProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [begun] = useState(html);
  // The editor keeps the options of its first rendering.
  const changed = useRef(onChange);
  changed.current = onChange;

  const [options] = useState(() => ({
    extensions,
    content: toEditor(begun, origin),
    onUpdate: ({ editor }: { editor: Editor }) =>
      changed.current(fromEditor(withoutForbidden(editor.getHTML()), origin)),
    editorProps: {
      attributes: {
        ...(id && { id }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Article',
        'aria-description': 'Alt and F10 lead to the formatting buttons.',
        class: 'admin-prose',
        spellcheck: 'true',
      },
      transformPastedText: withoutForbidden,
      transformPastedHTML: (pasted: string) =>
        pasted.includes(OWN_COPY)
          ? withoutForbidden(pasted)
          : toEditor(withoutForbidden(pasted), origin),
      handlePaste: (_view: unknown, event: ClipboardEvent) => {
        const file = pastedPicture(event.clipboardData);
        if (file) setAsked({ what: 'picture', file, at: null });
        return file !== null;
      },
      handleDrop: (view: Editor['view'], event: DragEvent, _slice: unknown, moved: boolean) => {
        const file = moved ? null : pastedPicture(event.dataTransfer);
        if (!file) return false;
        event.preventDefault();
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        setAsked({ what: 'picture', file, at: place?.pos ?? null });
        return true;
      },
      handleKeyDown: (_view: unknown, { altKey, key }: KeyboardEvent) => {
        if (!altKey || key !== 'F10') return false;
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
    },
  }));
  const editor = useEditor(options);

  return (
    <div className="admin-rich-text">
      <Toolbar
        ref={toolbar}
        editor={editor}
        onLink={() => setAsked({ what: 'link' })}
        onPicture={() => setAsked({ what: 'picture', file: null, at: null })}
      />
      <EditorContent editor={editor} />
      {asked?.what === 'link' && (
        <LinkDialog editor={editor} origin={origin} onClose={() => setAsked(null)} />
      )}
      {asked?.what === 'picture' && (
        <PictureDialog
          editor={editor}
          origin={origin}
          file={asked.file}
          at={asked.at}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
