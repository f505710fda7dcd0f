import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import { useState } from 'react';
import { ARTICLE_TOOLS, TABLE_TOOLS, type Tool } from './tools.tsx';

interface ToolbarProps {
  ref: React.Ref<HTMLDivElement>;
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
}

const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** The formatting buttons: one stop for the Tab key, and arrows from one to the next. */
export function Toolbar({ ref, editor, onLink, onPicture }: ToolbarProps) {
  const [stop, setStop] = useState('Bold');
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      inTable: current.isActive('table'),
      pressed: ARTICLE_TOOLS.filter(({ pressed }) => pressed?.(current)).map(({ name }) => name),
      off: [...ARTICLE_TOOLS, ...TABLE_TOOLS]
        .filter(({ off }) => off?.(current))
        .map(({ name }) => name),
    }),
  });
  const asks: Record<string, () => void> = { Link: onLink, Picture: onPicture };

  function step(event: React.KeyboardEvent<HTMLDivElement>) {
    const move = STEPS[event.key];
    if (!move) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[move(place, buttons.length)]?.focus();
  }

  const button = ({ name, icon: Icon, run, pressed, ends }: Tool) => (
    <Button
      key={name}
      type="text"
      className={ends ? 'admin-tool-ends' : undefined}
      aria-label={name}
      title={name}
      {...(pressed && { 'aria-pressed': state.pressed.includes(name) })}
      aria-disabled={state.off.includes(name)}
      tabIndex={name === stop ? 0 : -1}
      icon={<Icon size={18} aria-hidden="true" />}
      onFocus={() => setStop(name)}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (state.off.includes(name)) return;
        if (asks[name]) asks[name]();
        else run(editor);
      }}
    />
  );

  return (
    <div ref={ref} role="toolbar" aria-label="Formatting" className="admin-tools" onKeyDown={step}>
      {ARTICLE_TOOLS.map(button)}
      {state.inTable && <div className="admin-table-tools">{TABLE_TOOLS.map(button)}</div>}
    </div>
  );
}
