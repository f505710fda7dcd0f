import { join } from 'node:path';
import type { MountSite } from '../create-app.js';
import type { RunOptions } from './run.js';

/** The built site, or in development its source. */
export function mountSite({ env, projectDir, development }: RunOptions): MountSite {
  return async (app) => {
    if (!development) {
      const { mountBuiltSite } = await import('../modules/site/pages/mount-site.js');
      return mountBuiltSite(app, env, join(projectDir, 'public-web/build'));
    }
    const { mountSiteInDevelopment } = await import(
      '../modules/site/pages/mount-site-in-development.js'
    );
    await mountSiteInDevelopment(app, env, join(projectDir, 'public-web'));
    return null;
  };
}
