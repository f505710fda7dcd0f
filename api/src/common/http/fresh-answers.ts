import type { NextFunction, Request, Response } from 'express';

/** API answers are never kept without asking again: what the owner saves is seen at once. */
export function freshAnswers(request: Request, response: Response, next: NextFunction): void {
  if (request.path.startsWith('/api')) response.setHeader('Cache-Control', 'no-cache');
  next();
}
