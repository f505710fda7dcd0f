// The built product on the database of DATABASE_URL, keeping no answer: what it shows is what is stored.
import { at } from '../../../scripts/lib/project.mjs';

const load = (/** @type {string} */ module) => import(at('api/dist/src', module));

const { readEnv } = await load('config/env.js');
const { createApp } = await load('create-app.js');
const { openDataSource } = await load('database/data-source.js');
const { mountSite } = await load('start/mount.js');

const env = readEnv(process.env, process.cwd());
const dataSource = await openDataSource({ url: env.databaseUrl });
const app = await createApp(env, dataSource, {
  mountSite: mountSite({ env, projectDir: at('.'), development: false }),
  keepAnswers: false,
});
await app.listen(env.port, env.host);
