/** How the browser of the tests is started. @param executablePath absolute */
export const chromium = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Nothing leaves the machine, whatever a test forgets to play itself.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
});
