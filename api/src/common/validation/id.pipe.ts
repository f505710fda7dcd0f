import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/app-error.js';
import { LARGEST_ID } from './fields.js';

/** The id in a path: a positive whole number. Nothing is stored under ids of another form. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = Number(value);
    if (!/^[1-9]\d{0,9}$/.test(value) || id > LARGEST_ID) throw notFound('Entry');
    return id;
  }
}
