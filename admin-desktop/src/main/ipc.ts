import { ipcMain } from 'electron';
import { type Answered, type Asked, CHANNELS, type Channel, type Envelope } from '../shared/ipc.ts';
import { ARGUMENTS } from './ipc-arguments.ts';
import { isOwnFrame } from './ipc-sender.ts';
import { Refusal } from './refusal.ts';

export type Handlers = {
  [C in Channel]: (...asked: Asked<C>) => Answered<C> | Promise<Answered<C>>;
};

const refused = (problem: string): Envelope<never> => ({ ok: false, problem });

/** Answers the window's calls; who asks and with what is checked before anything else. */
export function answerCalls(handlers: Handlers): void {
  function answer<C extends Channel>(channel: C): void {
    ipcMain.handle(channel, async (event, ...asked: unknown[]): Promise<Envelope<Answered<C>>> => {
      if (!isOwnFrame(event.senderFrame)) return refused('This page may not ask that.');
      if (!ARGUMENTS[channel](asked)) return refused('The app was asked in a wrong way.');
      try {
        return { ok: true, value: await handlers[channel](...asked) };
      } catch (error) {
        if (error instanceof Refusal) return refused(error.message);
        console.error(`${channel}:`, error);
        return refused('Something went wrong in the app.');
      }
    });
  }
  for (const channel of CHANNELS) answer(channel);
}
