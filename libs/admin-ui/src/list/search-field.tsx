import { LIMITS } from '@deal-harbor/contracts';
import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TYPING_PAUSE_MS } from '../data/use-settled.ts';
import type { ToolbarField } from './use-list-state.ts';

interface SearchFieldProps extends ToolbarField {
  /** What is searched, for the field's name: 'stores'. */
  what: string;
}

export function SearchField({ what, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Not what was typed here: Back, or all filters taken away.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onChange(wanted);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      className="admin-search"
      type="search"
      allowClear
      prefix={<Search size={16} aria-hidden="true" />}
      aria-label={`Search ${what}`}
      placeholder={`Search ${what}`}
      maxLength={LIMITS.search}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
