import { LIMITS } from '@deal-harbor/contracts';
import {
  type Guard,
  isBoolean,
  isListOf,
  isShape,
  isText,
  isTuple,
  orAbsent,
  orNull,
} from '../shared/guards.ts';
import type { Announcement, Asked, Channel, FileToSave } from '../shared/ipc.ts';

/** A list of the largest site, with room to grow. */
const LONGEST_FILE = 50_000_000;

const isSiteId = isText(64);
/** A name and not a path. */
const isFileName: Guard<string> = (value): value is string =>
  typeof value === 'string' && /^[\w][\w .()-]{0,199}$/.test(value);

/** What each call's arguments must be. */
export const ARGUMENTS: { [C in Channel]: Guard<Asked<C>> } = {
  readSites: isTuple(),
  checkSite: isTuple(isText(LIMITS.url)),
  addSite: isTuple(isText(LIMITS.url)),
  chooseSite: isTuple(orNull(isSiteId)),
  removeSite: isTuple(isSiteId),
  readKept: isTuple(),
  keepSession: isTuple(),
  forgetSession: isTuple(),
  choosePicture: isTuple(isListOf(isText(100), 20)),
  saveFile: isTuple(
    isShape<FileToSave>({ name: isFileName, type: isText(100), content: isText(LONGEST_FILE) }),
  ),
  openLink: isTuple(isText(LIMITS.url)),
  answerUnsaved: isTuple(isBoolean),
  announce: isTuple(
    isShape<Announcement>({ title: isText(200), description: orAbsent(isText(1_000)) }),
  ),
};
