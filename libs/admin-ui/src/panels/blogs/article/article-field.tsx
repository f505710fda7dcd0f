import { LIMITS, withoutForbidden } from '@deal-harbor/contracts';
import { Alert, Input, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useConfirm } from '../../../form/use-confirm.ts';
import { useHost } from '../../../host.ts';
import { canBeEdited, sameHtml } from './editor-html.ts';
import { articleExtensions } from './extensions.ts';
import RichText from './rich-text.tsx';
import { siteOriginOf } from './site-origin.ts';

export interface ArticleFieldProps {
  /** Given by the form's item. */
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
  /** What readers will see, shown instead of the editor when asked for. */
  preview: React.ReactNode;
}

type Mode = 'visual' | 'html' | 'preview';

const MODES = [
  { value: 'visual', label: 'Visual' },
  { value: 'html', label: 'HTML' },
  { value: 'preview', label: 'Preview' },
] as const;

/** An article's body: written as it will look, or as HTML; and as readers will see it. */
export default function ArticleField({ id, value = '', onChange, preview }: ArticleFieldProps) {
  const { siteUrl } = useHost();
  const confirm = useConfirm();
  const origin = siteOriginOf(siteUrl);
  const extensions = useMemo(() => articleExtensions(origin), [origin]);
  const fits = (html: string) => canBeEdited(html, extensions, origin);
  const [own, setOwn] = useState(value);
  const [round, setRound] = useState(0);
  const [mode, setMode] = useState<Mode>(() => (fits(value) ? 'visual' : 'html'));
  const [beyond, setBeyond] = useState(mode === 'html');
  if (value !== own) {
    setOwn(value);
    // Not what was written here: another version was taken.
    if (!sameHtml(value, own, origin)) {
      setRound(round + 1);
      setBeyond(!fits(value));
      if (mode === 'visual' && !fits(value)) setMode('html');
    }
  }

  function write(html: string) {
    setOwn(html);
    onChange?.(html);
  }

  function turnTo(next: Mode) {
    if (next !== 'visual') return setMode(next);
    if (fits(own)) {
      setBeyond(false);
      return setMode('visual');
    }
    confirm({
      title: 'Open it in the visual editor all the same?',
      content:
        'The article holds something that the visual editor cannot show, such as a table with a caption. ' +
        'It stays until you change the article there, and is lost then.',
      action: 'Open it',
      onConfirm: async () => setMode('visual'),
    });
  }

  const length = own.length.toLocaleString('en-US');
  const limit = LIMITS.content.toLocaleString('en-US');
  return (
    <div className="admin-article">
      <div className="admin-article-bar">
        <Segmented<Mode>
          aria-label="How to show the article"
          options={[...MODES]}
          value={mode}
          onChange={turnTo}
        />
        <span className={own.length > LIMITS.content ? 'admin-fault' : 'admin-muted'}>
          {length} of {limit} characters
        </span>
      </div>
      {beyond && mode === 'html' && (
        <Alert
          type="info"
          showIcon
          title="This article is shown as HTML"
          description="It holds something that the visual editor cannot keep, such as a table with a caption."
        />
      )}
      {mode === 'visual' && (
        <RichText
          key={round}
          {...(id && { id })}
          html={own}
          extensions={extensions}
          origin={origin}
          onChange={write}
        />
      )}
      {mode === 'html' && (
        <Input.TextArea
          {...(id && { id })}
          aria-label="Article as HTML"
          className="admin-source"
          autoSize={{ minRows: 14, maxRows: 40 }}
          spellCheck={false}
          value={own}
          onChange={({ target }) => write(withoutForbidden(target.value))}
        />
      )}
      {mode === 'preview' && preview}
    </div>
  );
}
