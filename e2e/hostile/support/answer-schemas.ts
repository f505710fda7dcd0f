import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ApiDocument, Operation } from './api-document.ts';

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Checks the API's answers against its own description. */
export class AnswerSchemas {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false });
  private readonly known = new Map<string, ValidateFunction | null>();

  constructor(document: ApiDocument) {
    this.ajv.addFormat('date-time', (text) => DATE_TIME.test(text));
    this.ajv.addFormat('date', isDay);
    this.ajv.addFormat('uri', (text) => URL.canParse(text));
    this.ajv.addFormat('uri-reference', true);
    this.ajv.addFormat('email', /^[^@\s]+@[^@\s]+$/);
    this.ajv.addSchema(document, 'api');
  }

  /** @returns what is wrong with a JSON body, or null */
  faultOf(operation: Operation, status: number, type: string, body: unknown): string | null {
    const check = this.checkOf(operation, status, type);
    if (!check || check(body)) return null;
    return this.ajv.errorsText(check.errors);
  }

  private checkOf({ method, path }: Operation, status: number, type: string) {
    const parts = ['paths', path, method.toLowerCase(), 'responses', `${status}`, 'content', type];
    const pointer = [...parts, 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const found = this.known.get(pointer);
    if (found !== undefined) return found;
    const check = this.ajv.getSchema(`api#/${pointer}`) ?? null;
    this.known.set(pointer, check);
    return check;
  }
}
