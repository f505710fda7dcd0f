import { contextBridge, ipcRenderer } from 'electron';
import { CHANNELS, type DesktopBridge, EVENTS } from '../shared/ipc.ts';

type Calls = DesktopBridge['calls'];

/** A function for each call, and nothing that would reach any other channel. */
const calls = Object.fromEntries(
  CHANNELS.map((channel) => [
    channel,
    (...asked: unknown[]) => ipcRenderer.invoke(channel, ...asked),
  ]),
) as unknown as Calls;

const bridge: DesktopBridge = {
  calls,
  on(event, listener) {
    if (!EVENTS.includes(event)) throw new Error('There is no such event.');
    // The event itself stays here: it carries the sender.
    const told = (_event: unknown, value: Parameters<typeof listener>[0]) => listener(value);
    ipcRenderer.on(event, told);
    return () => {
      ipcRenderer.off(event, told);
    };
  },
};

contextBridge.exposeInMainWorld('desktop', bridge);
