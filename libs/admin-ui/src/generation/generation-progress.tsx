import { Alert, Button } from 'antd';
import type { Generated, Phase, Progress } from './run-generation.ts';
import { useElapsed } from './use-elapsed.ts';
import type { Generation } from './use-generation.ts';
import { WrittenText } from './written-text.tsx';

const PHASES: Record<Phase, string> = {
  asking: 'Asking the AI provider…',
  writing: 'Writing…',
  again: 'The provider did not answer well: trying a second time…',
  checking: 'Checking what was written…',
  storing: 'Saving…',
};

const cancelledText = (place: string | null) =>
  place === null ? 'Cancelled.' : `Cancelled. It may be stored all the same: look in ${place}.`;

interface GenerationProgressProps<R extends Generated> {
  generation: Generation<R>;
  onCancel: () => void;
}

/** How a generation goes: in words for everybody, with its text for those who watch. */
export function GenerationProgress<R extends Generated>(props: GenerationProgressProps<R>) {
  const { generation, onCancel } = props;
  return (
    <div className="admin-generation">
      {/* Always there, and spoken at each step only: not with each second or word. */}
      <p role="status" className="admin-generation-phase">
        {generation.state === 'running' && PHASES[generation.progress.phase]}
        {generation.state === 'cancelled' && cancelledText(generation.place)}
      </p>
      {generation.state === 'running' && <Running {...generation} onCancel={onCancel} />}
      {generation.state === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={generation.message}
          {...(generation.again && {
            action: <Button onClick={generation.again}>Try again</Button>,
          })}
        />
      )}
    </div>
  );
}

interface RunningProps {
  progress: Progress;
  since: number;
  onCancel: () => void;
}

function Running({ progress, since, onCancel }: RunningProps) {
  const seconds = useElapsed(since);
  return (
    <>
      <div className="admin-generation-bar">
        <span className="admin-muted">
          <span className="admin-hidden">Elapsed: </span>
          {seconds} s
        </span>
        <Button onClick={onCancel} disabled={progress.phase === 'storing'}>
          Cancel
        </Button>
      </div>
      <WrittenText json={progress.text} />
    </>
  );
}
