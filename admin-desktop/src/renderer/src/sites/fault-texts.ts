import type { SiteFault } from '../../../shared/site.ts';

interface FaultText {
  title: string;
  help: string;
  /** Whether the same address may be found later. */
  again: boolean;
}

export const FAULT_TEXTS: Record<SiteFault, FaultText> = {
  malformed: {
    title: 'This is not an address',
    help: 'Type it as you would in a browser, for instance deals.example.',
    again: false,
  },
  'not-https': {
    title: 'The address needs https',
    help: 'Without https anybody on the way could read the password. Only sites on this computer may do without.',
    again: false,
  },
  offline: {
    title: 'This computer is offline',
    help: 'Connect it, and try again.',
    again: true,
  },
  unreachable: {
    title: 'The site cannot be reached',
    help: 'Check the address, or whether the site is running, and try again.',
    again: true,
  },
  certificate: {
    title: 'The certificate of the site is refused',
    help: 'It may have expired, be made for another name, or by somebody unknown. Nothing was sent to the site.',
    again: true,
  },
  moved: {
    title: 'The site answers at another address',
    help: 'Open it in a browser and copy the address from there.',
    again: false,
  },
  'not-a-site': {
    title: 'This is not a Deal Harbor site',
    help: 'Something answers at this address, but not what this app can manage.',
    again: false,
  },
  'too-old': {
    title: 'The version of the site is too old',
    help: 'Update the site, and try again.',
    again: true,
  },
};
