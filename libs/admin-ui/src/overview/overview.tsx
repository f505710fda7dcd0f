import { AdvertisingStatus } from './advertising-status.tsx';
import { Figures } from './figures.tsx';
import { PublicLinks } from './public-links.tsx';

export function Overview() {
  return (
    <div className="admin-panels">
      <Figures />
      <AdvertisingStatus />
      <PublicLinks />
    </div>
  );
}
