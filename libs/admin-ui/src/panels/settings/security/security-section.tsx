import { PartHeading } from '../../../layout/part-heading.tsx';
import { ChangePassword } from './change-password.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/** Who gets into the admin. */
export function SecuritySection() {
  return (
    <section className="admin-provider" aria-labelledby="security">
      <PartHeading id="security">Security</PartHeading>
      <div className="admin-security">
        <SecondFactor />
        <ChangePassword />
        <Sessions />
      </div>
    </section>
  );
}
