import Bowser from 'bowser';

/** Longer ones are nobody's browser. */
const LONGEST = 512;
const UNKNOWN = 'Unknown browser';
/** What the owner's installed app runs on. */
const DESKTOP = 'Electron';

/**
 * Kind of browser and system, such as `Firefox on Linux`: enough for the owner to know a session again, too
 * little to follow a person.
 */
export function deviceOf(userAgent: string): string {
  if (!userAgent || userAgent.length > LONGEST) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name === DESKTOP ? 'Desktop app' : browser.name || UNKNOWN;
  return (os.name ? `${name} on ${os.name}` : name).slice(0, 80);
}
