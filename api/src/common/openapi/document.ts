import { API_VERSION, LIMITS, SLUG_PATTERN } from '@deal-harbor/contracts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { LARGEST_ID } from '../validation/fields.js';
import { SESSION_SCHEME } from './api-answers.decorator.js';
import { ProblemSchema } from './schemas/problem.schema.js';

const DESCRIPTION = `Everything that the site and the admin read and write.

Lists are bare arrays; \`limit\` and \`offset\` cut them, \`X-Total-Count\` gives their whole size.
Days are \`YYYY-MM-DD\`, instants ISO 8601; what is absent is \`null\`. A PUT leaves absent fields as
they are. Every error is an \`application/problem+json\` (RFC 9457).`;

/** What the pipes of path parts take. */
const PATH_PARTS: Record<string, object> = {
  id: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
  part: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
  slug: { type: 'string', pattern: SLUG_PATTERN.source, maxLength: LIMITS.slug },
};

interface Parameter {
  in?: string;
  name?: string;
  schema?: object;
}

function describePathParts(document: OpenAPIObject): void {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  for (const { parameters } of operations as { parameters?: Parameter[] }[]) {
    for (const parameter of parameters ?? []) {
      const schema = parameter.in === 'path' ? PATH_PARTS[parameter.name ?? ''] : undefined;
      if (schema) parameter.schema = schema;
    }
  }
}

/** Describes every route of the application from its code. */
export function buildDocument(app: INestApplication, sessionCookie: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Deal Harbor API')
    .setDescription(DESCRIPTION)
    .setVersion(String(API_VERSION))
    .addCookieAuth(
      sessionCookie,
      {
        type: 'apiKey',
        in: 'cookie',
        description: "The owner's session: POST /api/admin/session.",
      },
      SESSION_SCHEME,
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ProblemSchema],
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '')}_${method}`,
  });
  describePathParts(document);
  return document;
}
