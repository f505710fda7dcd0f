import { enter, expect, test } from './support/desktop.ts';
import { playSite } from './support/servers.ts';

test('the page has neither Node nor Electron, and only the bridge', async ({ desktop }) => {
  const page = await desktop.start();
  const found = await page.evaluate(() => {
    const all = globalThis as Record<string, unknown>;
    return ['require', 'process', 'module', 'Buffer', 'electron'].filter((name) => name in all);
  });
  expect(found).toEqual([]);
  const bridge = await page.evaluate(() => Object.keys(window.desktop).sort());
  expect(bridge).toEqual(['calls', 'on']);
  const preferences = await desktop.app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) => {
      // Not in the public types, but the only place where what really holds can be read.
      const used = (
        contents as unknown as { getLastWebPreferences: () => Electron.WebPreferences }
      ).getLastWebPreferences();
      const { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag } = used;
      return { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag };
    }),
  );
  expect(preferences).toEqual([
    {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    },
  ]);
});

test('the session is out of the page’s reach', async ({ desktop }) => {
  const page = await desktop.startWithSite();
  await enter(page);
  const seen = await page.evaluate(async () => {
    const answer = await fetch('/api/admin/session', { credentials: 'include' });
    return {
      authenticated: (await answer.json()).authenticated,
      cookie: document.cookie,
      headers: [...answer.headers.keys()],
      stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
    };
  });
  expect(seen.authenticated).toBe(true);
  expect(seen.cookie).toBe('');
  expect(seen.headers).not.toContain('set-cookie');
  const cookies = await desktop.app.evaluate(async ({ session }, id) => {
    const own = await session.defaultSession.cookies.get({});
    const site = await session.fromPartition(`site-${id}`).cookies.get({});
    return { own: own.length, site: site.map(({ value, httpOnly }) => ({ value, httpOnly })) };
  }, String(desktop.readSettings().current));
  expect(cookies.own).toBe(0);
  expect(cookies.site).toEqual([{ value: expect.any(String), httpOnly: true }]);
  expect(seen.stored).not.toContain(cookies.site[0]?.value);
});

test('the page runs nothing but its own scripts', async ({ desktop, allow }) => {
  allow(/Content Security Policy|unsafe-eval/);
  const page = await desktop.start();
  const policy = await page.evaluate(async () =>
    (await fetch('/')).headers.get('Content-Security-Policy'),
  );
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  const ran = await page.evaluate(async () => {
    const all = globalThis as { inline?: boolean; evaluated?: boolean };
    const script = document.createElement('script');
    script.textContent = 'globalThis.inline = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'globalThis.inline = true');
    image.src = 'data:,';
    document.body.append(image);
    // In a call of its own: the debugger's own code may evaluate whatever the policy says.
    setTimeout(() => new Function('globalThis.evaluated = true')());
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { inline: all.inline ?? false, evaluated: all.evaluated ?? false };
  });
  expect(ran).toEqual({ inline: false, evaluated: false });
});

test('the page reaches no other host, even past its content policy', async ({ desktop, allow }) => {
  allow(/./);
  let calls = 0;
  const site = await playSite((_request, response) => {
    calls += 1;
    response.setHeader('Access-Control-Allow-Origin', '*').end('{}');
  });
  const page = await desktop.start();
  const reached = (url: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          () => true,
          () => false,
        ),
      url,
    );
  expect(await reached(site.origin)).toBe(false);
  // Without the policy the network itself refuses.
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setBypassCSP', { enabled: true });
  await page.reload();
  expect(await reached(site.origin)).toBe(false);
  expect(calls).toBe(0);
  expect(await reached('app://admin/')).toBe(true);
  site.stop();
});

