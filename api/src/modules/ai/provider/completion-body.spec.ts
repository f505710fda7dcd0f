import { DEFAULT_AI_MODEL } from '@deal-harbor/contracts';
import { completionBody } from './completion-body.js';

const QUESTION = { name: 'post', schema: {}, system: 's', user: 'u' };
const of = (baseUrl: string | null, model: string, maxTokens?: number) =>
  completionBody({ apiKey: 'k', baseUrl, model }, { ...QUESTION, maxTokens });

describe('completionBody', () => {
  it.each([null, 'https://api.openai.com/v1'])('speaks OpenAI’s own dialect to %s', (baseUrl) => {
    const body = of(baseUrl, DEFAULT_AI_MODEL, 500);
    expect(body).toMatchObject({ max_completion_tokens: 500, reasoning_effort: 'low' });
    expect(body).not.toHaveProperty('max_tokens');
    expect(of(baseUrl, 'gpt-4o')).not.toHaveProperty('reasoning_effort');
  });

  it('speaks to other servers as all of them understand', () => {
    const body = of('http://127.0.0.1:11434/v1', DEFAULT_AI_MODEL, 500);
    expect(body).toMatchObject({ max_tokens: 500 });
    expect(Object.keys(body).sort()).toEqual([
      'max_tokens',
      'messages',
      'model',
      'response_format',
      'stream',
    ]);
  });

  it('names no limit that was not asked for', () => {
    const names = Object.keys({ ...of(null, 'm'), ...of('https://a.example/v1', 'm') });
    expect(names.filter((name) => name.includes('tokens'))).toEqual([]);
  });
});
