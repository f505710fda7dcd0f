import { DEFAULT_AI_MODEL } from '@deal-harbor/contracts';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { type AiConnection, OPENAI_SERVER, serverOf } from './ai-connection.js';
import type { AiQuestion } from './ai-provider.js';

/** What only OpenAI's own server takes, and what it alone refuses. */
function dialect({ baseUrl, model }: AiConnection, maxTokens: number | undefined) {
  if (serverOf(baseUrl) !== OPENAI_SERVER) return maxTokens ? { max_tokens: maxTokens } : {};
  return {
    ...(maxTokens ? { max_completion_tokens: maxTokens } : {}),
    // Its usual effort leaves too little of the deadline for the writing.
    ...(model === DEFAULT_AI_MODEL ? { reasoning_effort: 'low' as const } : {}),
  };
}

export function completionBody(
  connection: AiConnection,
  question: AiQuestion,
): ChatCompletionCreateParamsStreaming {
  return {
    model: connection.model,
    stream: true,
    messages: [
      { role: 'system', content: question.system },
      { role: 'user', content: question.user },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: question.name, schema: question.schema, strict: true },
    },
    ...dialect(connection, question.maxTokens),
  };
}
