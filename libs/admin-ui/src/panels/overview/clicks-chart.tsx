import { OVERVIEW, type Overview, shortDate } from '@deal-harbor/contracts';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { Block } from './block.tsx';

const HEIGHT = 220;
const TICK = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 };

/** '5 Mar': the year goes without saying. */
const dayAndMonth = (day: unknown) => shortDate(String(day)).replace(/ \d{4}$/, '');

export default function ClicksChart({ days }: { days: Overview['clicksByDay'] }) {
  const total = days.reduce((sum, { clicks }) => sum + clicks, 0);
  return (
    <Block title={`Clicks of the last ${OVERVIEW.days} days`}>
      <p className="admin-muted">
        {total.toLocaleString('en-US')} in all. Each visitor counts once a day for each link.
      </p>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <BarChart data={days} accessibilityLayer={false} margin={{ left: -12, top: 8 }}>
            <CartesianGrid vertical={false} stroke="var(--ant-color-border-secondary)" />
            <XAxis
              dataKey="day"
              tickFormatter={dayAndMonth}
              tick={TICK}
              tickLine={false}
              minTickGap={24}
              stroke="var(--ant-color-border)"
            />
            <YAxis allowDecimals={false} tick={TICK} tickLine={false} axisLine={false} />
            <Tooltip
              labelFormatter={(day) => shortDate(String(day))}
              cursor={{ fill: 'var(--ant-color-fill-secondary)' }}
              contentStyle={{
                border: '1px solid var(--ant-color-border-secondary)',
                borderRadius: 8,
                background: 'var(--ant-color-bg-elevated)',
                color: 'var(--ant-color-text)',
              }}
              itemStyle={{ color: 'var(--ant-color-text)' }}
            />
            <Bar
              dataKey="clicks"
              name="Clicks"
              fill="var(--ant-color-primary)"
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <details className="admin-details">
        <summary>As a table</summary>
        <table className="admin-versions">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Clicks</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, clicks }) => (
              <tr key={day}>
                <th scope="row">{shortDate(day)}</th>
                <td>{clicks.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Block>
  );
}
