import type { AdvertisingStatus } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';

@Injectable()
export class AdvertisingService {
  status(): AdvertisingStatus {
    return { configured: false, message: 'Google Ads automation is disabled.' };
  }
}
