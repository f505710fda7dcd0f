import { COLOR_PATTERN, DOMAIN_PATTERN } from '@deal-harbor/contracts';
import type { FormRule } from 'antd';

export const colorRule: FormRule = {
  required: true,
  pattern: COLOR_PATTERN,
  message: 'Please enter a colour such as #FF6B00',
};

export const domainRule: FormRule = {
  pattern: DOMAIN_PATTERN,
  message: 'Please enter a domain such as deals.example',
};

export const emailRule: FormRule = {
  type: 'email',
  message: 'Please enter a valid email address.',
};
