import type { ApiAnswer, ApiReader } from '@deal-harbor/contracts';
import { toProblem } from '../../../common/errors/problem.filter.js';
import { isList } from '../../../common/http/list.js';
import type { Found } from '../../kept/kept-reads.js';
import { type MadeFrom, together } from '../../kept/made-from.js';

/** The reads of one page: answered like the API's calls, and remembered. */
export class PageReads {
  private readonly parts: MadeFrom[] = [];
  private failed = false;
  private thrown: unknown = null;

  constructor(private readonly find: (path: string) => Promise<Found>) {}

  /** What the page was made from; null when a read failed, which may be gone the next time. */
  get madeFrom(): MadeFrom | null {
    return this.failed ? null : together(this.parts);
  }

  /** What a read threw that is no answer to a visitor's mistake; null without. */
  get fault(): unknown {
    return this.thrown;
  }

  readonly read: ApiReader = async (path): Promise<ApiAnswer> => {
    try {
      const { value, madeFrom } = await this.find(path);
      this.parts.push(madeFrom);
      return isList(value)
        ? { status: 200, body: value.items, total: value.total }
        : { status: 200, body: value, total: null };
    } catch (error) {
      this.failed = true;
      const { body } = toProblem(error);
      if (body.status >= 500) this.thrown ??= error;
      return { status: body.status, body, total: null };
    }
  };
}
