import { App } from 'antd';

interface Question {
  title: string;
  content?: React.ReactNode;
  /** What the dangerous button says. */
  action: string;
  /** For what is only large, and loses nothing. */
  harmless?: boolean;
  onConfirm: () => Promise<unknown> | undefined;
}

/** Asks before something is lost; stays open, waiting, until what was confirmed is done. */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  return ({ title, content, action, harmless = false, onConfirm }) => {
    modal.confirm({
      title,
      content,
      okText: action,
      okButtonProps: { danger: !harmless },
      cancelText: 'Cancel',
      autoFocusButton: 'cancel',
      // A failure is told by its toast; the dialog closes all the same.
      onOk: () => onConfirm()?.catch(() => undefined),
    });
  };
}
