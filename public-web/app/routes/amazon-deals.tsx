import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/page-title.tsx';

export default function Route() {
  return (
    <div className="wrap py-10">
      <PageHead title="Top Amazon Deals" description="" path="/amazon-deals" />
      <PageTitle title="Top Amazon Deals" />
    </div>
  );
}
