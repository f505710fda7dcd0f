import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/page-title.tsx';

export default function Route() {
  return (
    <div className="wrap py-10">
      <PageHead title="Privacy Policy" description="" path="/privacy" />
      <PageTitle title="Privacy Policy" />
    </div>
  );
}
