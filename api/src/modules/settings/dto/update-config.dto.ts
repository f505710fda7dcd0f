import { LIMITS } from '@deal-harbor/contracts';
import { Matches } from 'class-validator';
import {
  Color,
  Email,
  Flag,
  ListOf,
  MayBeAbsent,
  Text,
  Version,
} from '../../../common/validation/fields.js';

const HERO_STATS = 3;
const DOMAIN = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

export class HeroStatDto {
  @Text(20)
  value: string;

  @Text(40)
  label: string;
}

export class UpdateConfigDto {
  @MayBeAbsent()
  @Text(LIMITS.name)
  siteName?: string;

  @MayBeAbsent()
  @Text(LIMITS.shortText, 0)
  description?: string;

  @MayBeAbsent()
  @Color()
  primaryColor?: string;

  @MayBeAbsent()
  @Color()
  secondaryColor?: string;

  @MayBeAbsent()
  @Email()
  contactEmail?: string;

  @MayBeAbsent()
  @Text(LIMITS.shortText, 0)
  footerText?: string;

  @MayBeAbsent()
  @Matches(DOMAIN, { message: '$property must be a domain such as deals.example.' })
  @Text(253)
  domain?: string;

  @MayBeAbsent()
  @Flag()
  placeholderCounts?: boolean;

  @MayBeAbsent()
  @ListOf(() => HeroStatDto, HERO_STATS, HERO_STATS)
  heroStats?: HeroStatDto[];

  @Version()
  version?: number;
}
