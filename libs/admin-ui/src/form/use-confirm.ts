import { App } from 'antd';

interface Question {
  title: string;
  content?: React.ReactNode;
  /** What the dangerous button says. */
  action: string;
  /** For what is only large, and loses nothing. */
  harmless?: boolean;
  onConfirm: () => Promise<unknown> | undefined;
  /** Once what was confirmed is done and the question is gone, such as to find a place for the focus. */
  afterwards?: () => void;
}

/** Asks before something is lost; stays open, waiting, until what was confirmed is done. */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  return ({ title, content, action, harmless = false, onConfirm, afterwards }) => {
    let done = false;
    modal.confirm({
      title,
      content,
      okText: action,
      okButtonProps: { danger: !harmless },
      cancelText: 'Cancel',
      focusable: { autoFocusButton: 'cancel' },
      // A failure is told by its toast; the dialog closes all the same.
      onOk: () =>
        onConfirm()?.then(
          () => {
            done = true;
          },
          () => undefined,
        ),
      afterClose: () => {
        if (done) afterwards?.();
      },
    });
  };
}
