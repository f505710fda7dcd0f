import { KeyBox } from './key-box.js';

const SECRET = 'a secret of this installation';
const SERVER = 'https://api.openai.com';
const KEY = 'sk-proj-1234567890';

describe('KeyBox', () => {
  const box = new KeyBox(SECRET);

  it('opens what it sealed, after a restart too', () => {
    const sealed = box.seal(KEY, SERVER);
    expect(box.open(sealed, SERVER)).toBe(KEY);
    expect(new KeyBox(SECRET).open(sealed, SERVER)).toBe(KEY);
  });

  it('shows nothing of the key, and never seals twice alike', () => {
    const [first, second] = [box.seal(KEY, SERVER), box.seal(KEY, SERVER)];
    expect(first.equals(second)).toBe(false);
    expect(first.includes(KEY.slice(0, 4))).toBe(false);
  });

  it('stays closed with another secret, and for another server', () => {
    const sealed = box.seal(KEY, SERVER);
    expect(new KeyBox(`${SECRET}!`).open(sealed, SERVER)).toBeNull();
    expect(box.open(sealed, 'https://api.openai.com:8443')).toBeNull();
    expect(box.open(sealed, '')).toBeNull();
  });

  it('stays closed when any byte was changed or is missing', () => {
    const sealed = box.seal(KEY, SERVER);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(box.open(changed, SERVER)).toBeNull();
      expect(box.open(sealed.subarray(0, at), SERVER)).toBeNull();
    }
  });
});
