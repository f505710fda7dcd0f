import type { NextFunction, Request, Response } from 'express';
import { isApiCall } from './api-call.js';

/** API answers are never kept without asking again: what the owner saves is seen at once. */
export function freshAnswers(request: Request, response: Response, next: NextFunction): void {
  if (isApiCall(request)) response.setHeader('Cache-Control', 'no-cache');
  next();
}
