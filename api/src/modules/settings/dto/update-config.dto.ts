import { DOMAIN_PATTERN, HERO_STATS, LIMITS } from '@deal-harbor/contracts';
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

export class HeroStatDto {
  @Text(LIMITS.heroValue)
  value: string;

  @Text(LIMITS.heroLabel)
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
  @Matches(DOMAIN_PATTERN, { message: '$property must be a domain such as deals.example.' })
  @Text(LIMITS.domain)
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
