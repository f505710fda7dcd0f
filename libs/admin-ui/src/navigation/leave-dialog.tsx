import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { type LeaveQuestion, useLeaveGuard } from './leave-guard.ts';

interface Step {
  question: LeaveQuestion;
  go: () => void;
  stay: () => void;
}

/** Asks before a step, of the router or of the browser, that would lose what was typed. */
export function LeaveDialog() {
  const { router } = useHost();
  const guard = useLeaveGuard();
  const [step, setStep] = useState<Step | null>(null);
  const { block } = router;

  useEffect(() => {
    let question: LeaveQuestion | null = null;
    block({
      blocks: (to) => {
        question = guard.questionAt(to);
        return question !== null;
      },
      onBlocked: (go, stay) => (question ? setStep({ question, go, stay }) : go()),
    });
    const ask = (event: BeforeUnloadEvent) => {
      if (guard.holds()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      block(null);
      removeEventListener('beforeunload', ask);
    };
  }, [guard, block]);

  function decide(decision: 'go' | 'stay') {
    setStep(null);
    step?.[decision]();
  }

  if (!step) return null;
  const { title, text, go, stay } = step.question;
  return (
    <Modal
      open
      title={title}
      okText={go}
      okButtonProps={{ danger: true }}
      cancelText={stay}
      onOk={() => decide('go')}
      onCancel={() => decide('stay')}
    >
      {text}
    </Modal>
  );
}
