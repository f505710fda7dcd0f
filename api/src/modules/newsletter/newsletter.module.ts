import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { WelcomeMails } from './welcome/welcome-mails.js';

@Module({
  imports: [MailModule, SettingsModule],
  controllers: [NewsletterController, UnsubscribeController],
  providers: [NewsletterService, WelcomeMails],
  exports: [NewsletterService],
})
export class NewsletterModule {}
