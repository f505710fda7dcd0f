// Runs the server alone, to try the admin by hand: the model's name chooses the scenario.
import { parseArgs } from 'node:util';
import { type ChatBody, type OpenAiAnswer, openAiAnswers } from './openai-answers.ts';
import { startOpenAiServer } from './openai-server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4011' },
    /** Milliseconds before each piece of a good answer. */
    delay: { type: 'string', default: '20' },
  },
});

const SCENARIOS: Record<string, () => OpenAiAnswer> = {
  hostile: openAiAnswers.hostile,
  huge: () => openAiAnswers.huge(),
  garbage: openAiAnswers.garbage,
  'wrong-schema': openAiAnswers.wrongSchema,
  empty: openAiAnswers.empty,
  truncated: openAiAnswers.truncated,
  refusal: openAiAnswers.refusal,
  cut: openAiAnswers.cut,
  hang: () => openAiAnswers.hang(),
  busy: () => openAiAnswers.busy('20'),
  failing: () => openAiAnswers.failing(),
  'wrong-key': () => openAiAnswers.wrongKey('sk-abc***xyz'),
};

function otherwise({ model }: ChatBody): OpenAiAnswer {
  const scenario = Object.hasOwn(SCENARIOS, model) ? SCENARIOS[model] : undefined;
  return scenario ? scenario() : openAiAnswers.slow(Number(values.delay));
}

const server = await startOpenAiServer({ port: Number(values.port), otherwise });
process.stdout.write(
  [
    `OpenAI protocol server: OPENAI_BASE_URL=${server.url}`,
    `Models that answer otherwise than well: ${Object.keys(SCENARIOS).join(', ')}`,
    '',
  ].join('\n'),
);
process.once('SIGINT', () => server.close());
process.once('SIGTERM', () => server.close());
