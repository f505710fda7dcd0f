import { BLOG_STATUSES } from '@deal-harbor/contracts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton, theme } from 'antd';
import { Panel } from '../layout/panel.tsx';
import { COUNTED, type CountedList, overviewQueries } from './overview-queries.ts';

const LISTS = Object.keys(COUNTED) as CountedList[];

export function Figures() {
  const { token } = theme.useToken();
  const queryClient = useQueryClient();
  const posts = useQuery(overviewQueries.posts());
  const style = { '--admin-line': token.colorBorderSecondary } as React.CSSProperties;
  return (
    <Panel
      title="Overview"
      extra={<Button onClick={() => void queryClient.refetchQueries()}>Refresh</Button>}
    >
      <dl className="admin-figures" style={style}>
        {LISTS.map((list) => (
          <CountOf key={list} list={list} />
        ))}
        {BLOG_STATUSES.map((status) => (
          <Figure
            key={status}
            label={`Posts (${status})`}
            query={posts}
            value={posts.data?.[status]}
          />
        ))}
      </dl>
    </Panel>
  );
}

function CountOf({ list }: { list: CountedList }) {
  const query = useQuery(overviewQueries.total(list));
  return <Figure label={COUNTED[list].label} query={query} value={query.data} />;
}

interface FigureProps {
  label: string;
  query: Pick<UseQueryResult, 'isPending'>;
  value: number | undefined;
}

function Figure({ label, query, value }: FigureProps) {
  return (
    <div className="admin-figure">
      <dt>{label}</dt>
      <dd>
        {query.isPending ? (
          <Skeleton.Button active size="small" />
        ) : (
          (value?.toLocaleString('en-US') ?? 'Not available')
        )}
      </dd>
    </div>
  );
}
