import { KeyBox } from './key-box.js';

const SECRET = 'a secret of this installation';
const PURPOSE = 'keys of tests';
const PLACE = 'https://api.openai.com';
const KEY = 'sk-proj-1234567890';

describe('KeyBox', () => {
  const box = new KeyBox(SECRET, PURPOSE);

  it('opens what it sealed, after a restart too', () => {
    const sealed = box.seal(KEY, PLACE);
    expect(box.open(sealed, PLACE)).toBe(KEY);
    expect(new KeyBox(SECRET, PURPOSE).open(sealed, PLACE)).toBe(KEY);
  });

  it('shows nothing of the key, and never seals twice alike', () => {
    const [first, second] = [box.seal(KEY, PLACE), box.seal(KEY, PLACE)];
    expect(first.equals(second)).toBe(false);
    expect(first.includes(KEY.slice(0, 4))).toBe(false);
  });

  it('stays closed with another secret, for another purpose, and for another place', () => {
    const sealed = box.seal(KEY, PLACE);
    expect(new KeyBox(`${SECRET}!`, PURPOSE).open(sealed, PLACE)).toBeNull();
    expect(new KeyBox(SECRET, `${PURPOSE}!`).open(sealed, PLACE)).toBeNull();
    expect(box.open(sealed, 'https://api.openai.com:8443')).toBeNull();
    expect(box.open(sealed, '')).toBeNull();
  });

  it('stays closed when any byte was changed or is missing', () => {
    const sealed = box.seal(KEY, PLACE);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(box.open(changed, PLACE)).toBeNull();
      expect(box.open(sealed.subarray(0, at), PLACE)).toBeNull();
    }
  });
});
