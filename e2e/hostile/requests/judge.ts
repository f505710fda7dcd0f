import type { AnswerSchemas } from '../support/answer-schemas.ts';
import type { ApiDocument, Operation } from '../support/api-document.ts';
import { MARK } from '../support/hostile-values.ts';
import type { Answer, Sent } from '../support/wire.ts';
import type { Plan } from './plan.ts';

/** What an answer tells of our inside. */
const INSIDE =
  /\n\s+at |\bat (async )?[\w.<>]+ \(|node_modules|\.[cm]?[jt]s:\d+|QueryFailed|TypeError|syntax error|relation "|duplicate key|violates \w+|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM) /;
/** Whoever sends a body that no call asks for, a condition or a part of a file, may be told so. */
const TO_ODD_BODIES = [400, 413, 415];
const TO_CONDITIONS = [304, 412];
const TO_RANGES = [206, 416];
const PROBLEM = 'application/problem+json';

const typeOf = ({ headers }: Answer) => headers['content-type']?.split(';')[0]?.trim() ?? '';
const hasHeader = ({ headers }: Sent, name: RegExp) => headers.some(([given]) => name.test(given));

/** Whether the address is still one of this operation and of no other. */
const isItsOwn = ({ method }: Operation, plan: Plan) =>
  plan.method === method &&
  Object.values(plan.parts).every(
    (part) => part !== '' && !/^(latest|record|popular|featured)$|[/?#]/.test(part),
  );

function statusFault({ responses, closed }: Operation, plan: Plan, sent: Sent, answer: Answer) {
  const { status, headers } = answer;
  const declared = `${status}` in responses;
  if (status >= 500 && !(declared && [502, 503, 504].includes(status))) return `status ${status}`;
  if (status === 503 && !headers['retry-after']) return '503 without Retry-After';
  if (closed && plan.caller === 'visitor' && status < 400) return `open to visitors: ${status}`;
  if (declared) return null;
  const also = [
    ...(sent.body ? TO_ODD_BODIES : []),
    ...(hasHeader(sent, /^if-/i) ? TO_CONDITIONS : []),
    ...(hasHeader(sent, /^range$/i) ? TO_RANGES : []),
    // Whoever asks for the owner's view, of whatever, is asked for the session.
    ...(/[?&]scope/.test(sent.target) ? [401] : []),
    // Percent signs that stand for no character.
    ...(/%/.test(sent.target) ? [400, 404] : []),
  ];
  return also.includes(status) ? null : `status ${status} is not described`;
}

function headerFault({ headers, status }: Answer): string | null {
  if (headers['x-content-type-options'] !== 'nosniff') return 'without nosniff';
  if (!headers['content-security-policy']) return 'without a content policy';
  if (headers['access-control-allow-origin']) return 'with CORS';
  if (headers['x-powered-by'] || headers.server) return 'names its software';
  const { location } = headers;
  if (location && /evil\.example/.test(location)) return `leads to ${location}`;
  if (location && status === 301 && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  return null;
}

function problemFault(answer: Answer): string | null {
  if (typeOf(answer) !== PROBLEM) return `${answer.status} as ${typeOf(answer)}`;
  const { status, title, detail, errors = [] } = JSON.parse(answer.text);
  if (status !== answer.status) return `says ${status} in a ${answer.status}`;
  const messages = errors.map(({ message }: { message: string }) => message);
  const told = [title, detail, ...messages].find((text) => INSIDE.test(text));
  return told ? `tells of its inside: ${told}` : null;
}

/** Looks at answers. */
export class Judge {
  private readonly schemas: AnswerSchemas;
  readonly document: ApiDocument;

  constructor(document: ApiDocument, schemas: AnswerSchemas) {
    this.document = document;
    this.schemas = schemas;
  }

  /** @returns what is wrong with the answer, or null */
  faultOf(operation: Operation, plan: Plan, sent: Sent, answer: Answer): string | null {
    const { status } = answer;
    const own = isItsOwn(operation, plan);
    const basic = headerFault(answer);
    if (basic) return basic;
    if (!own && status >= 500) return `status ${status}`;
    if (own) {
      const fault = statusFault(operation, plan, sent, answer);
      if (fault) return fault;
    }
    if (sent.method === 'HEAD' || status === 304 || status === 204) return null;
    const isApi = /^\/(api|go|media)\b/i.test(sent.target);
    if (isApi && status >= 400) return problemFault(answer);
    const type = typeOf(answer);
    if (/html|xml/.test(type) && answer.text.includes(MARK)) return 'takes text for markup';
    return own ? this.bodyFault(operation, answer, type) : null;
  }

  private bodyFault(operation: Operation, answer: Answer, type: string): string | null {
    const declared = operation.responses[answer.status]?.content;
    if (declared && answer.text !== '' && !(type in declared)) return `answers ${type}`;
    if (!type.endsWith('json')) return null;
    const fault = this.schemas.faultOf(operation, answer.status, type, JSON.parse(answer.text));
    return fault ? `off its schema: ${fault}` : null;
  }
}
