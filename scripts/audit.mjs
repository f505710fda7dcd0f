// `npm run audit`: known vulnerabilities in what is shipped.
import { auditPackages } from './lib/audit.mjs';
import { command } from './lib/command.mjs';

await command(async () => ((await auditPackages()).failed > 0 ? 1 : 0));
