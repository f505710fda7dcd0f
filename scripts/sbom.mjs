// `npm run sbom [-- FILE]`: the software bill of materials (CycloneDX) of what is shipped, into sbom.cdx.json.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { shippedOnly } from './lib/bill-of-materials.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { npmJson } from './lib/npm.mjs';

const callersFolder = process.env.INIT_CWD ?? process.cwd();

await command(async () => {
  const bill = await npmJson(['sbom', '--sbom-format=cyclonedx']);
  if (!bill) throw new Failure('npm could not list the packages: it needs version 10 or later.');
  const file = resolve(callersFolder, process.argv[2] ?? 'sbom.cdx.json');
  const shipped = shippedOnly(/** @type {import('./lib/bill-of-materials.mjs').Bill} */ (bill));
  await writeFile(file, `${JSON.stringify(shipped, null, 2)}\n`);
  console.log(`${shipped.components.length} components: ${file}`);
  return 0;
});
