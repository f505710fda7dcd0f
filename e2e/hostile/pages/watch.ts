import type { BrowserContext, Page } from 'playwright/test';
import { baseUrl } from '../../support/settings.ts';

/** What browsers told of pages that payloads had got into. */
export class Watch {
  readonly findings: string[] = [];
  private readonly context: BrowserContext;

  private constructor(context: BrowserContext) {
    this.context = context;
  }

  static async over(context: BrowserContext): Promise<Watch> {
    const watch = new Watch(context);
    await context.exposeBinding('canary', ({ page }, n) => {
      watch.findings.push(`ran: ${n} at ${page.url()}`);
    });
    await context.exposeBinding('reported', ({ page }, text) => {
      watch.findings.push(`reported: ${text} at ${page.url()}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sample, sourceFile } = event;
        const text = [effectiveDirective, blockedURI, sample, sourceFile].join(' ');
        (window as unknown as { reported: (text: string) => void }).reported(text);
      });
    });
    context.on('dialog', (dialog) => {
      watch.findings.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname.endsWith('evil.example')) watch.findings.push(`asked: ${request.url()}`);
    });
    context.on('weberror', (error) => watch.findings.push(`threw: ${error.error().message}`));
    return watch;
  }

  /** Loads a page, lets it come to life and looks at what it is made of. */
  async visit(page: Page, target: string): Promise<void> {
    await page.goto(baseUrl + target);
    await this.look(page);
  }

  /** Looks at what a page is made of now. */
  async look(page: Page): Promise<void> {
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    if (new URL(page.url()).origin !== baseUrl) this.findings.push(`left for ${page.url()}`);
    for (const fault of await page.evaluate(foreignMarkup)) {
      this.findings.push(`${fault} at ${page.url()}`);
    }
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

/** In the page: elements and attributes that no page of ours has, even those that the policy would keep from running. */
function foreignMarkup(): string[] {
  const faults: string[] = [];
  const never =
    'iframe, frame, object, embed, applet, base, portal, math, animate, set, foreignObject, noembed, x-hostile, meta[http-equiv=refresh]';
  const scripts =
    'script:not([src^="/assets/"], [src^="/api/docs/"], [type="application/json"], [type="application/ld+json"])';
  for (const element of document.querySelectorAll(`${never}, ${scripts}`)) {
    faults.push(element.outerHTML.slice(0, 100));
  }
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const scheme = /^(javascript|vbscript|data:text|blob|filesystem)/i;
      const plain = [...value].filter((letter) => letter > ' ').join('');
      const leads = /^(xlink:)?(href|src|action|formaction|data|poster|background|ping)$/i.test(
        name,
      );
      if (/^on/i.test(name) || name === 'srcdoc' || (leads && scheme.test(plain))) {
        faults.push(`${element.localName} ${name}=${value.slice(0, 60)}`);
      }
    }
  }
  return faults;
}
