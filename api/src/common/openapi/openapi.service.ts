import { type INestApplication, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppError } from '../errors/app-error.js';
import { buildDocument } from './document.js';

/** Holds the description of the API, made when it is first asked for. */
@Injectable()
export class OpenApiService {
  private build: (() => OpenAPIObject) | null = null;
  private made: OpenAPIObject | null = null;

  /** Called once by the start-up, with the application that is described. */
  describe(app: INestApplication, sessionCookie: string): void {
    this.build = () => buildDocument(app, sessionCookie);
  }

  document(): OpenAPIObject {
    if (!this.build) throw new AppError('unavailable', 'The description is not ready yet.');
    this.made ??= this.build();
    return this.made;
  }
}
