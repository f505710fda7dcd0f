import type { HeroStat, SiteConfig } from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { PlainText, Truth, Version } from './shape.js';

export class HeroStatSchema implements HeroStat {
  @PlainText()
  value: string;

  @PlainText()
  label: string;
}

export class SiteConfigSchema implements SiteConfig {
  @PlainText()
  siteName: string;

  @PlainText()
  description: string;

  @PlainText('#RRGGBB')
  primaryColor: string;

  @PlainText('#RRGGBB')
  secondaryColor: string;

  @PlainText()
  contactEmail: string;

  @PlainText()
  footerText: string;

  @PlainText()
  domain: string;

  @Truth('Whether invented review and view numbers may be shown where real ones are missing.')
  placeholderCounts: boolean;

  @ApiProperty({ type: [HeroStatSchema], minItems: 3, maxItems: 3 })
  heroStats: HeroStatSchema[];

  @Version()
  version: number;
}
