import { baseUrl } from '../../support/settings.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

interface Media {
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  /** As `PUT /api/stores/{id}`. */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Of the body. */
  body: Schema | null;
  responses: Record<string, Media>;
  /** Whether it needs the owner's session, however it is asked for. */
  closed: boolean;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: Media;
  security?: object[];
  responses: Record<string, Media>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** What the running product says of itself. */
export async function readDocument(): Promise<ApiDocument> {
  return (await (await fetch(`${baseUrl}/api/openapi.json`)).json()) as ApiDocument;
}

export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { parameters = [], requestBody, responses, security }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content?.['application/json']?.schema ?? null,
        responses,
        closed: security !== undefined,
      }),
    ),
  );
}

/** A schema without a reference at its top. */
export function resolved({ components }: ApiDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  const found = components.schemas[name];
  if (!found) throw new Error(`${schema.$ref} is not described`);
  return found;
}
