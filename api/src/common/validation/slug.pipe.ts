import { LIMITS, SLUG_PATTERN } from '@deal-harbor/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/app-error.js';

/** The slug in a path. Nothing is stored under texts of another form, so they are not even looked up. */
@Injectable()
export class SlugPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (value.length > LIMITS.slug || !SLUG_PATTERN.test(value)) throw notFound('Entry');
    return value;
  }
}
