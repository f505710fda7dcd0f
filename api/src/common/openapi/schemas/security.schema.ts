import {
  type OwnerSession,
  RECOVERY_CODES,
  type RecoveryCodes,
  type SecondFactorEnrolment,
  type SecondFactorState,
} from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import {
  Count,
  Identifier,
  Moment,
  NullableMoment,
  NullableText,
  PlainText,
  Truth,
} from './shape.js';

export class OwnerSessionSchema implements OwnerSession {
  @Identifier()
  id: number;

  @PlainText('Kind of browser and system.')
  device: string;

  @Moment()
  createdAt: string;

  @Moment()
  lastUsedAt: string;

  @Moment()
  expiresAt: string;

  @Truth('The one that asks.')
  current: boolean;
}

export class SecondFactorStateSchema implements SecondFactorState {
  @Truth()
  enabled: boolean;

  @NullableMoment()
  since: string | null;

  @Count()
  recoveryCodesLeft: number;

  @NullableText('Why codes of the authenticator are refused.')
  problem: string | null;
}

export class SecondFactorEnrolmentSchema implements SecondFactorEnrolment {
  @PlainText('Base32.')
  secret: string;

  @PlainText('`otpauth://totp/…`')
  uri: string;

  @PlainText('The address as a QR code: a data URL of an SVG.')
  picture: string;
}

export class RecoveryCodesSchema implements RecoveryCodes {
  @ApiProperty({ type: [String], minItems: RECOVERY_CODES, maxItems: RECOVERY_CODES })
  recoveryCodes: string[];
}
