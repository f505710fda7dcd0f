import type { SignInRequest } from '@deal-harbor/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useHost } from '../host.ts';
import { plainCode, type SignInStep, signInOutcome } from './sign-in-outcome.ts';
import { useCountdown } from './use-countdown.ts';

/** Signs the owner in, step by step: the password, and a code where the server wants one. */
export function useSignIn(onSignedIn: () => void) {
  const { transport } = useHost();
  const [step, setStep] = useState<SignInStep>('password');
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [problem, setProblem] = useState('');
  const [wait, startWait] = useCountdown();
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: SignInRequest) =>
      signInOutcome(await transport({ method: 'POST', path: '/api/admin/session', body }), step),
    onSuccess: (outcome) => {
      if (outcome.kind === 'signed-in') return onSignedIn();
      if (outcome.kind === 'code-needed') return go('code');
      if (outcome.step !== step) go(outcome.step);
      setProblem(outcome.message);
      startWait(outcome.waitSeconds);
    },
    onError: () => setProblem('The server cannot be reached. Please try again.'),
  });

  /** Each step has its own faults and waits: recovery codes have none. */
  function go(next: SignInStep): void {
    setStep(next);
    setTyped(({ password }) => ({ password: next === 'password' ? '' : password, code: '' }));
    setProblem('');
    startWait(0);
  }

  return {
    step,
    go,
    typed,
    type: (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change })),
    problem,
    wait,
    sending: isPending,
    send(): void {
      if (isPending || wait > 0) return;
      setProblem('');
      const { password, code } = typed;
      mutate({ password, ...(step !== 'password' && { code: plainCode(code) }) });
    },
  };
}