test('the page leads nowhere else and opens nothing', async ({ desktop, allow }) => {
  allow(/./);
  let calls = 0;
  const site = await playSite((_request, response) => {
    calls += 1;
    response.end('<h1>Elsewhere</h1>');
  });
  const page = await desktop.start();
  await page.evaluate((address) => {
    location.href = address;
  }, site.origin);
  await page.evaluate((address) => window.open(address), site.origin);
  await page.evaluate(() => window.open('/offers'));
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
    const view = document.createElement('webview');
    view.setAttribute('src', address);
    document.body.append(view);
  }, site.origin);
  await page.waitForTimeout(500);
  expect(page.url()).toBe('app://admin/');
  expect(desktop.app.windows()).toHaveLength(1);
  const contents = await desktop.app.evaluate(
    ({ webContents }) => webContents.getAllWebContents().length,
  );
  expect(contents).toBe(1);
  expect(calls).toBe(0);
  site.stop();
});

test('every permission is denied, but for copying texts', async ({ desktop, allow }) => {
  allow(/./);
  const page = await desktop.start();
  const states = await page.evaluate(async () => {
    const names = [
      'geolocation',
      'notifications',
      'camera',
      'microphone',
      'midi',
      'clipboard-read',
    ];
    const found = await Promise.all(
      names.map((name) => navigator.permissions.query({ name: name as PermissionName })),
    );
    return found.map(({ state }) => state);
  });
  expect([...new Set(states)]).toEqual(['denied']);
  const copying = { name: 'clipboard-write' as PermissionName };
  const { state } = await page.evaluate(async (query) => {
    const { state } = await navigator.permissions.query(query);
    return { state };
  }, copying);
  expect(state).toBe('granted');
  const media = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'given',
      (error) => error.name,
    ),
  );
  expect(media).not.toBe('given');
  const asked = await page.evaluate(() => Notification.requestPermission());
  expect(asked).toBe('denied');
});

test('the app’s scheme serves its own folder only', async ({ desktop, allow }) => {
  allow(/status of/);
  const page = await desktop.start();
  const status = (path: string) =>
    page.evaluate(async (address) => (await fetch(address)).status, path);
  expect(await status('/offers')).toBe(200);
  for (const path of [
    '/..%2fmain%2findex.cjs',
    '/%2e%2e/main/index.cjs',
    '/..%5cmain%5cindex.cjs',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/%2fetc%2fpasswd.txt',
    '/no/such/file.js',
  ]) {
    expect(await status(path), path).toBe(404);
  }
});

test('calls are checked: who asks, which, and with what', async ({ desktop, allow }) => {
  allow(/./);
  const page = await desktop.startWithSite();
  const wrong = await page.evaluate(async () => {
    const calls = window.desktop.calls as unknown as Record<
      string,
      (...asked: unknown[]) => Promise<{ ok: boolean }>
    >;
    const answers = [
      calls.openLink?.('file:///etc/passwd'),
      calls.openLink?.('javascript:alert(1)'),
      calls.openLink?.('http://shop.example/'),
      calls.saveFile?.({ name: '../evil', type: 'text/csv', content: '' }),
      calls.chooseSite?.({ id: 1 }),
      calls.checkSite?.('x', 'y'),
    ];
    return Promise.all(answers.map(async (answer) => (await answer)?.ok));
  });
  expect(wrong).toEqual([false, false, false, false, false, false]);
  const names = await page.evaluate(() => Object.keys(window.desktop.calls));
  expect(names).not.toContain('invoke');
  const event = await page.evaluate(() => {
    try {
      (window.desktop.on as unknown as (...asked: unknown[]) => void)('anything', () => undefined);
      return 'taken';
    } catch {
      return 'refused';
    }
  });
  expect(event).toBe('refused');

  // The same page, but from a place that is not the app's.
  const foreign = await desktop.app.evaluate(
    async ({ BrowserWindow }, preload) => {
      const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
      await window.loadURL('data:text/html,<title>Foreign</title>');
      const answer = await window.webContents.executeJavaScript('desktop.calls.readSites()');
      window.destroy();
      return answer;
    },
    `${import.meta.dirname}/../out/preload/index.cjs`,
  );
  expect(foreign).toEqual({ ok: false, problem: expect.any(String) });
});
