// Loads the app before Electron is ready, as an installed app is: some runtimes load what stands on the command
// line only afterwards, too late for the app's own scheme.
const { safeStorage } = require('electron');

const keyring = process.env.TEST_KEYRING;
if (keyring) {
  // A system with this keyring, which the machines of tests have not.
  Object.assign(safeStorage, {
    isEncryptionAvailable: () => true,
    getSelectedStorageBackend: () => keyring,
    encryptString: (text) => Buffer.from([...text].reverse().join('')),
    decryptString: (sealed) => [...sealed.toString()].reverse().join(''),
  });
}
require('../../out/main/index.cjs');
