import type { ToastMessage } from '@deal-harbor/toaster';
import { Button, Form } from 'antd';
import { useHost } from '../host.ts';
import { GenerationProgress } from './generation-progress.tsx';
import { ProviderNotice } from './provider-notice.tsx';
import type { Generated } from './run-generation.ts';
import { type GenerationKind, useGeneration } from './use-generation.ts';

interface GenerationFormProps<V extends object, Q extends object, R extends Generated> {
  kind: GenerationKind<R>;
  /** Its fields' ids begin with it: the dashboard shows many forms. */
  name: string;
  intro: string;
  blank: V;
  /** What is sent; null while something is missing. */
  requestOf: (values: V) => Q | null;
  /** Says that something is missing. */
  missing: ToastMessage;
  /** On the button that starts it: 'Generate post'. */
  action: string;
  /** Greys the button while something is missing; it can be pressed all the same, and tells what. */
  greyed?: boolean;
  onMade?: (result: R) => void;
  /** What was made by the last one. */
  made?: (result: R) => React.ReactNode;
  /** The fields. */
  children: React.ReactNode;
}

/** A generator: what it is told, how it goes, and what it has made. */
export function GenerationForm<V extends object, Q extends object, R extends Generated>(
  props: GenerationFormProps<V, Q, R>,
) {
  const { kind, blank, requestOf, missing, greyed = false, onMade, made } = props;
  const { notify } = useHost();
  const [form] = Form.useForm<V>();
  const values: V = { ...blank, ...Form.useWatch([], form) };
  const { generation, running, start, cancel, startButton } = useGeneration<Q, R>(
    kind,
    (result) => {
      onMade?.(result);
      form.resetFields();
    },
  );
  const grey = greyed && !running && !requestOf(values);
  return (
    <>
      <ProviderNotice />
      <Form<V>
        form={form}
        name={props.name}
        className="admin-generation-form"
        layout="vertical"
        requiredMark="optional"
        initialValues={blank}
        disabled={running}
        validateTrigger={['onBlur', 'onSubmit']}
        scrollToFirstError={{ focus: true }}
        onFinish={(finished) => {
          const request = requestOf(finished);
          if (request) start(request);
        }}
        onFinishFailed={({ values: unfinished }) => {
          if (!requestOf({ ...blank, ...unfinished })) notify(missing);
        }}
      >
        <p className="admin-muted">{props.intro}</p>
        {props.children}
        <Form.Item>
          <Button
            ref={startButton}
            type="primary"
            htmlType="submit"
            loading={running}
            className={grey ? 'admin-button-incomplete' : ''}
            // Not the attribute, which would keep a click from hearing what is missing.
            aria-disabled={running || grey}
            disabled={false}
          >
            {props.action}
          </Button>
        </Form.Item>
      </Form>
      <GenerationProgress generation={generation} onCancel={cancel} />
      {generation.state === 'done' && made?.(generation.result)}
    </>
  );
}
