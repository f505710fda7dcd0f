import { isWebAddress, LIMITS, SLUG_PATTERN } from '@deal-harbor/contracts';
import type { FormRule } from 'antd';

/** The rules that the API has too, said before anything is sent. */
export const required = (label: string): FormRule => ({
  required: true,
  whitespace: true,
  message: `${label} is required`,
});

export const chosen = (label: string): FormRule => ({
  required: true,
  message: `${label} is required`,
});

export const atMost = (length: number): FormRule => ({
  max: length,
  message: `At most ${length} characters`,
});

export const slugRule: FormRule = {
  pattern: SLUG_PATTERN,
  message: 'Lowercase letters and digits, in groups joined by single hyphens',
};

export const webAddressRule: FormRule = {
  validator: async (_, value: string | undefined) => {
    if (value?.trim() && !isWebAddress(value.trim())) {
      throw new Error('Please enter a full address such as https://www.example.com');
    }
  },
};

/** Why there cannot be these keywords; null when there can. */
export function keywordsFault(keywords: readonly string[]): string | null {
  if (keywords.length > LIMITS.keywords) return `At most ${LIMITS.keywords} keywords`;
  const long = keywords.some(({ length }) => length > LIMITS.keyword);
  return long ? `At most ${LIMITS.keyword} characters for each keyword` : null;
}

/** @param keywordsOf finds the keywords in the field's value */
export const keywordsRule = <V>(keywordsOf: (value: V) => readonly string[]): FormRule => ({
  validator: async (_, value: V) => {
    const fault = keywordsFault(keywordsOf(value));
    if (fault) throw new Error(fault);
  },
});

/** What an optional text is sent as: null takes away what was there. */
export const textOrNull = (text: string): string | null => text.trim() || null;
