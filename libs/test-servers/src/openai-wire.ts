import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatBody, OpenAiAnswer } from './openai-answers.ts';

const ID = 'chatcmpl-test';
const CREATED = 1_795_190_400;

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function pieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}

type TextAnswer = Extract<OpenAiAnswer, { kind: 'text' }>;

function sendWhole(response: ServerResponse, body: ChatBody, answer: TextAnswer): void {
  const text = answer.text(body);
  const said = answer.refusal ? { content: null, refusal: text } : { content: text, refusal: null };
  sendJson(response, 200, {
    id: ID,
    object: 'chat.completion',
    created: CREATED,
    model: body.model,
    choices: [{ index: 0, message: { role: 'assistant', ...said }, finish_reason: answer.finish }],
    usage: { prompt_tokens: 100, completion_tokens: text.length >> 2, total_tokens: 100 },
  });
}

async function sendPieces(
  response: ServerResponse,
  body: ChatBody,
  answer: TextAnswer,
): Promise<void> {
  const frame = (delta: object, finish: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const head = { id: ID, object: 'chat.completion.chunk', created: CREATED, model: body.model };
    response.write(`data: ${JSON.stringify({ ...head, choices })}\n\n`);
  };
  beginStream(response);
  frame({ role: 'assistant', content: '' });
  let sent = 0;
  for (const piece of pieces(answer.text(body), answer.piece ?? 40)) {
    if (answer.delay) await sleep(answer.delay);
    if (response.destroyed) return;
    if (sent++ === answer.cutAfter) {
      response.destroy();
      return;
    }
    frame(answer.refusal ? { refusal: piece } : { content: piece });
  }
  frame({}, answer.finish);
  response.end('data: [DONE]\n\n');
}

function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
  response.flushHeaders();
}

/** Speaks the protocol: one frame a piece to a caller that streams, else the whole. */
export async function sendAnswer(
  response: ServerResponse,
  body: ChatBody,
  answer: OpenAiAnswer,
): Promise<void> {
  if (answer.kind === 'status') {
    sendJson(response, answer.status, answer.body, answer.headers);
  } else if (answer.kind === 'hang') {
    if (answer.begun) beginStream(response);
  } else if (body.stream) {
    await sendPieces(response, body, answer);
  } else {
    sendWhole(response, body, answer);
  }
}
