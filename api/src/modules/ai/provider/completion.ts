import OpenAI from 'openai';
import { type AiConnection, OPENAI_SERVER } from './ai-connection.js';
import type { AiQuestion } from './ai-provider.js';
import { completionBody } from './completion-body.js';
import { faultOf } from './fault-of.js';
import { guardedFetch } from './guarded-fetch.js';
import { type FaultKind, ProviderFault } from './provider-fault.js';

/** Reasons to stop that leave no whole answer; any other is judged by the text. */
const FINISHES: Record<string, FaultKind> = { length: 'cut', content_filter: 'refusal' };

function client({ apiKey, baseUrl }: AiConnection): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl ?? `${OPENAI_SERVER}/v1`,
    // Named, because the SDK looks for what is missing in the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: guardedFetch,
  });
}

/**
 * Asks once and yields the answer's text as it is written. Ends early, without an error, when the signal
 * aborts; whoever stops reading ends the request.
 * @throws ProviderFault
 */
export async function* completion(
  connection: AiConnection,
  question: AiQuestion,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let written = false;
  try {
    const { completions } = client(connection).chat;
    const chunks = await completions.create(completionBody(connection, question), { signal });
    for await (const chunk of chunks) {
      // A compatible server may leave out what the SDK's types promise.
      const choice = chunk?.choices?.[0];
      if (choice?.delta?.refusal) throw new ProviderFault('refusal');
      const text: unknown = choice?.delta?.content;
      if (typeof text === 'string' && text) {
        written = true;
        yield text;
      }
      const fault = FINISHES[choice?.finish_reason ?? ''];
      if (fault) throw new ProviderFault(fault);
    }
  } catch (error) {
    throw faultOf(error, written);
  }
}
