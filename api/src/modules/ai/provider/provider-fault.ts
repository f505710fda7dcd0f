import { AppError, type ErrorCode } from '../../../common/errors/app-error.js';

interface FaultMeaning {
  code: ErrorCode;
  /** Ours to the last word: a provider's own message can carry part of the key. */
  detail: string;
  /** Whether a second try may help. */
  again?: true;
}

const FAULTS = {
  access: {
    code: 'provider-failed',
    detail:
      'The AI provider refused the request: check its key, its address and the model’s name in the Site settings.',
  },
  question: {
    code: 'provider-failed',
    detail:
      'The AI provider did not accept the question: the model must support structured output (JSON schema).',
  },
  moved: {
    code: 'provider-failed',
    detail:
      'The AI provider’s address leads to another one: enter the final address in the Site settings.',
  },
  credit: {
    code: 'provider-failed',
    detail: 'The AI provider says that its account has no credit left.',
  },
  busy: {
    code: 'provider-busy',
    detail: 'The AI provider is busy: try again in a moment.',
    again: true,
  },
  failing: {
    code: 'provider-failed',
    detail: 'The AI provider reported a fault of its own: try again later.',
    again: true,
  },
  unreachable: {
    code: 'provider-failed',
    detail: 'The AI provider cannot be reached: check its address and try again.',
    again: true,
  },
  garbled: {
    code: 'provider-failed',
    detail: 'The AI provider’s answer could not be read: try again.',
  },
  cut: {
    code: 'provider-failed',
    detail: 'The AI provider’s answer broke off before its end: try again.',
  },
  large: { code: 'provider-failed', detail: 'The AI provider’s answer was far too long.' },
  empty: { code: 'provider-failed', detail: 'The AI provider’s answer was empty: try again.' },
  refusal: {
    code: 'provider-failed',
    detail: 'The AI model declined to answer: try other words.',
  },
} as const satisfies Record<string, FaultMeaning>;

export type FaultKind = keyof typeof FAULTS;

/** Seconds after which a busy provider is worth another call, when it names no time itself. */
const RETRY_AFTER = 30;
const LONGEST_RETRY_AFTER = 3_600;

/** What went wrong with a provider: never its own words, only what is safe to log. */
export class ProviderFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | undefined;
  /** Seconds that the provider asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(kind: FaultKind, status?: number, retryAfter?: number) {
    super(kind);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  get again(): boolean {
    return 'again' in FAULTS[this.kind];
  }

  toAppError(): AppError {
    const { code, detail } = FAULTS[this.kind];
    if (code !== 'provider-busy') return new AppError(code, detail);
    const wait = Math.ceil(this.retryAfter ?? RETRY_AFTER);
    return new AppError(code, detail, {
      retryAfter: Math.min(Math.max(wait, 1), LONGEST_RETRY_AFTER),
    });
  }
}
