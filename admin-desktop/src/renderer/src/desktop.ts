import type { Answered, Asked, Channel, DesktopBridge } from '../../shared/ipc.ts';

declare global {
  interface Window {
    desktop: DesktopBridge;
  }
}

export const onEvent: DesktopBridge['on'] = (event, listener) => window.desktop.on(event, listener);

/**
 * Asks the main process.
 * @throws with words for the owner when it refuses
 */
export async function ask<C extends Channel>(channel: C, ...asked: Asked<C>): Promise<Answered<C>> {
  const answer = await window.desktop.calls[channel](...asked);
  if (answer.ok) return answer.value;
  throw new Error(answer.problem);
}
