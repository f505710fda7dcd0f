import { statfs } from 'node:fs/promises';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { diskFull } from '../../common/errors/app-error.js';
import { SAFE_METHODS } from '../../common/http/safe-methods.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

/** Bytes that are left to PostgreSQL itself: without any for its log it ends, and could not even be read. */
const RESERVE = 64 * 1024 * 1024;

/** Refuses writes while the disk of the embedded database is all but full. Reads go on. */
@Injectable()
export class DiskGuard implements CanActivate {
  private readonly folder: string | null;

  constructor(@Inject(ENV) { databaseUrl, dataDir }: Env) {
    this.folder = databaseUrl === null ? dataDir : null;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method } = context.switchToHttp().getRequest<Request>();
    if (this.folder === null || SAFE_METHODS.has(method)) return true;
    const disk = await statfs(this.folder).catch(() => null);
    if (disk && disk.bavail * disk.bsize < RESERVE) throw diskFull();
    return true;
  }
}
